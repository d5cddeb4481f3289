import { LoadingRegion } from '@core/components/LoadingRegion'
import { Skeleton } from '@core/components/Skeleton'
import { StatCard } from '@core/components/StatCard'
import { useTranslation } from 'react-i18next'
import { useAppSelector } from '@/redux/app/hooks'
import type { Invoice } from '@/redux/apps/invoice/schema'
import { invoices as resource } from '@/redux/apps/invoice/slice'
import { useFormat } from '@/utility/hooks/useFormat'
import { balanceOf, totalOf } from '../shared/amounts'

const figures = ['clients', 'invoices', 'paid', 'unpaid'] as const

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)
const clientsOf = (invoices: readonly Invoice[]) => new Set(invoices.map(({ client }) => client.companyEmail)).size

/** Four figures about all invoices, whatever the filters are. */
export function InvoiceStats() {
  const { t } = useTranslation('invoice')
  const format = useFormat()

  const { all: every, page } = useAppSelector(resource.select)
  const all = every.data

  // Where nothing could be loaded at all, the list below says so.
  if (!all && page.request.status === 'failed') return null
  if (!all) {
    return (
      <LoadingRegion className="stat-grid">
        {figures.map((figure) => (
          <StatCard
            key={figure}
            label={t(`list.figures.${figure}`)}
            figure={<Skeleton width="4ch" />}
            sub={<Skeleton width="60%" />}
          />
        ))}
      </LoadingRegion>
    )
  }

  // A draft asks for nothing yet.
  const billed = all.filter(({ invoiceStatus }) => invoiceStatus !== 'Draft')
  const open = billed.filter((invoice) => balanceOf(invoice) > 0)
  const total = sum(billed.map(totalOf))
  const paid = total - sum(billed.map(balanceOf))
  const overdue = sum(open.filter(({ invoiceStatus }) => invoiceStatus === 'Past Due').map(balanceOf))

  const shown = {
    clients: [format.number(clientsOf(all)), t('list.figures.clientsSub', { count: clientsOf(open) })],
    invoices: [
      format.number(all.length),
      t('list.figures.invoicesSub', { count: all.length - billed.length, amount: format.money(total) }),
    ],
    paid: [format.money(paid), t('list.figures.paidSub', { share: format.percent(total > 0 ? paid / total : 0) })],
    unpaid: [format.money(sum(open.map(balanceOf))), t('list.figures.unpaidSub', { amount: format.money(overdue) })],
  } as const satisfies Record<(typeof figures)[number], readonly [string, string]>

  return (
    <div className="stat-grid">
      {figures.map((figure) => {
        const [value, sub] = shown[figure]
        return <StatCard key={figure} label={t(`list.figures.${figure}`)} figure={value} sub={sub} />
      })}
    </div>
  )
}
