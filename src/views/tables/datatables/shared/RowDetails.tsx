import { useTranslation } from 'react-i18next'
import type { TableRow } from '@/redux/tables/datatables/schema'
import { fieldKeys } from './rowLabels'
import { fields } from './fields'
import { useFieldText } from './useFieldText'
import styles from './row-details.module.scss'

/** All there is to know about a row, whichever columns show. */
export function RowDetails({ row }: { row: TableRow }) {
  const { t } = useTranslation('datatables')
  const fieldText = useFieldText()
  return (
    <dl className={styles.rowDetails}>
      {fields.map((field) => (
        <div key={field}>
          <dt>{t(`field.${fieldKeys[field]}`)}</dt>
          <dd>
            <bdi>{fieldText(row, field) || '–'}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}
