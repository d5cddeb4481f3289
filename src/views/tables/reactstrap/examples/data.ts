export interface Member {
  readonly name: string
  readonly post: 'design' | 'engineering' | 'sales' | 'support'
  readonly email: string
  readonly city: string
}

/** Placeholder names, as English, German, French and Portuguese use them. */
export const members: readonly Member[] = [
  { name: 'Jane Doe', post: 'engineering', email: 'jane@example.com', city: 'London' },
  { name: 'Max Mustermann', post: 'design', email: 'max@example.com', city: 'Berlin' },
  { name: 'Jean Dupont', post: 'support', email: 'jean@example.com', city: 'Paris' },
  { name: 'Fulano de Tal', post: 'sales', email: 'fulano@example.com', city: 'Porto' },
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
