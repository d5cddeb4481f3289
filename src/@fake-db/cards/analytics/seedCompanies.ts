import { personNamed } from '@fake-db/shell/people/people'
import type { Company } from '@/redux/cards/analytics/schema'

type Row = readonly [
  buyer: string,
  kind: Company['kind'],
  views: number,
  revenue: number,
  sales: number,
  change: number,
]

/** The companies of people that the other modules know, the best first. */
const rows: readonly Row[] = [
  ['Kofi Boateng', 'logistics', 23_418, 8911, 68, 4],
  ['Giulia Bernasconi', 'craft', 1967, 6607, 54, -7],
  ['Maximiliano Augusto Fernández-Etchegaray de la Vega', 'food', 18_204, 5310, 61, 2],
  ['Fatoumata Diallo', 'energy', 9126, 4875, 48, 9],
  ['Rajesh Chowdhury', 'trade', 842, 4100, 33, -3],
  ['Wanjiru Kamau', 'technology', 12_780, 3926, 72, 6],
  ['Eleni Papadopoulou', 'craft', 3054, 2219, 26, 0],
]

export const seedCompanies: Company[] = rows.map(([buyer, kind, views, revenue, sales, change], index) => {
  const { company, email } = personNamed(buyer)
  return { id: index + 1, name: company, email, kind, views, revenue, sales, change }
})
