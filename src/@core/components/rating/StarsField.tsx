import { Star } from 'lucide-react'
import { useId, type Ref } from 'react'
import { cx } from '../cx'
import { controlProps, FieldNotes } from '../forms/Field'
import { VisuallyHidden } from '../VisuallyHidden'
import styles from './rating.module.scss'

export interface StarsFieldProps {
  /** Visible label of the group. */
  label: string
  /** Accessible name of a choice, such as "3 stars". */
  nameOf: (stars: number) => string
  /** 0 if not chosen yet. */
  value: number
  /** Called with the chosen number of stars. */
  onChange: (stars: number) => void
  /** Called when the focus leaves the group, for validation. */
  onBlur?: () => void
  /** Validation message: a key of the namespace `core`, or a text. */
  error?: string | undefined
  /** First star, for the focus after a failed validation. */
  ref?: Ref<HTMLInputElement>
}

const choices = [1, 2, 3, 4, 5] as const

/** Rating from one to five stars. Native radio buttons: arrow keys move between them. */
export function StarsField({ label, nameOf, value, onChange, onBlur, error, ref }: StarsFieldProps) {
  const id = useId()
  const { 'aria-describedby': notes, 'aria-invalid': isInvalid } = controlProps(id, undefined, error)
  return (
    <div
      className="field"
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-describedby={notes}
      aria-invalid={isInvalid}
    >
      <span className="field-label" id={`${id}-label`}>
        {label}
      </span>
      <div className="d-inline-flex">
        {choices.map((stars) => (
          <label key={stars} className={styles.choice}>
            <input
              ref={stars === 1 ? ref : undefined}
              type="radio"
              name={id}
              value={stars}
              checked={stars === value}
              onBlur={onBlur}
              onChange={() => {
                onChange(stars)
              }}
            />
            <Star className={cx(stars <= value && 'is-filled')} aria-hidden="true" />
            <VisuallyHidden>{nameOf(stars)}</VisuallyHidden>
          </label>
        ))}
      </div>
      <FieldNotes id={id} hint={undefined} error={error} label={label} />
    </div>
  )
}
