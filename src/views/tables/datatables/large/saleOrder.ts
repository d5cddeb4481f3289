import { searchable, waysToFind } from '@core/search'
import { saleAt, saleCount, type Sale, type SaleColumn } from './sales'

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

/** Sort keys of a column as numbers. Texts repeat often, so only distinct texts are compared. */
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
 * Finds and sorts sales. Takes some tenths of a second and caches intermediate data, so it runs in a worker.
 * @returns indexes of matching sales; equal sales keep their order
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
