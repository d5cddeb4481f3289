import { ErrorState } from '@core/components/ErrorState'
import { useOnline, useReconnect } from '@core/hooks/useOnline'
import { OutdatedError } from '@core/lazy/fetchPart'
import type { MissingProps } from '@core/lazy/MissingPart'
import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate, useRouteError } from 'react-router-dom'
import { InShellContext } from './inShell'

/** Shown when a page's code fails to load. The menus keep working. Offline, retries when the connection returns. */
export function MissingPage({ error, isPending, onRetry }: MissingProps) {
  const { t } = useTranslation('core')
  const isInShell = use(InShellContext)
  const isOutdated = error instanceof OutdatedError
  const isOffline = !useOnline()
  useReconnect(true, onRetry)
  const [title, text] = isOffline
    ? [t('routeError.offline'), t('routeError.offlineText')]
    : isOutdated
      ? [t('routeError.outdated'), t('routeError.outdatedText')]
      : [t('routeError.title'), t('routeError.text')]
  const Frame = isInShell ? 'div' : 'main'
  return (
    <Frame className="route-error">
      <title>{t('documentTitle', { title })}</title>
      <h1 className="visually-hidden" tabIndex={-1}>
        {title}
      </h1>
      <ErrorState
        title={title}
        text={text}
        isPending={isPending}
        isOffline={isOffline}
        retryLabel={isOutdated ? t('reload') : undefined}
        onRetry={isOutdated ? () => window.location.reload() : onRetry}
      />
    </Frame>
  )
}

/** Shown when a page throws while rendering. Retry renders the page again. */
export function RouteError() {
  const error = useRouteError()
  const navigate = useNavigate()
  const place = useLocation()
  return <MissingPage error={error} isPending={false} onRetry={() => void navigate(place, { replace: true })} />
}
