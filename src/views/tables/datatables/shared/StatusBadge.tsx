import { Badge } from '@core/components/Badge'
import { useTranslation } from 'react-i18next'
import type { TableRow } from '@/redux/tables/datatables/schema'
import { statusKeys, statusTones } from './rowLabels'

/** How somebody stands with the company. */
export function StatusBadge({ status }: { status: TableRow['status'] }) {
  const { t } = useTranslation('datatables')
  return <Badge tone={statusTones[status]}>{t(`status.${statusKeys[status]}`)}</Badge>
}
