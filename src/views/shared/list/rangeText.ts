import type { RangeKind } from '@/utility/hooks/useListParams'
import type { Formatters } from '@/utility/format/formatters'

interface Ends {
  readonly kind: RangeKind
  readonly from: string
  readonly to: string
}

/** Says between which ends a range lies; null where it has none. */
export function rangeText({ kind, from, to }: Ends, format: Formatters): string | null {
  const write = (end: string) => (kind === 'day' ? format.date(end) : format.number(Number(end)))
  if (from === '' && to === '') return null
  if (from === '') return `≤ ${write(to)}`
  return to === '' ? `≥ ${write(from)}` : `${write(from)} – ${write(to)}`
}
