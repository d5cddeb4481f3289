import { useTranslation } from 'react-i18next'
import type { TableRow } from '@/redux/tables/datatables/schema'
import { useFormat } from '@/utility/hooks/useFormat'
import { statusKeys } from './rowLabels'
import type { FieldKey } from './fields'

/** Writes a field of a row as people read it: in cells, details and exports. */
export function useFieldText(): (row: TableRow, field: FieldKey) => string {
  const { t } = useTranslation('datatables')
  const format = useFormat()
  return (row, field) => {
    switch (field) {
      case 'start_date':
        return format.date(row.start_date)
      case 'salary':
        return format.money(row.salary * 100)
      case 'age':
        return format.number(row.age)
      case 'experience':
        return t('list.years', { count: row.experience })
      case 'status':
        return t(`status.${statusKeys[row.status]}`)
      case 'full_name':
      case 'post':
      case 'email':
      case 'city':
        return row[field]
    }
  }
}
