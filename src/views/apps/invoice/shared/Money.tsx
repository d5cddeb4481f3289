import { useFormat } from '@/utility/hooks/useFormat'

/** An amount, isolated so that its sign stays with it in any direction. @see Formatters.money */
export function Money({ cents }: { cents: number }) {
  return <bdi className="tabular">{useFormat().money(cents)}</bdi>
}
