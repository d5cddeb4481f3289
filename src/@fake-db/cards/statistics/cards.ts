import type { DayRange, Span } from '@fake-db/kit/dayRange'
import type { ShopDay } from '@fake-db/shell/figures/days'
import type { Figures } from '@fake-db/shell/figures/figures'
import { changeOf, timesOf } from '@fake-db/shell/figures/figures'
import type { StatisticsName } from '@/redux/cards/statistics/contract'
import type { StatisticsCard } from '@/redux/cards/statistics/schema'

type Part = NonNullable<StatisticsCard['parts']>[number]['name']
type Read = (figures: Figures, span: Span) => number

interface CardSource {
  readonly name: string
  /** Default range, up to today. */
  readonly days: number
  readonly read: Read
  readonly goal?: Read
  readonly parts?: Readonly<Partial<Record<Part, Read>>>
}

const sumOf =
  (read: (day: ShopDay) => number): Read =>
  (figures, span) =>
    figures.sum(span, read)

const activeUsers: Read = (figures, span) => figures.activeUsers(span)

/** Active users by device, split like the sessions of the range's last day. */
const activeOn =
  (device: keyof ShopDay['devices']): Read =>
  (figures, span) => {
    const share = (name: keyof ShopDay['devices']) =>
      figures.last(span, ({ devices, sessions }) => devices[name] / sessions)
    const all = activeUsers(figures, span)
    const [desktop, tablet] = [Math.round(all * share('monitor')), Math.round(all * share('tablet'))]
    return { monitor: desktop, tablet, smartphone: all - desktop - tablet }[device]
  }

const revenue = sumOf((day) => day.revenue)
const orders = sumOf((day) => day.orders)

export const cards: Readonly<Record<StatisticsName, CardSource>> = {
  ordersBarChart: { name: 'Orders', days: 7, read: orders },
  profitLineChart: { name: 'Profit', days: 7, read: sumOf((day) => day.revenue - day.expenses) },
  subscribers: { name: 'Subscribers', days: 28, read: sumOf((day) => day.subscribers) },
  revenue: { name: 'Revenue', days: 28, read: revenue },
  sales: {
    name: 'Sales',
    days: 91,
    read: revenue,
    parts: {
      furniture: sumOf((day) => day.departments.furniture),
      lighting: sumOf((day) => day.departments.lighting),
      textiles: sumOf((day) => day.departments.textiles),
      kitchen: sumOf((day) => day.departments.kitchen),
    },
  },
  orders: { name: 'Orders', days: 28, read: orders },
  siteTraffic: {
    name: 'Visits',
    days: 7,
    read: sumOf((day) => day.sessions),
    parts: {
      search: sumOf((day) => day.sources.search),
      direct: sumOf((day) => day.sources.direct),
      social: sumOf((day) => day.sources.social),
      mail: sumOf((day) => day.sources.mail),
    },
  },
  activeUsers: {
    name: 'Active users',
    days: 7,
    read: activeUsers,
    parts: { desktop: activeOn('monitor'), tablet: activeOn('tablet'), phone: activeOn('smartphone') },
  },
  newsletter: {
    name: 'Newsletter',
    days: 28,
    read: (figures, span) => figures.last(span, (day) => day.readers),
    // The next whole thousand.
    goal: (figures, span) => (Math.floor(figures.last(span, (day) => day.readers) / 1000) + 1) * 1000,
  },
  channels: {
    name: 'Orders',
    days: 7,
    read: orders,
    parts: {
      shop: sumOf((day) => day.channels.shop),
      marketplace: sumOf((day) => day.channels.marketplace),
      store: sumOf((day) => day.channels.store),
      partners: sumOf((day) => day.channels.partners),
    },
  },
  fulfilment: {
    name: 'Delivered',
    days: 7,
    read: sumOf((day) => day.steps.delivered),
    goal: sumOf((day) => day.orders - day.rejected),
    parts: {
      packed: sumOf((day) => day.steps.packed),
      shipped: sumOf((day) => day.steps.shipped),
      delivered: sumOf((day) => day.steps.delivered),
    },
  },
  target: { name: 'Revenue', days: 91, read: revenue, goal: sumOf((day) => day.budget) },
}

export function createCard(card: StatisticsName, range: DayRange, all: Figures): StatisticsCard {
  const { name, read, goal, parts } = cards[card]
  const { whole, spans, before } = range
  const figures = all.asOf(whole)
  const course = (cut: readonly Span[]) => cut.map((span) => read(figures, span))
  const changed = (reader: Read) =>
    before && { change: changeOf(reader(figures, whole), reader(all.asOf(before.whole), before.whole)) }
  return {
    series: [
      { name, data: course(spans) },
      ...(before?.spans.length === spans.length ? [{ name: 'Before', data: course(before.spans) }] : []),
    ],
    times: timesOf(range),
    figure: read(figures, whole),
    ...changed(read),
    ...(goal && { goal: Math.max(1, goal(figures, whole)) }),
    ...(parts && {
      parts: (Object.entries(parts) as [Part, Read][])
        .map(([part, reader]) => ({ name: part, value: reader(figures, whole), ...changed(reader) }))
        .toSorted((a, b) => b.value - a.value),
    }),
  }
}
