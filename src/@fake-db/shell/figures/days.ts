import { dayNumber } from '@fake-db/kit/dayRange'

/** One day of the sample shop. All card figures derive from these. */
export interface ShopDay {
  /** Days since 1 January 1970. */
  readonly day: number
  readonly sessions: number
  readonly sources: Readonly<Record<'search' | 'direct' | 'social' | 'mail', number>>
  readonly devices: Readonly<Record<'monitor' | 'tablet' | 'smartphone', number>>
  readonly users: number
  /** Percent */
  readonly retention: number
  /** Average session, in seconds. */
  readonly duration: number
  readonly orders: number
  readonly channels: Readonly<Record<'shop' | 'marketplace' | 'store' | 'partners', number>>
  readonly rejected: number
  /** Accepted orders that reached each step. */
  readonly steps: Readonly<Record<'packed' | 'shipped' | 'delivered', number>>
  readonly customers: Readonly<Record<'new' | 'returning' | 'referred', number>>
  /** US dollars, like all amounts. */
  readonly revenue: number
  readonly departments: Readonly<Record<'furniture' | 'lighting' | 'textiles' | 'kitchen', number>>
  readonly expenses: number
  readonly budget: number
  readonly tickets: number
  readonly openTickets: number
  /** Hours until the first reply. */
  readonly responseTime: number
  /** New newsletter subscribers. */
  readonly subscribers: number
  /** All newsletter subscribers. */
  readonly readers: number
}

/** @returns a number in [0, 1] that depends only on the text (FNV-1a) */
export function hashOf(text: string): number {
  let hash = 0x81_1c_9d_c5
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01_00_01_93)
  // Mix: the lowest bits of similar texts are similar.
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c_1b_3c_6d)
  return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32
}

/** Relative to an average day; from Monday to Sunday. */
const week = [1.02, 1.07, 1.04, 1.09, 1.13, 0.86, 0.79] as const
/** Shares by days since the order. The last value covers all older orders. */
const progress = {
  packed: [0.55, 0.95, 1],
  shipped: [0.2, 0.7, 0.95, 1],
  delivered: [0, 0.12, 0.4, 0.7, 0.9, 1],
} as const
const openShares = [0.6, 0.35, 0.2, 0.1, 0.02] as const
/** Day with average business. */
const reference = dayNumber('2026-11-18')
const growthPerYear = 1.09

const at = (shares: readonly number[], age: number) => shares[Math.min(Math.max(age, 0), shares.length - 1)] ?? 0

/** Splits a whole number by shares that add up to 1, without a remainder. */
function split<Part extends string>(total: number, shares: Readonly<Record<Part, number>>): Record<Part, number> {
  let share = 0
  let given = 0
  const parts = (Object.entries(shares) as [Part, number][]).map(([part, own]) => {
    share += own
    const upTo = Math.round(total * share)
    const count = upTo - given
    given = upTo
    return [part, count] as const
  })
  return Object.fromEntries(parts) as Record<Part, number>
}

/**
 * Computes one day of the sample shop: yearly growth, seasonal and weekly peaks (December, Friday), and noise.
 * @param day days since 1 January 1970, like the other parameters
 * @param today reference for device and habit trends
 * @param end orders and tickets have their progress of this evening
 */
export function shopDay(day: number, today: number, end: number): ShopDay {
  /** Factor around 1, fixed per measure and day. */
  const chance = (measure: string, spread: number) => 1 + spread * (2 * hashOf(`${measure}/${day}`) - 1)
  const date = new Date(day * 86_400_000)
  const growth = growthPerYear ** ((day - reference) / 365.25)
  const dayOfYear = day - Date.UTC(date.getUTCFullYear(), 0) / 86_400_000
  const season = 1 + 0.1 * Math.cos((2 * Math.PI * (dayOfYear - 350)) / 365.25)
  // 1 January 1970 was a Thursday.
  const weekday = week[(((day + 3) % 7) + 7) % 7] ?? 1

  const sessions = Math.round(2480 * growth * season * weekday * chance('sessions', 0.06))
  const users = Math.round(sessions * 0.553 * chance('users', 0.03))
  const orders = Math.round(sessions * 0.0229 * chance('orders', 0.08))
  const rejected = Math.round(orders * 0.035 * chance('rejected', 0.6))
  const reached = (step: keyof typeof progress) => Math.round((orders - rejected) * at(progress[step], end - day))
  const revenue = Math.round(orders * 56.2 * chance('revenue', 0.06))
  const tickets = Math.round(10.2 * growth * chance('tickets', 0.35))
  // Tablets and returning users changed over the last year, until four weeks ago.
  const change = Math.min(1, Math.max(0, today - day - 27) / 365)
  return {
    day,
    sessions,
    sources: split(sessions, { search: 0.445, direct: 0.272, social: 0.176, mail: 0.107 }),
    devices: split(sessions, {
      monitor: 0.586 + 0.032 * change,
      tablet: 0.349 - 0.108 * change,
      smartphone: 0.065 + 0.076 * change,
    }),
    users,
    retention: (90 - 6 * change) * chance('retention', 0.012),
    duration: (268 - 27 * change) * chance('duration', 0.06),
    orders,
    channels: split(orders, { shop: 0.439, marketplace: 0.295, store: 0.181, partners: 0.085 }),
    rejected,
    steps: { packed: reached('packed'), shipped: reached('shipped'), delivered: reached('delivered') },
    customers: split(Math.round(orders * 0.82), { new: 0.728, returning: 0.213, referred: 0.059 }),
    revenue,
    departments: split(revenue, { furniture: 0.404, lighting: 0.269, textiles: 0.19, kitchen: 0.137 }),
    expenses: Math.round(revenue * 0.46 + 640 * growth),
    budget: Math.round(3200 * growthPerYear ** (date.getUTCFullYear() - 2026)),
    tickets,
    openTickets: Math.round(tickets * at(openShares, end - day)),
    responseTime: (3.5 + 1.7 * change) * chance('responseTime', 0.2),
    subscribers: Math.round(users * 0.0087 * chance('subscribers', 0.3)),
    readers: Math.round(9014 * growth),
  }
}
