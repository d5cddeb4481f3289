import { searchable, waysToFind } from '@core/search'
import { createFormatters } from '@/utility/format/formatters'
import { saleAt, saleCount, type Sale, type SaleColumn } from './sales'

export interface SaleQuery {
  readonly q: string
  readonly column: SaleColumn
  readonly direction: 'asc' | 'desc'
  /** Dates and totals are found as displayed in this language and time zone. */
  readonly language: string
  readonly timeZone: string | undefined
}

let sales: Sale[] = []
let haystacks: { readonly key: string; readonly texts: readonly string[] } = { key: '', texts: [] }
const ranks = new Map<SaleColumn, Float64Array>()

function prepare(): void {
  if (sales.length > 0) return
  sales = Array.from({ length: saleCount }, (_, index) => saleAt(index))
}

function haystacksIn(language: string, timeZone: string | undefined): readonly string[] {
  const key = `${language} ${timeZone}`
  if (haystacks.key !== key) {
    const { dateTime, money, number: numberText } = createFormatters(language, timeZone)
    const prices = new Map([...new Set(sales.map(({ cents }) => cents))].map((cents) => [cents, money(cents)]))
    const texts = sales.map(({ number, customer, city, product, soldAt, cents }) =>
      searchable([
        String(number),
        numberText(number),
        customer,
        city,
        product,
        dateTime(soldAt),
        prices.get(cents) ?? '',
      ]),
    )
    haystacks = { key, texts }
  }
  return haystacks.texts
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
export function orderSales({ q, column, direction, language, timeZone }: SaleQuery): Uint32Array<ArrayBuffer> {
  prepare()
  const found = new Uint32Array(saleCount)
  let count = 0
  const texts = q === '' ? sales.map(() => '') : haystacksIn(language, timeZone)
  for (const finds of waysToFind(q)) {
    for (const [index, text] of texts.entries()) if (finds(text)) found[count++] = index
    if (count > 0) break
  }
  const order = found.slice(0, count)
  const rank = ranksOf(column)
  const sign = direction === 'asc' ? 1 : -1
  return order.sort((a, b) => sign * ((rank[a] ?? 0) - (rank[b] ?? 0)) || a - b)
}
