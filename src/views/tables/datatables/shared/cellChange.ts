import { dateOf, dayTextOf } from '@core/zonedTime'
import { messageOf } from '@core/validation/validationMessage'
import type { TableRow, TableRowChange } from '@/redux/tables/datatables/schema'
import { tableRowChangeSchema } from '@/redux/tables/datatables/schema'
import type { EditableKey } from './fields'

export function editableText(row: TableRow, field: EditableKey): string {
  return field === 'start_date' ? dayTextOf(dateOf(row.start_date)) : String(row[field])
}

/** Validates a cell's text. Returns the change or an error message. */
export function changeOf(
  row: TableRow,
  field: EditableKey,
  text: string,
): { change: TableRowChange } | { error: string } {
  // An empty number field is not 0.
  const value = text.trim() === '' && typeof row[field] === 'number' ? null : text
  const result = tableRowChangeSchema.safeParse({ id: row.id, [field]: value }, { error: messageOf })
  return result.success ? { change: result.data } : { error: result.error.issues[0]?.message ?? '' }
}
