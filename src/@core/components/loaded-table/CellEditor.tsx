import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import type { CustomCellEditorContext } from 'react-data-table-component'
import { flushSync } from 'react-dom'
import { controlProps, FieldNotes } from '../forms/Field'
import type { CellEdit } from './loadedColumn'

/** Keyboard access to an editable cell: the library opens cells by click only. The click bubbles to the cell. */
export function CellTrigger({ label, children }: { label: string; children: ReactNode }) {
  return (
    <button type="button" className="cell-trigger" aria-label={label}>
      {children}
    </button>
  )
}

interface CellEditorProps<Row> {
  row: Row
  edit: CellEdit<Row>
  context: CustomCellEditorContext
}

/** Editor of a cell. Enter and blur save; Escape restores the value. */
export function CellEditor<Row>({ row, edit, context }: CellEditorProps<Row>) {
  const id = useId()
  const [error, setError] = useState<string>()
  const isDone = useRef(false)
  const { value, setValue, commit, cancel, inputRef } = context

  function close(isSaved: boolean) {
    isDone.current = true
    if (isSaved) commit()
    else cancel()
  }
  function save() {
    if (isDone.current) return
    const problem = value.trim() === edit.text(row) ? undefined : edit.check(row, value)
    if (problem === undefined) close(value.trim() !== edit.text(row))
    else setError(problem)
  }
  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    if ((event.key !== 'Enter' && event.key !== 'Escape') || event.nativeEvent.isComposing) return
    event.preventDefault()
    event.stopPropagation()
    const cell = event.currentTarget.closest('.rdt_TableCell')
    flushSync(() => (event.key === 'Enter' ? save() : close(false)))
    cell?.querySelector('button')?.focus()
  }

  const control = {
    ...controlProps(id, undefined, error),
    ref: inputRef,
    'aria-label': edit.labels(row).control,
    value,
    onChange: ({ target }: { target: { value: string } }) => {
      setError(undefined)
      setValue(target.value)
    },
    onKeyDown: handleKeyDown,
    onBlur: save,
  }
  return (
    <div className="cell-editor">
      {edit.kind === 'select' ? (
        <select className="form-select form-select-sm" {...control}>
          {edit.options?.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      ) : (
        <input className="form-control" type={edit.kind} {...control} />
      )}
      <FieldNotes id={id} hint={undefined} error={error} />
    </div>
  )
}
