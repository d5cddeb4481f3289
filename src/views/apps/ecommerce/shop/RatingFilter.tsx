import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Stars } from '../shared/Stars'
import styles from '../ecommerce.module.scss'

const ratings = ['', '4', '3', '2'] as const

/** Products with so many stars at least. */
export function RatingFilter({ value, onChange }: { value: string; onChange: (rating: string) => void }) {
  const { t } = useTranslation('ecommerce')
  const id = useId()
  return (
    <fieldset className={styles.filterGroup}>
      <legend>{t('filter.rating')}</legend>
      {ratings.map((rating) => (
        <label key={rating} className={styles.filterChoice}>
          <input
            type="radio"
            className="form-check-input"
            name={id}
            checked={rating === value}
            onChange={() => {
              onChange(rating)
            }}
          />
          {rating === '' ? (
            <span>{t('filter.anyRating')}</span>
          ) : (
            <>
              <Stars rating={Number(rating)} />
              <span>{t('filter.andUp')}</span>
            </>
          )}
        </label>
      ))}
    </fieldset>
  )
}
