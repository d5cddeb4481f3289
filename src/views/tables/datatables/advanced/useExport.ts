import { dateOf, dayTextOf } from '@core/zonedTime'
import type { ExportKind } from '@core/export/exportKinds'
import type { Cell } from '@core/export/table'
import { useExportTable } from '@core/export/useExportTable'
import { useErrorText } from '@core/hooks/useErrorText'
import { toast } from '@core/toast/toast'
import { useTranslation } from 'react-i18next'
import { useAppDispatch } from '@/redux/app/hooks'
import type { TableRow } from '@/redux/tables/datatables/schema'
import { rows as resource } from '@/redux/tables/datatables/slice'
import { fieldKeys } from '../shared/rowLabels'
import type { FieldKey } from '../shared/fields'
import { useFieldText } from '../shared/useFieldText'
import type { RowListState } from './useRowList'

/** Which rows leave the product: those that are selected, on whichever page; those on screen; or all that match. */
export type ExportScope = 'selection' | 'page' | 'all'

/** The backend sets no upper limit to a page, so that one call has them all. */
const everyRow = { page: 1, perPage: 100_000 } as const

/** Takes rows out of the product, in the reader's language, with the columns that show. */
export function useExport(list: RowListState, selectedIds: readonly number[], shown: readonly FieldKey[]) {
  const { t } = useTranslation('datatables')
  const dispatch = useAppDispatch()
  const errorText = useErrorText()
  const fieldText = useFieldText()
  const exportTable = useExportTable()

  function toCell(row: TableRow, field: FieldKey): Cell {
    const text = fieldText(row, field)
    switch (field) {
      case 'start_date':
        return { text, day: dayTextOf(dateOf(row.start_date)) }
      case 'salary':
        return { text, number: row.salary, currency: 'USD' }
      case 'age':
      case 'experience':
        return { text, number: row[field] }
      default:
        return text
    }
  }

  async function load(scope: ExportScope): Promise<readonly TableRow[] | null> {
    if (scope === 'page') return list.rows
    const order = { sort: list.params.sort, sortColumn: list.params.sortColumn }
    const query = scope === 'all' ? { ...list.query, ...everyRow } : { ...order, ...everyRow }
    const result = await dispatch(resource.collect(query))
    if (resource.collect.fulfilled.match(result)) {
      const { rows } = result.payload
      return scope === 'all' ? rows : rows.filter(({ id }) => selectedIds.includes(id))
    }
    if (result.payload) toast.error(errorText(result.payload))
    return null
  }

  return async function run(kind: ExportKind, scope: ExportScope): Promise<void> {
    const rows = await load(scope)
    if (!rows) return
    await exportTable(kind, {
      name: t('export.name'),
      head: shown.map((field) => t(`field.${fieldKeys[field]}`)),
      rows: rows.map((row) => shown.map((field) => toCell(row, field))),
    })
  }
}
