import { useId, type ReactNode } from 'react'
import { cx } from '../cx'

/** One card of a choice. */
export interface RadioCard<Value extends string> {
  value: Value
  label: string
  /** A small decorative picture of what it does. */
  picture?: ReactNode
  /** Why it cannot be chosen now; the card is off then. */
  disabledReason?: string | undefined
}

export interface RadioCardsProps<Value extends string> {
  /** The question. */
  label: string
  options: readonly RadioCard<Value>[]
  value: Value
  onChange: (value: Value) => void
  /** Cards with pictures stand side by side, `inline` ones are small pills. */
  layout?: 'cards' | 'inline'
}

/** One of a few choices, each with a picture of what it does. Real radio buttons: arrows move between them. */
export function RadioCards<Value extends string>({
  label,
  options,
  value,
  onChange,
  layout = 'cards',
}: RadioCardsProps<Value>) {
  const name = useId()
  return (
    <fieldset className={cx('radio-cards', layout === 'inline' && 'is-inline')}>
      <legend className="field-label">{label}</legend>
      <div className="radio-cards-row">
        {options.map((option) => (
          <label key={option.value} className="radio-card" title={option.disabledReason}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabledReason !== undefined}
              onChange={() => onChange(option.value)}
            />
            {option.picture && (
              <span className="radio-card-picture" aria-hidden="true">
                {option.picture}
              </span>
            )}
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
