export interface Sale {
  /** Starts at 1 */
  readonly number: number
  /** Customer number, for example `C-0417` */
  readonly customer: string
  readonly city: string
  readonly product: string
  /** ISO 8601 */
  readonly soldAt: string
  readonly cents: number
}

export const saleColumns = ['number', 'customer', 'city', 'product', 'soldAt', 'cents'] as const

export type SaleColumn = (typeof saleColumns)[number]

export const saleCount = 100_000

const cities = [
  'Accra', 'Bergen', 'Cairo', 'Dakar', 'Essen', 'Faro', 'Ghent', 'Hanoi', 'Izmir', 'Jakarta', 'Kraków', 'Lima', 'Malmö',
  'Nantes', 'Osaka', 'Porto', 'Quito', 'Riga', 'Seville', 'Tunis',
] as const // prettier-ignore
const products: readonly (readonly [name: string, cents: number])[] = [
  ['Desk lamp', 4_900],
  ['Office chair', 24_900],
  ['Standing desk', 54_900],
  ['Monitor arm', 12_900],
  ['Mechanical keyboard', 13_900],
  ['Trackball', 7_900],
  ['Webcam', 9_900],
  ['Headset', 15_900],
  ['Docking station', 21_900],
  ['Cable tray', 2_900],
  ['Notebook stand', 5_900],
  ['Whiteboard', 18_900],
]

/** Deterministic pseudo-random integer for both arguments. */
function draw(index: number, salt: number): number {
  let mixed = Math.imul(index + 1, 0x9e3779b1) ^ Math.imul(salt, 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d)
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39)
  return (mixed ^ (mixed >>> 15)) >>> 0
}

function pick<Item>(items: readonly [Item, ...Item[]] | readonly Item[], drawn: number, other: Item): Item {
  return items[drawn % items.length] ?? other
}

const firstSale = Date.UTC(2025, 0, 2, 8)
/** Milliseconds between sales, about nine minutes. */
const gap = 547_000

/** Generates a sale from its index alone, so nothing is stored. @param index from 0 to `saleCount` − 1 */
export function saleAt(index: number): Sale {
  const [product, price] = pick(products, draw(index, 4), ['', 0])
  return {
    number: index + 1,
    customer: `C-${String(draw(index, 1) % 5000).padStart(4, '0')}`,
    city: pick(cities, draw(index, 3), 'Lima'),
    product,
    soldAt: new Date(firstSale + index * gap).toISOString(),
    cents: price * (1 + (draw(index, 5) % 4)),
  }
}
