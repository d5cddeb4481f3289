import { useContext, type ComponentProps } from 'react'
import { SlotsContext } from './slots'

interface SelectBoxProps extends ComponentProps<'input'> {
  /** By the names that the library gives its checkboxes, which are English and tell a row by its key. */
  names?: ReadonlyMap<string, string>
}

/** A checkbox of the table, as large as a finger needs it. */
export function SelectBox({ name = '', names, onClick, ...props }: SelectBoxProps) {
  const { beforeSelection } = useContext(SlotsContext)
  return (
    <label className="select-target">
      <input
        {...props}
        className="form-check-input"
        aria-label={names?.get(name)}
        onClick={(event) => {
          beforeSelection()
          onClick?.(event)
        }}
      />
    </label>
  )
}
