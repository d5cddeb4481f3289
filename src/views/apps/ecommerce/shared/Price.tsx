import { toCents } from '@/redux/shell/cart/cents'
import { useFormat } from '@/utility/hooks/useFormat'
import styles from '../ecommerce.module.scss'

/** A product's price in the reader's writing. */
export function Price({ price }: { price: number }) {
  const format = useFormat()
  return <span className={`${styles.price} tabular`}>{format.money(toCents(price))}</span>
}
