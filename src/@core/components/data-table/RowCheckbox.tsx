import { useEffect, useRef, type ChangeEvent } from 'react'

interface RowCheckboxProps {
  label: string
  isChecked: boolean
  isMixed?: boolean
  onToggle: (isRange: boolean) => void
}

/** A checkbox of a table: of a row, or of a page with some rows selected. */
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
