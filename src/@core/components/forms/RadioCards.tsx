import { useId, type ReactNode } from 'react'
import { cx } from '../cx'

export interface RadioCard<Value extends string> {
  /** Value of the checked card. */
  value: Value
  /** Legend of the group. */
  label: string
  picture?: ReactNode
  /** Reason that the card cannot be selected; disables it. */
  disabledReason?: string | undefined
}

export interface RadioCardsProps<Value extends string> {
  /** Legend of the group. */
  label: string
  /** Choices, in order, with an optional picture. */
  options: readonly RadioCard<Value>[]
  /** Value of the checked card. */
  value: Value
  /** Called with the value of the chosen card. */
  onChange: (value: Value) => void
  /** `cards` are side by side, with pictures; `inline` are small pills. */
  layout?: 'cards' | 'inline'
}

/** Single choice as cards with previews. Native radio buttons: arrow keys move between them. */
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
