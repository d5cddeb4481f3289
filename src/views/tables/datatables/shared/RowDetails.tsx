import { cellText } from '@core/export/table'
import type { TableRow } from '@/redux/tables/datatables/schema'
import { useRowFields } from './fields'
import styles from './row-details.module.scss'

/** Includes hidden columns. */
export function RowDetails({ row }: { row: TableRow }) {
  const { id: _id, ...fields } = useRowFields()
  return (
    <dl className={styles.rowDetails}>
      {Object.values(fields).map(({ key, label, text }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>
            <bdi>{cellText(text(row)) || '–'}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}
