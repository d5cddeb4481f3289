import { useId } from 'react'
import { useFormat } from '@/utility/hooks/useFormat'

interface Choice {
  value: string
  label: string
  count: number
}

interface CheckGroupProps {
  title: string
  choices: readonly Choice[]
  chosen: readonly string[]
  onToggle: (value: string) => void
}

/** Values of which any can be on, each with the number of products that have it. */
export function CheckGroup({ title, choices, chosen, onToggle }: CheckGroupProps) {
  const id = useId()
  const format = useFormat()
  return (
    <fieldset className="filter-group">
      <legend>{title}</legend>
      {choices.map(({ value, label, count }) => (
        <label key={value} className="filter-choice" htmlFor={`${id}-${value}`}>
          <input
            type="checkbox"
            className="check"
            id={`${id}-${value}`}
            checked={chosen.includes(value)}
            onChange={() => {
              onToggle(value)
            }}
          />
          <span>{label}</span>
          <span className="filter-count tabular">{format.number(count)}</span>
        </label>
      ))}
    </fieldset>
  )
}
