import { dateOf, dayTextOf } from '@core/zonedTime'
import { messageOf } from '@core/validation/validationMessage'
import type { TableRow, TableRowChange } from '@/redux/tables/datatables/schema'
import { tableRowChangeSchema } from '@/redux/tables/datatables/schema'
import type { EditableKey } from './fields'

/** A field as a control takes it. */
export function editableText(row: TableRow, field: EditableKey): string {
  return field === 'start_date' ? dayTextOf(dateOf(row.start_date)) : String(row[field])
}

/** The change that a text in a cell asks for, or what is wrong with the text. */
export function changeOf(
  row: TableRow,
  field: EditableKey,
  text: string,
): { change: TableRowChange } | { error: string } {
  // A number that was emptied is no 0.
  const value = text.trim() === '' && typeof row[field] === 'number' ? null : text
  const result = tableRowChangeSchema.safeParse({ id: row.id, [field]: value }, { error: messageOf })
  return result.success ? { change: result.data } : { error: result.error.issues[0]?.message ?? '' }
}
