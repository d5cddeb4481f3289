import type { DayRange, Span } from '@fake-db/kit/dayRange'
import { dayNumber, dayText } from '@fake-db/kit/dayRange'
import type { Overview, Sale } from '@/redux/dashboards/home/schema'
import { plans } from '@/redux/dashboards/home/schema'

export function isIn({ first, last }: Span, { soldOn }: Sale): boolean {
  const day = dayNumber(soldOn)
  return first <= day && day <= last
}

const sum = (sales: readonly Sale[]) => sales.reduce((total, { amount }) => total + amount, 0)

/** @param sales in the order of their days */
export function overviewOf(sales: readonly Sale[], { whole, spans, before }: DayRange): Overview {
  const counted = sales.filter(({ status }) => status !== 'refunded')
  const soldIn = (span: Span) => counted.filter((sale) => isIn(span, sale))
  const firstSales = new Map<string, Sale>()
  for (const sale of counted) if (!firstSales.has(sale.customer)) firstSales.set(sale.customer, sale)
  const figure = (valueIn: (span: Span) => number) => ({
    value: valueIn(whole),
    before: before ? valueIn(before.whole) : null,
  })
  const revenueIn = (span: Span) => sum(soldIn(span))
  return {
    figures: {
      revenue: figure(revenueIn),
      sales: figure((span) => soldIn(span).length),
      newCustomers: figure((span) => [...firstSales.values()].filter((sale) => isIn(span, sale)).length),
      averageSale: figure((span) => Math.round(revenueIn(span) / Math.max(1, soldIn(span).length))),
    },
    times: spans.map(({ first }) => dayText(first)),
    revenue: spans.map(revenueIn),
    revenueBefore: before?.spans.map(revenueIn) ?? null,
    plans: plans.map((plan) => ({ plan, revenue: sum(soldIn(whole).filter((sale) => sale.plan === plan)) })),
  }
}
