import { useTranslation } from 'react-i18next'
import type { MissingProps } from '../../lazy/MissingPart'
import { Alert } from '../Alert'
import { Button } from '../button/Button'

/** Stands in the form where the editor cannot be loaded. */
export function MissingEditor({ isPending, onRetry }: MissingProps) {
  const { t } = useTranslation(['kit', 'core'])
  return (
    <div className="rich-text">
      <Alert tone="danger" title={t('richText.failed')}>
        <div className="cluster">
          {t('richText.failedText')}
          <Button size="sm" pending={isPending} onClick={onRetry}>
            {t('core:tryAgain')}
          </Button>
        </div>
      </Alert>
    </div>
  )
}
