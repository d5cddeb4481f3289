import { Skeleton } from '@core/components/Skeleton'
import { StatCard } from '@core/components/StatCard'
import { StatGrid } from '@core/components/StatGrid'
import type { Tone } from '@core/components/tone'
import { dateOf } from '@core/zonedTime'
import { CircleCheckBig, Clock, FileText, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useAppSelector } from '@/redux/app/hooks'
import type { Invoice } from '@/redux/apps/invoice/schema'
import { invoices as resource } from '@/redux/apps/invoice/slice'
import { currencies } from '@/redux/shell/invoices/currencies'
import { invoiceStatuses } from '@/redux/shell/invoices/schema'
import { useFormat } from '@/utility/hooks/useFormat'
import { ratio } from '@/utility/ratio'
import { useNow } from '@/utility/hooks/useNow'
import { paths } from '../paths'
import { Amounts } from './Amounts'
import { balanceOf, totalOf } from '../shared/invoiceState'

const figures = ['clients', 'invoices', 'paid', 'unpaid'] as const

const icons = {
  clients: { icon: <Users aria-hidden="true" />, tone: 'primary' },
  invoices: { icon: <FileText aria-hidden="true" />, tone: 'info' },
  paid: { icon: <CircleCheckBig aria-hidden="true" />, tone: 'success' },
  unpaid: { icon: <Clock aria-hidden="true" />, tone: 'warning' },
} as const satisfies Record<(typeof figures)[number], { icon: ReactNode; tone: Tone }>

/** Filters of the linked lists. */
const unpaid = {
  status: invoiceStatuses.filter((status) => status !== 'Draft').join(','),
  balanceFrom: '0.01',
}
const late = { ...unpaid, status: 'Past Due' }

const month = 30 * 24 * 60 * 60_000

/** Invoices of a 30-day period that ended `monthsAgo` periods ago. */
function issuedIn(invoices: readonly Invoice[], now: Date, monthsAgo: number): readonly Invoice[] {
  const end = now.getTime() - monthsAgo * month
  return invoices.filter(({ issuedDate }) => {
    const time = dateOf(issuedDate).getTime()
    return time > end - month && time <= end
  })
}

const currencyOf = ({ currency = 'USD' }: Invoice) => currency
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)
const clientsOf = (invoices: readonly Invoice[]) => new Set(invoices.map(({ client }) => client.companyEmail)).size

export function InvoiceStats() {
  const { t } = useTranslation('invoice')
  const format = useFormat()
  const now = useNow()

  const { all: every, page } = useAppSelector(resource.select)
  const all = every.data

  // The list below shows the error.
  if (!all && page.request.status === 'failed') return null
  if (!all) {
    return (
      <StatGrid label={t('list.figures.label')} isLoading>
        {figures.map((figure) => (
          <StatCard
            key={figure}
            {...icons[figure]}
            label={t(`list.figures.${figure}`)}
            figure={<Skeleton width="4ch" />}
            // The trend may need a line.
            trend={{ text: <Skeleton width="14ch" />, tone: 'neutral' }}
            sub={<Skeleton width="60%" />}
          />
        ))}
      </StatGrid>
    )
  }

  // Drafts request no payment.
  const billed = all.filter(({ invoiceStatus }) => invoiceStatus !== 'Draft')
  const open = billed.filter((invoice) => balanceOf(invoice) > 0)
  const overdue = open.filter(({ invoiceStatus }) => invoiceStatus === 'Past Due')
  const paidOf = (invoice: Invoice) => totalOf(invoice) - balanceOf(invoice)
  const inOne = new Set(billed.map(currencyOf)).size <= 1
  const total = sum(billed.map(totalOf))

  /** Amounts per currency: different currencies cannot be added. */
  function sums(some: readonly Invoice[], amountOf: (invoice: Invoice) => number): string[] {
    const shown = currencies.filter((currency) => some.some((invoice) => currencyOf(invoice) === currency))
    return (shown.length > 0 ? shown : [currencies[0]]).map((currency) => {
      const amounts = some.filter((invoice) => currencyOf(invoice) === currency).map(amountOf)
      return format.money(sum(amounts), currency)
    })
  }

  const shown = {
    clients: [format.number(clientsOf(all)), t('list.figures.clientsSub', { count: clientsOf(open) })],
    invoices: [
      format.number(all.length),
      t('list.figures.invoicesSub', { count: all.length - billed.length, amount: sums(billed, totalOf).join(' + ') }),
    ],
    paid: [
      <Amounts key="paid" texts={sums(billed, paidOf)} />,
      inOne
        ? t('list.figures.paidSub', { share: format.percent(ratio(sum(billed.map(paidOf)), total)) })
        : t('list.figures.currencies'),
    ],
    unpaid: [
      <Amounts key="unpaid" texts={sums(open, balanceOf)} />,
      t('list.figures.unpaidSub', { amount: sums(overdue, balanceOf).join(' + ') }),
    ],
  } as const satisfies Record<(typeof figures)[number], readonly [ReactNode, string]>

  const measures = {
    clients: clientsOf,
    invoices: (some) => some.length,
    // Amounts are comparable in one currency only.
    paid: (some) => (inOne ? sum(some.map(paidOf)) : 0),
    unpaid: (some) => (inOne ? sum(some.map(balanceOf)) : 0),
  } satisfies Record<(typeof figures)[number], (some: readonly Invoice[]) => number>

  /** Change against the previous period; undefined without one. */
  function trendOf(figure: (typeof figures)[number]) {
    const [latest, before] = [0, 1].map((ago) => measures[figure](issuedIn(billed, now, ago)))
    if (latest === undefined || !before) return undefined
    const change = latest / before - 1
    const isGood = figure === 'unpaid' ? change <= 0 : change >= 0
    return {
      text: t('list.figures.trend', { change: format.change(change) }),
      tone: isGood ? ('success' as const) : ('danger' as const),
    }
  }

  return (
    <StatGrid label={t('list.figures.label')}>
      {figures.map((figure) => {
        const [value, sub] = shown[figure]
        const trend = trendOf(figure)
        return (
          <StatCard
            key={figure}
            {...icons[figure]}
            label={t(`list.figures.${figure}`)}
            figure={value}
            sub={
              figure === 'unpaid' && overdue.length > 0 ? (
                <Link to={paths.invoiceList.href({}, late)} preventScrollReset>
                  {sub}
                </Link>
              ) : (
                sub
              )
            }
            {...(figure === 'unpaid' && { to: paths.invoiceList.href({}, unpaid) })}
            {...(trend && { trend })}
          />
        )
      })}
    </StatGrid>
  )
}
