import { dayNumber, dayText } from '@fake-db/kit/dayRange'
import { dayTextOf } from '@core/zonedTime'
import type { Sale } from '@/redux/dashboards/home/schema'

const firstWords =
  'Amber Birch Cedar Delta Elm Fern Granite Hazel Indigo Juniper Kestrel Linden Maple North Olive'.split(' ')
const lastWords = 'Bay Bridge Field Garden Grove Harbor Hill House Lane Mill Park Point Road Square Street Works'.split(
  ' ',
)
const prices = { basic: 29, team: 99, enterprise: 249 } as const

/** Covers 90 days and the 90 days before. */
const daysOfSales = 180

/** The same number in [0, 1) for the same input. */
function noise(n: number): number {
  const mixed = Math.imul(n ^ (n >>> 16) ^ 0x9e3779b9, 0x85ebca6b)
  const hash = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32
}

function planOf(n: number): Sale['plan'] {
  const chance = noise(n * 7)
  return chance < 0.4 ? 'basic' : chance < 0.8 ? 'team' : 'enterprise'
}

function statusOf(n: number, daysAgo: number): Sale['status'] {
  const chance = noise(n * 13)
  if (daysAgo < 3 && chance < 0.5) return 'pending'
  return chance > 0.95 ? 'refunded' : 'paid'
}

/** Sales until today, oldest first. Their number grows, and falls at weekends. */
export function seedSales(now: Date): Sale[] {
  const today = dayNumber(dayTextOf(now))
  const sales: Sale[] = []
  let customers = 0
  for (let daysAgo = daysOfSales; daysAgo >= 0; daysAgo -= 1) {
    const day = today - daysAgo
    const isWeekend = [2, 3].includes(day % 7)
    const count = Math.round((isWeekend ? 2 : 4) + noise(day) * 3 + (daysOfSales - daysAgo) / 40)
    for (let place = 0; place < count; place += 1) {
      const id = sales.length + 1
      const isNew = noise(id * 3) < 0.18
      if (isNew) customers += 1
      const customer = isNew ? customers : Math.floor(noise(id * 5) * (customers + 1))
      const words = [firstWords[customer % firstWords.length], lastWords[customer % lastWords.length]]
      const plan = planOf(id)
      sales.push({
        id,
        customer: `${words.join(' ')} Ltd`,
        email: `billing@${words.join('-').toLowerCase()}.example`,
        plan,
        amount: prices[plan],
        status: statusOf(id, daysAgo),
        soldOn: dayText(day),
      })
    }
  }
  return sales
}
