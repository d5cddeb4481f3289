import { toCents } from '@/redux/shell/cart/cents'
import { useFormat } from '@/utility/hooks/useFormat'

/** A product's price in the reader's writing. */
export function Price({ price }: { price: number }) {
  const format = useFormat()
  return <span className="price tabular">{format.money(toCents(price))}</span>
}
