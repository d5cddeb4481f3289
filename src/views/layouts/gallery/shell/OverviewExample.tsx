import { Badge } from '@core/components/Badge'
import { StatCard } from '@core/components/StatCard'
import { Table } from '@core/components/table/Table'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/utility/hooks/useFormat'

const tones = { paid: 'success', sent: 'info', open: 'warning' } as const
const orders = [
  { id: 5131, customer: 'Amara Mensah', date: '2026-11-16T09:12:00Z', status: 'paid', cents: 48_900 },
  { id: 5130, customer: 'Clément Roux', date: '2026-11-15T15:40:00Z', status: 'sent', cents: 12_450 },
  { id: 5129, customer: 'Haruka Nishimura', date: '2026-11-15T08:05:00Z', status: 'open', cents: 230_000 },
  { id: 5128, customer: 'Tariq Al-Mansoori', date: '2026-11-13T11:30:00Z', status: 'paid', cents: 7900 },
  { id: 5127, customer: 'Aroha Ngata', date: '2026-11-12T17:22:00Z', status: 'sent', cents: 64_000 },
  { id: 5126, customer: 'Jakub Dvořák', date: '2026-11-11T10:48:00Z', status: 'paid', cents: 31_275 },
] as const

export function OverviewExample() {
  const { t } = useTranslation('layouts')
  const format = useFormat()
  const figures = [
    [t('demo.orders'), format.number(128)],
    [t('demo.revenue'), format.dollars(48_250)],
    [t('demo.customers'), format.number(36)],
    [t('demo.returns'), format.percent(0.023)],
  ]
  return (
    <div className="stack">
      <div className="row row-cols-2 row-cols-xl-4 g-3">
        {figures.map(([label = '', figure]) => (
          <div key={label} className="col">
            <StatCard label={label} figure={figure} sub={t('demo.days')} />
          </div>
        ))}
      </div>
      <Table caption={t('demo.latest')} captionSide="top" variants={['hover']}>
        <thead>
          <tr>
            <th scope="col">{t('demo.order')}</th>
            <th scope="col">{t('demo.customer')}</th>
            <th scope="col">{t('demo.date')}</th>
            <th scope="col">{t('demo.status')}</th>
            <th scope="col" className="text-end">
              {t('demo.amount')}
            </th>
          </tr>
        </thead>
        <tbody>
          {orders.map(({ id, customer, date, status, cents }) => (
            <tr key={id}>
              <th scope="row">
                <bdi>#{id}</bdi>
              </th>
              <td>{customer}</td>
              <td className="text-nowrap">{format.date(date)}</td>
              <td>
                <Badge tone={tones[status]}>{t(`demo.${status}`)}</Badge>
              </td>
              <td className="text-end">{format.money(cents)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  )
}
