import { ErrorState } from '@core/components/ErrorState'
import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate, useRouteError } from 'react-router-dom'
import { InShellContext } from './inShell'

/** A file of an older build is gone after a redeploy: nothing but a reload brings the new ones. */
function isMissingFile(error: unknown): boolean {
  const missing = /dynamically imported module|Importing a module script failed|preload CSS/i
  return error instanceof Error && missing.test(error.message)
}

/** Stands in for a page that could not be loaded or failed while it was shown. The menus around it go on working. */
export function RouteError() {
  const { t } = useTranslation('core')
  const error = useRouteError()
  const navigate = useNavigate()
  const place = useLocation()
  const isInShell = use(InShellContext)
  // Without a connection every file is missing; a reload would lose the page as well.
  const isOutdated = isMissingFile(error) && navigator.onLine
  const title = isOutdated ? t('routeError.outdated') : t('routeError.title')
  const Frame = isInShell ? 'div' : 'main'

  function retry() {
    if (isOutdated) window.location.reload()
    else void navigate(place, { replace: true }) // The page is made again.
  }
  return (
    <Frame className="route-error">
      <title>{t('documentTitle', { title })}</title>
      <h1 className="visually-hidden" tabIndex={-1}>
        {title}
      </h1>
      <ErrorState
        title={title}
        text={isOutdated ? t('routeError.outdatedText') : t('routeError.text')}
        onRetry={retry}
      />
    </Frame>
  )
}
