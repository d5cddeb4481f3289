import { useTranslation } from 'react-i18next'
import { Alert } from '../components/Alert'
import { Button } from '../components/button/Button'
import { OutdatedError } from './fetchPart'

export interface MissingProps {
  readonly error: unknown
  /** While it is being tried again. */
  readonly isPending: boolean
  readonly onRetry: () => void
}

/** Stands where a part would be whose code cannot be had; that of a dialog is in sight wherever the page is scrolled to. */
export function MissingPart({ error, isPending, onRetry }: MissingProps) {
  const { t } = useTranslation('core')
  const isOutdated = error instanceof OutdatedError
  return (
    <div className="sticky-top sticky-bottom">
      <Alert tone="danger" title={isOutdated ? t('routeError.outdated') : t('missingPart')}>
        <Button
          size="sm"
          className="mt-2"
          pending={isPending}
          onClick={isOutdated ? () => window.location.reload() : onRetry}
        >
          {isOutdated ? t('reload') : t('tryAgain')}
        </Button>
      </Alert>
    </div>
  )
}
