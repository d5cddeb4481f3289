import { useId } from 'react'
import { useFormat } from '@/utility/hooks/useFormat'
import styles from '../ecommerce.module.scss'

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
    <fieldset className={styles.filterGroup}>
      <legend>{title}</legend>
      {choices.map(({ value, label, count }) => (
        <label key={value} className={styles.filterChoice} htmlFor={`${id}-${value}`}>
          <input
            type="checkbox"
            className="form-check-input"
            id={`${id}-${value}`}
            checked={chosen.includes(value)}
            onChange={() => {
              onToggle(value)
            }}
          />
          <span>{label}</span>
          <span className="ms-auto text-muted text-sm tabular">{format.number(count)}</span>
        </label>
      ))}
    </fieldset>
  )
}
