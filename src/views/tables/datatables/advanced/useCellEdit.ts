import { useErrorText } from '@core/hooks/useErrorText'
import { useState } from 'react'
import type { TableRow } from '@/redux/tables/datatables/schema'
import { changeOf, editableText } from '../shared/cellChange'
import type { EditableKey } from '../shared/fields'
import { useCellWrite } from '../shared/useCellWrite'

interface Draft {
  readonly text: string
  readonly error?: string
}

/** Edits a field in its cell. A rejected value stays in the cell, with the reason. */
export function useCellEdit(row: TableRow, field: EditableKey) {
  const write = useCellWrite()
  const errorText = useErrorText()
  const [draft, setDraft] = useState<Draft | null>(null)

  /** @returns whether the cell can close */
  async function save(): Promise<boolean> {
    if (!draft) return true
    if (draft.text.trim() === editableText(row, field)) {
      setDraft(null)
      return true
    }
    const asked = changeOf(row, field, draft.text)
    if ('error' in asked) {
      setDraft({ ...draft, error: asked.error })
      return false
    }
    setDraft(null)
    await write(row, field, asked.change, (error) => {
      setDraft({ ...draft, error: error.fields[field]?.[0] ?? errorText(error) })
      return true
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
