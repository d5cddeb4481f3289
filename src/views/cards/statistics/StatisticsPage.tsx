import { PageHeader } from '@core/components/PageHeader'
import { useTranslation } from 'react-i18next'
import type { StatisticsName } from '@/redux/cards/statistics/contract'
import { StatisticsWidget } from './StatisticsWidget'

const names: readonly StatisticsName[] = [
  'ordersBarChart',
  'profitLineChart',
  'subscribers',
  'revenue',
  'sales',
  'orders',
  'siteTraffic',
  'activeUsers',
  'newsletter',
]

/** `/cards/statistics`: the small cards, each with a figure, how it has changed, and its course. */
export function Component() {
  const { t } = useTranslation('statistics')
  return (
    <>
      <PageHeader title={t('title')} />
      <div className="card-flow">
        {names.map((name) => (
          <div key={name}>
            <StatisticsWidget name={name} />
          </div>
        ))}
      </div>
    </>
  )
}
