import { cx } from '@core/components/cx'
import { FieldNotes } from '@core/components/forms/Field'
import { useEffect, useId, useRef, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { TableRow } from '@/redux/tables/datatables/schema'
import type { EditableKey } from '../shared/fields'
import { statusChoices } from '../shared/fields'
import { useCellEdit } from './useCellEdit'
import styles from './advanced.module.scss'

export interface EditableCellProps {
  row: TableRow
  field: EditableKey
  text: string
  children: ReactNode
}

const inputTypes = {
  post: 'text',
  email: 'email',
  city: 'text',
  start_date: 'date',
  salary: 'number',
  age: 'number',
  experience: 'number',
} as const satisfies Record<Exclude<EditableKey, 'status'>, string>

/** Enter, F2 or a click starts editing. Enter or blur saves; Escape restores the value. */
export function EditableCell({ row, field, text, children }: EditableCellProps) {
  const { t } = useTranslation('datatables')
  const { draft, start, type, cancel, save } = useCellEdit(row, field)
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const control = useRef<HTMLInputElement & HTMLSelectElement>(null)
  const isBack = useRef(false)
  const isEditing = draft !== null
  const label = t('edit.cell', { field: t(`field.${field}`), name: row.full_name })

  useEffect(() => {
    if (isEditing) control.current?.focus()
    else if (isBack.current) button.current?.focus()
    isBack.current = false
  }, [isEditing])

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      event.stopPropagation()
      isBack.current = true
      cancel()
    }
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault()
      isBack.current = true
      void save()
    }
  }

  if (!draft) {
    return (
      <button
        ref={button}
        type="button"
        className={cx(styles.cellButton, typeof row[field] === 'number' && field !== 'status' && 'is-numeric')}
        aria-label={t('edit.open', { field: t(`field.${field}`), value: text })}
        onClick={start}
        onKeyDown={(event) => {
          if (event.key === 'F2') start()
        }}
      >
        {children}
      </button>
    )
  }

  const shared = {
    id,
    ref: control,
    'aria-label': label,
    'aria-invalid': draft.error ? true : undefined,
    'aria-describedby': draft.error ? `${id}-error` : undefined,
    value: draft.text,
    onChange: ({ target }: { target: { value: string } }) => {
      type(target.value)
    },
    onKeyDown: handleKeyDown,
    onBlur: (_event: FocusEvent) => void save(),
  } as const
  return (
    <div className={styles.cellEditor}>
      {field === 'status' ? (
        <select className="form-select form-select-sm" {...shared}>
          {statusChoices(t).map(({ value, label: status }) => (
            <option key={value} value={value}>
              {status}
            </option>
          ))}
        </select>
      ) : (
        <input className="form-control" type={inputTypes[field]} {...shared} />
      )}
      <FieldNotes id={id} hint={undefined} error={draft.error} />
    </div>
  )
}
