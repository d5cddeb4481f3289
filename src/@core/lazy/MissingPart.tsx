import { useTranslation } from 'react-i18next'
import { Alert } from '../components/Alert'
import { Button } from '../components/button/Button'
import { useReconnect } from '../hooks/useOnline'
import { OutdatedError } from './fetchPart'

export interface MissingProps {
  /** Distinguishes an outdated page from a lost connection. */
  readonly error: unknown
  /** Whether the code is being loaded again. */
  readonly isPending: boolean
  readonly onRetry: () => void
}

/** Error state of a part whose code cannot be loaded. Sticky, so a dialog's is visible at any scroll position. */
export function MissingPart({ error, isPending, onRetry }: MissingProps) {
  const { t } = useTranslation('core')
  useReconnect(true, onRetry)
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
