import { dayNumber } from '@fake-db/kit/dayRange'

/** One day of the sample shop. Every figure on a card is computed from these. */
export interface ShopDay {
  /** Counted from 1 January 1970. */
  readonly day: number
  readonly sessions: number
  /** Sessions by what led to them. */
  readonly sources: Readonly<Record<'search' | 'direct' | 'social' | 'mail', number>>
  /** Sessions by device. */
  readonly devices: Readonly<Record<'monitor' | 'tablet' | 'smartphone', number>>
  readonly users: number
  /** Percent of users who come back. */
  readonly retention: number
  /** Seconds of a session. */
  readonly duration: number
  readonly orders: number
  /** Orders by where they were placed. */
  readonly channels: Readonly<Record<'shop' | 'marketplace' | 'store' | 'partners', number>>
  readonly rejected: number
  /** How many of the other orders have reached each step. */
  readonly steps: Readonly<Record<'packed' | 'shipped' | 'delivered', number>>
  readonly customers: Readonly<Record<'new' | 'returning' | 'referred', number>>
  /** US dollars, as all amounts. */
  readonly revenue: number
  /** Revenue by department. */
  readonly departments: Readonly<Record<'furniture' | 'lighting' | 'textiles' | 'kitchen', number>>
  readonly expenses: number
  readonly budget: number
  readonly tickets: number
  readonly openTickets: number
  /** Hours until the first reply. */
  readonly responseTime: number
  /** New readers of the newsletter. */
  readonly subscribers: number
  /** All readers of the newsletter on that day. */
  readonly readers: number
}

/** @returns a number from 0 to 1 that is always the same for a text (FNV-1a) */
export function hashOf(text: string): number {
  let hash = 0x81_1c_9d_c5
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01_00_01_93)
  // The lowest bits of similar texts are similar.
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c_1b_3c_6d)
  return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32
}

/** Share of an average day's business, from Monday to Sunday. */
const week = [1.02, 1.07, 1.04, 1.09, 1.13, 0.86, 0.79] as const
/** Shares by a step's days since the order; the last one is for all older orders. */
const progress = {
  packed: [0.55, 0.95, 1],
  shipped: [0.2, 0.7, 0.95, 1],
  delivered: [0, 0.12, 0.4, 0.7, 0.9, 1],
} as const
const openShares = [0.6, 0.35, 0.2, 0.1, 0.02] as const
/** The day whose business is average. */
const reference = dayNumber('2026-11-18')
const growthPerYear = 1.09

const at = (shares: readonly number[], age: number) => shares[Math.min(Math.max(age, 0), shares.length - 1)] ?? 0

/** Splits a whole number by shares that add up to 1, without a rest. */
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
 * Makes up one day of the sample shop: growth over the years, more business before Christmas and on Fridays, and a little chance.
 * @param day counted from 1 January 1970, like the others
 * @param today by which devices and habits have changed
 * @param end the day on whose evening the progress of orders and tickets is read
 */
export function shopDay(day: number, today: number, end: number): ShopDay {
  /** A factor around 1 that belongs to a measure on this day. */
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
  // Tablets and returning users have become more over the last year, up to the last four weeks.
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
