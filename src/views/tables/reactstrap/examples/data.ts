export interface Member {
  readonly name: string
  readonly post: 'design' | 'engineering' | 'sales' | 'support'
  readonly email: string
  readonly city: string
}

export const members: readonly Member[] = [
  { name: 'Amara Mensah', post: 'engineering', email: 'amara@lodestar.example', city: 'Accra' },
  { name: 'Jonas Lindqvist', post: 'design', email: 'jonas@lodestar.example', city: 'Malmö' },
  { name: 'Leila Haddad', post: 'support', email: 'leila@lodestar.example', city: 'Tunis' },
  { name: 'Tomás Carvalho', post: 'sales', email: 'tomas@lodestar.example', city: 'Porto' },
]

export interface Product {
  readonly name: string
  readonly sku: string
  readonly cents: number
  readonly stock: number
  readonly sold: number
}

export const products: readonly Product[] = [
  { name: 'Standing desk', sku: 'DSK-120', cents: 54_900, stock: 14, sold: 212 },
  { name: 'Office chair', sku: 'CHR-044', cents: 24_900, stock: 3, sold: 398 },
  { name: 'Monitor arm', sku: 'ARM-007', cents: 12_900, stock: 58, sold: 164 },
  { name: 'Desk lamp', sku: 'LMP-310', cents: 4_900, stock: 0, sold: 517 },
  { name: 'Headset', sku: 'AUD-021', cents: 15_900, stock: 26, sold: 241 },
]
