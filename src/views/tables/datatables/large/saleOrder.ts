import { searchable, waysToFind } from '@core/search'
import { saleAt, saleCount, type Sale, type SaleColumn } from './sales'

/** Which sales to show, and by what to sort them. */
export interface SaleQuery {
  readonly q: string
  readonly column: SaleColumn
  readonly direction: 'asc' | 'desc'
}

let sales: Sale[] = []
let haystacks: string[] = []
const ranks = new Map<SaleColumn, Float64Array>()

function prepare(): void {
  if (sales.length > 0) return
  sales = Array.from({ length: saleCount }, (_, index) => saleAt(index))
  haystacks = sales.map(({ number, customer, city, product }) => searchable([String(number), customer, city, product]))
}

/** Numbers that sort as the column does. Texts repeat a lot, so that only the different ones need to be compared. */
function ranksOf(column: SaleColumn): Float64Array {
  const known = ranks.get(column)
  if (known) return known
  const values = sales.map((sale) => (column === 'soldAt' ? sale.number : sale[column]))
  const texts = [...new Set(values.filter((value) => typeof value === 'string'))].sort(new Intl.Collator().compare)
  const places = new Map<unknown, number>(texts.map((text, place) => [text, place]))
  const made = Float64Array.from(values, (value) => (typeof value === 'number' ? value : (places.get(value) ?? 0)))
  ranks.set(column, made)
  return made
}

/**
 * Finds and sorts sales. It takes some tenths of a second and keeps what it needs again, so it belongs in a worker.
 * @returns the places of the sales that match, in order; those that are equal keep theirs
 */
export function orderSales({ q, column, direction }: SaleQuery): Uint32Array<ArrayBuffer> {
  prepare()
  const found = new Uint32Array(saleCount)
  let count = 0
  for (const finds of waysToFind(q)) {
    for (const [index, text] of haystacks.entries()) if (finds(text)) found[count++] = index
    if (count > 0) break
  }
  const order = found.slice(0, count)
  const rank = ranksOf(column)
  const sign = direction === 'asc' ? 1 : -1
  return order.sort((a, b) => sign * ((rank[a] ?? 0) - (rank[b] ?? 0)) || a - b)
}
