import type { TableRow } from '@/redux/tables/datatables/schema'
import { fieldText, rowFields, useRowTexts } from './fields'
import styles from './row-details.module.scss'

/** All fields of a row, including hidden columns. */
export function RowDetails({ row }: { row: TableRow }) {
  const texts = useRowTexts()
  return (
    <dl className={styles.rowDetails}>
      {rowFields
        .filter(({ text }) => text)
        .map(({ key, label }) => (
          <div key={key}>
            <dt>{label(texts)}</dt>
            <dd>
              <bdi>{fieldText(row, key, texts) || '–'}</bdi>
            </dd>
          </div>
        ))}
    </dl>
  )
}
