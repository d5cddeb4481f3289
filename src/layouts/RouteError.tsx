import { ErrorState } from '@core/components/ErrorState'
import { useTranslation } from 'react-i18next'
import { useRouteError } from 'react-router-dom'

/** A file of an older build is gone after a redeploy: nothing but a reload brings the new ones. */
function isMissingFile(error: unknown): boolean {
  return error instanceof Error && /dynamically imported module|Importing a module script failed|preload CSS/i.test(error.message)
}

/** Stands in for a page that could not be loaded or failed while it was shown. The menus around it go on working. */
export function RouteError() {
  const { t } = useTranslation('core')
  const error = useRouteError()
  const isOutdated = isMissingFile(error)
  return (
    <main className="route-error">
      <h1 className="visually-hidden" tabIndex={-1}>{t(isOutdated ? 'routeError.outdated' : 'routeError.title')}</h1>
      <ErrorState
        title={t(isOutdated ? 'routeError.outdated' : 'routeError.title')}
        onRetry={() => { window.location.reload() }}
      />
    </main>
  )
}
