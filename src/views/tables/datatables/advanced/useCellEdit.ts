import { dateOf, dayTextOf } from '@core/dateText'
import { messageOf } from '@core/validation/validationMessage'
import { useErrorText } from '@core/hooks/useErrorText'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWrite } from '@/redux/app/useWrite'
import type { TableRow } from '@/redux/tables/datatables/schema'
import { tableRowChangeSchema } from '@/redux/tables/datatables/schema'
import { updateRow } from '@/redux/tables/datatables/slice'
import type { EditableKey } from './fields'

/** What is being typed into a cell, and what is wrong with it. */
interface Draft {
  readonly text: string
  readonly error?: string
}

/** A field as the cell's control takes it. */
function editableText(row: TableRow, field: EditableKey): string {
  return field === 'start_date' ? dayTextOf(dateOf(row.start_date)) : String(row[field])
}

/** Edits one field of a row in its place. A value that is refused stays in the cell, with the reason. */
export function useCellEdit(row: TableRow, field: EditableKey) {
  const { t } = useTranslation('datatables')
  const { write } = useWrite()
  const errorText = useErrorText()
  const [draft, setDraft] = useState<Draft | null>(null)

  async function revert(text: string) {
    const before = tableRowChangeSchema.safeParse({ id: row.id, [field]: text })
    if (before.success) await write(updateRow, before.data)
  }

  /** @returns whether the cell can be left */
  async function save(): Promise<boolean> {
    if (!draft) return true
    const before = editableText(row, field)
    if (draft.text.trim() === before) {
      setDraft(null)
      return true
    }
    // A number that was emptied is no 0.
    const value = draft.text.trim() === '' && typeof row[field] === 'number' ? null : draft.text
    const change = tableRowChangeSchema.safeParse({ id: row.id, [field]: value }, { error: messageOf })
    if (!change.success) {
      setDraft({ ...draft, error: change.error.issues[0]?.message ?? '' })
      return false
    }
    setDraft(null)
    await write(updateRow, change.data, {
      done: t('toast.saved', { name: row.full_name }),
      undo: () => revert(before),
      refused(error) {
        setDraft({ ...draft, error: error.fields[field]?.[0] ?? errorText(error) })
        return true
      },
    })
    return true
  }

  return {
    draft,
    start: () => {
      setDraft({ text: editableText(row, field) })
    },
    type: (text: string) => {
      setDraft({ text })
    },
    cancel: () => {
      setDraft(null)
    },
    save,
  }
}
