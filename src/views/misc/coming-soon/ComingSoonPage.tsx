import { createAppAbility } from '@core/auth/ability'
import { Button } from '@core/components/button/Button'
import { LinkButton } from '@core/components/button/LinkButton'
import { MessagePage } from '@core/components/MessagePage'
import { ComingSoon } from '@core/illustrations/ComingSoon'
import { lazyPart } from '@core/lazy/lazyPart'
import { dateOf } from '@core/zonedTime'
import { House, Users } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { publicPaths } from '@/configs/publicPaths'
import { useAppSelector, useRequest } from '@/redux/app/hooks'
import { fetchLaunch, selectLaunch } from '@/redux/misc/coming-soon/slice'
import { selectRules } from '@/redux/shell/session/slice'
import { useNow } from '@/utility/hooks/useNow'
import { Countdown } from './Countdown'
import { NotifyForm } from './NotifyForm'

const WaitingDialog = lazyPart(() => import('./WaitingDialog').then(({ WaitingDialog }) => WaitingDialog))

/** Opens the waiting list for users who may update data. */
function WaitingButton() {
  const { t } = useTranslation('comingSoon')
  const rules = useAppSelector(selectRules)
  const [isOpen, setOpen] = useState(false)
  // Outside the shell, no ability context exists.
  if (!createAppAbility(rules).can('update', 'Data')) return null
  return (
    <>
      <Button icon={<Users aria-hidden="true" />} onClick={() => setOpen(true)}>
        {t('waiting.open')}
      </Button>
      {isOpen && (
        <Suspense>
          <WaitingDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

export function ComingSoonPage() {
  const { t } = useTranslation('comingSoon')
  const retry = useRequest(fetchLaunch, undefined)
  const launch = useAppSelector(selectLaunch)
  const now = useNow(1000)
  const isOpen = launch.data !== null && dateOf(launch.data.launchesAt) <= now

  return (
    <MessagePage
      title={t(isOpen ? 'openTitle' : 'title')}
      picture={<ComingSoon />}
      actions={
        <>
          <LinkButton to={publicPaths.home.href()} icon={<House aria-hidden="true" />}>
            {t('home')}
          </LinkButton>
          <WaitingButton />
        </>
      }
    >
      <p>{t(isOpen ? 'openText' : 'text')}</p>
      {!isOpen && (
        <>
          <Countdown launch={launch} now={now} onRetry={retry} />
          <NotifyForm />
        </>
      )}
    </MessagePage>
  )
}
