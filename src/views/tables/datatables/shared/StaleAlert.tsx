import { Alert } from '@core/components/Alert'
import { Button } from '@core/components/button/Button'
import { useErrorText } from '@core/hooks/useErrorText'
import { useTranslation } from 'react-i18next'
import { useAppSelector } from '@/redux/app/hooks'
import { selectRowList } from '@/redux/tables/datatables/slice'

/** Says that the rows on screen could not be had anew. */
export function StaleAlert({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('datatables')
  const errorText = useErrorText()
  const { rows, request } = useAppSelector(selectRowList)
  if (request.status !== 'failed' || rows.length === 0) return null
  return (
    <Alert tone="danger" title={t('list.notRefreshed')}>
      <div className="cluster">
        {errorText(request.error)}
        <Button size="sm" onClick={onRetry}>
          {t('list.retry')}
        </Button>
      </div>
    </Alert>
  )
}
