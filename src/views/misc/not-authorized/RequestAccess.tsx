import { announce } from '@core/components/announce'
import { Button } from '@core/components/button/Button'
import { ButtonWithReason } from '@core/components/button/ButtonWithReason'
import { KeyRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useAppSelector, useRequest } from '@/redux/app/hooks'
import { useWrite } from '@/redux/app/useWrite'
import { askForAccess, fetchAccessRequests, selectAccess } from '@/redux/shell/access/slice'
import { useFormat } from '@/utility/hooks/useFormat'

function withoutParameters(page: string): string {
  return page.replace(/[?#].*$/s, '')
}

/** Requests access from the administrators once. Afterwards shows the time of the request. */
export function RequestAccess({ page }: { page: string }) {
  const { t } = useTranslation('notAuthorized')
  const { write, isPending } = useWrite()
  const format = useFormat()
  useRequest(fetchAccessRequests, undefined)
  const { requests } = useAppSelector(selectAccess)
  const asked = requests.find((request) => withoutParameters(request.page) === withoutParameters(page))

  async function ask() {
    if (await write(askForAccess, page)) announce(t('request.done'))
  }

  const icon = <KeyRound aria-hidden="true" />
  if (asked) {
    return (
      <ButtonWithReason icon={icon} reason={t('request.reason', { time: format.dateTime(asked.time) })}>
        {t('request.asked')}
      </ButtonWithReason>
    )
  }
  return (
    <Button variant="primary" icon={icon} pending={isPending} onClick={() => void ask()}>
      {t('request.ask')}
    </Button>
  )
}
