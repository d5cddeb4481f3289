import { cx } from '@core/components/cx'
import { controlProps, FieldNotes } from '@core/components/forms/Field'
import { VisuallyHidden } from '@core/components/VisuallyHidden'
import { Star } from 'lucide-react'
import type { Ref } from 'react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { stars } from './summaryOf'
import styles from '../ecommerce.module.scss'

interface StarsFieldProps {
  /** 0 as long as none is chosen. */
  value: number
  onChange: (rating: number) => void
  onBlur: () => void
  error: string | undefined
  /** Gets the focus when the choice is missing. */
  ref: Ref<HTMLInputElement>
}

/** One to five stars. Real radio buttons: arrows move between them. */
export function StarsField({ value, onChange, onBlur, error, ref }: StarsFieldProps) {
  const { t } = useTranslation('ecommerce')
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
        {t('review.rating')}
      </span>
      <div className="d-inline-flex">
        {stars.toReversed().map((rating) => (
          <label key={rating} className={styles.starsChoice}>
            <input
              ref={rating === 1 ? ref : undefined}
              type="radio"
              name={id}
              value={rating}
              checked={rating === value}
              onBlur={onBlur}
              onChange={() => {
                onChange(rating)
              }}
            />
            <Star className={cx(rating <= value && 'is-filled')} aria-hidden="true" />
            <VisuallyHidden>{t('review.stars', { count: rating })}</VisuallyHidden>
          </label>
        ))}
      </div>
      <FieldNotes id={id} hint={undefined} error={error} />
    </div>
  )
}
