import { useMoney } from './useMoney'

/** Amount in the currency of its invoice, isolated so the sign stays with it in any direction. @see Formatters.money */
export function Money({ cents }: { cents: number }) {
  return <bdi className="tabular">{useMoney()(cents)}</bdi>
}
