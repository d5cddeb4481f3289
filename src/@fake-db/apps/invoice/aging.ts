import { dayTextOf } from '@core/zonedTime'
import { dayNumber } from '@fake-db/kit/dayRange'
import type { Age, Aging, Invoice } from '@/redux/apps/invoice/schema'
import { ages } from '@/redux/apps/invoice/schema'
import type { Currency } from '@/redux/shell/invoices/currencies'
import { currencies } from '@/redux/shell/invoices/currencies'
import { centsOfText } from '@/utility/money'

/** Highest number of days per age. */
const lastDays: readonly (readonly [Age, number])[] = [
  ['not-due', 0],
  ['1-30', 30],
  ['31-60', 60],
  ['61-90', 90],
]

function openCentsOf({ balance }: Invoice): number {
  return centsOfText(balance)
}

/** Null for drafts and settled invoices. Not late on the due date. */
export function ageOf(invoice: Invoice, now: Date): Age | null {
  if (invoice.invoiceStatus === 'Draft' || openCentsOf(invoice) <= 0) return null
  const days = dayNumber(dayTextOf(now)) - dayNumber(invoice.dueDate)
  return lastDays.find(([, last]) => days <= last)?.[0] ?? 'over-90'
}

export function agingOf(invoices: readonly Invoice[], now: Date): Aging[] {
  return ages.map((age) => {
    const open = invoices.filter((invoice) => ageOf(invoice, now) === age)
    const sumIn = (currency: Currency) =>
      open.reduce((sum, invoice) => sum + ((invoice.currency ?? 'USD') === currency ? openCentsOf(invoice) : 0), 0)
    const others = currencies.flatMap((currency) => {
      const balance = currency === 'USD' ? 0 : sumIn(currency)
      return balance === 0 ? [] : [{ currency, balance }]
    })
    return { age, count: open.length, balance: sumIn('USD'), ...(others.length > 0 && { others }) }
  })
}
