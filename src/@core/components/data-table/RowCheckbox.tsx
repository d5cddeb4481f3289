import { useEffect, useRef, type ChangeEvent } from 'react'

interface RowCheckboxProps {
  /** Accessible name, such as "Select Ada Lovelace". */
  label: string
  isChecked: boolean
  /** Only some rows of the page are selected. */
  isMixed?: boolean
  /** `isRange`: the Shift key was held. */
  onToggle: (isRange: boolean) => void
}

/** Selects a row, or a page of rows. `isMixed`: only some rows are selected. */
export function RowCheckbox({ label, isChecked, isMixed = false, onToggle }: RowCheckboxProps) {
  const ref = useRef<HTMLInputElement>(null)

  useEffect(() => {
    if (ref.current) ref.current.indeterminate = isMixed
  }, [isMixed])

  function handleChange({ nativeEvent }: ChangeEvent) {
    onToggle(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
  }

  return (
    <input
      ref={ref}
      type="checkbox"
      className="form-check-input"
      aria-label={label}
      checked={isChecked}
      onChange={handleChange}
    />
  )
}
