import { PageHeader } from '@core/components/PageHeader'
import { useTranslation } from 'react-i18next'
import type { StatisticsName } from '@/redux/cards/statistics/contract'
import { StatisticsWidget } from './StatisticsWidget'

/** Rows of cards with similar heights. */
const places: readonly (readonly [name: StatisticsName, size?: 'is-narrow' | 'is-wide'])[] = [
  ['subscribers', 'is-narrow'],
  ['orders', 'is-narrow'],
  ['activeUsers', 'is-narrow'],
  ['newsletter', 'is-narrow'],
  ['ordersBarChart'],
  ['profitLineChart'],
  ['revenue'],
  ['fulfilment'],
  ['target'],
  ['siteTraffic'],
  ['sales'],
  ['channels', 'is-wide'],
]

export function StatisticsPage() {
  const { t } = useTranslation('statistics')
  return (
    <>
      <PageHeader title={t('title')} />
      <div className="card-flow">
        {places.map(([name, size]) => (
          <div key={name} className={size}>
            <StatisticsWidget name={name} />
          </div>
        ))}
      </div>
    </>
  )
}
