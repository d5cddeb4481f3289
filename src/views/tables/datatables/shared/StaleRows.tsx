import { StaleAlert } from '@core/components/StaleAlert'
import { useTranslation } from 'react-i18next'
import { useAppSelector } from '@/redux/app/hooks'
import { selectRowList } from '@/redux/tables/datatables/slice'

/** Says that the rows on screen could not be had anew. */
export function StaleRows({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('datatables')
  const { rows, request } = useAppSelector(selectRowList)
  if (request.status !== 'failed' || rows.length === 0) return null
  return <StaleAlert title={t('list.notRefreshed')} error={request.error} onRetry={onRetry} />
}
