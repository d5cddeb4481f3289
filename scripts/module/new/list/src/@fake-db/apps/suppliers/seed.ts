import { addDays } from '@fake-db/kit/env'
import type { Supplier } from '@/redux/apps/suppliers/schema'

const rows: readonly (readonly [name: string, status: Supplier['status'], daysAgo: number])[] = [
  ['Amber Lane', 'active', 340],
  ['Birch & Co', 'active', 296],
  ['Cedar Works', 'inactive', 251],
  ['Delta North', 'active', 230],
  ['Elm Street', 'active', 188],
  ['Fern Valley', 'inactive', 164],
  ['Granite Point', 'active', 121],
  ['Hazel Grove', 'active', 97],
  ['Indigo Bay', 'active', 60],
  ['Juniper Hill', 'inactive', 44],
  ['Kestrel Row', 'active', 19],
  ['Linden Park', 'active', 3],
]

export function seedSuppliers(now: Date): Supplier[] {
  return rows.map(([name, status, daysAgo], index) => ({
    id: index + 1,
    name,
    status,
    addedAt: addDays(now, -daysAgo).toISOString(),
  }))
}
