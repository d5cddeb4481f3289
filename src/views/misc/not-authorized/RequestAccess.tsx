import { announce } from '@core/components/announce'
import { Button } from '@core/components/button/Button'
import { ReasonedButton } from '@core/components/button/ReasonedButton'
import { useErrorText } from '@core/hooks/useErrorText'
import { toast } from '@core/toast/toast'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppDispatch, useAppSelector, useRequest } from '@/redux/app/hooks'
import { askForAccess, fetchAccessRequests, selectAccess } from '@/redux/shell/access/slice'
import { useFormat } from '@/utility/hooks/useFormat'

function withoutParameters(page: string): string {
  return page.replace(/[?#].*$/s, '')
}

/** Asks the administrators for a page, once; from then on it says when that was. */
export function RequestAccess({ page }: { page: string }) {
  const { t } = useTranslation('notAuthorized')
  const dispatch = useAppDispatch()
  const format = useFormat()
  const errorText = useErrorText()
  useRequest(fetchAccessRequests, undefined)
  const { requests } = useAppSelector(selectAccess)
  const [isAsking, setAsking] = useState(false)
  const asked = requests.find((request) => withoutParameters(request.page) === withoutParameters(page))

  async function ask() {
    setAsking(true)
    const result = await dispatch(askForAccess(page))
    setAsking(false)
    if (askForAccess.fulfilled.match(result)) announce(t('request.done'))
    else if (result.payload) toast.error(errorText(result.payload), { retry: () => void ask() })
  }

  const icon = <KeyRound aria-hidden="true" />
  if (asked) {
    return (
      <ReasonedButton icon={icon} reason={t('request.reason', { time: format.dateTime(asked.time) })}>
        {t('request.asked')}
      </ReasonedButton>
    )
  }
  return (
    <Button variant="primary" icon={icon} pending={isAsking} onClick={() => void ask()}>
      {t('request.ask')}
    </Button>
  )
}
