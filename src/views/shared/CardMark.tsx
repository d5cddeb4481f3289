import { BrandMark } from './BrandMark'
import styles from './card-mark.module.scss'

/** Brand of a payment card, on a small white card in every skin. */
export function CardMark({ brand }: { brand: 'visa' | 'mastercard' | 'amex' }) {
  return (
    <span className={styles.cardMark} data-bs-theme="light">
      <BrandMark brand={brand} />
    </span>
  )
}
