import { LinkButton } from '@core/components/button/LinkButton'
import { MessagePage } from '@core/components/MessagePage'
import { ComingSoon } from '@core/illustrations/ComingSoon'
import { House } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { publicPaths } from '@/navigation/publicPaths'
import { useAppSelector, useRequest } from '@/redux/app/hooks'
import { fetchLaunch, selectLaunch } from '@/redux/misc/coming-soon/slice'
import { useNow } from '@/utility/hooks/useNow'
import { Countdown } from './Countdown'
import { NotifyForm } from './NotifyForm'

/** Says when the product opens, and takes the addresses of those who want to be told. */
export function Component() {
  const { t } = useTranslation('comingSoon')
  const retry = useRequest(fetchLaunch, undefined)
  const launch = useAppSelector(selectLaunch)
  const now = useNow(1000)
  const isOpen = launch.data !== null && new Date(launch.data.launchesAt) <= now

  return (
    <MessagePage
      title={t(isOpen ? 'openTitle' : 'title')}
      picture={<ComingSoon />}
      actions={
        <LinkButton to={publicPaths.home.href()} icon={<House aria-hidden="true" />}>
          {t('home')}
        </LinkButton>
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
