import { Star } from 'lucide-react'
import { cx } from '../cx'
import styles from './rating.module.scss'

export interface StarsProps {
  /** From 0 to 5, rounded to whole stars: 3.6 shows four. */
  value: number
  /** Rating as text, such as "Rated 3.6 out of 5". */
  label: string
}

const places = [1, 2, 3, 4, 5] as const

/** Rating in stars, with a text alternative. */
export function Stars({ value, label }: StarsProps) {
  return (
    <span className={styles.stars} role="img" aria-label={label}>
      {places.map((place) => (
        <Star key={place} className={cx(place <= Math.round(value) && 'is-filled')} aria-hidden="true" />
      ))}
    </span>
  )
}
