import type { AxisSpec } from '@core/components/chart/chartSpec'
import { ChartView } from '@core/components/chart/ChartView'
import { useChartTools } from '@core/components/chart/useChartTools'
import { DataCard } from '@core/components/data-card/DataCard'
import { Repeat, Share2, UserPlus } from 'lucide-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppSelector, useRequest } from '@/redux/app/hooks'
import { fetchCustomers, selectCustomers } from '@/redux/cards/analytics/slice'
import { useFormat } from '@/utility/hooks/useFormat'
import { CardSkeleton } from '../CardSkeleton'
import { PeriodChoice } from '../PeriodChoice'
import { useCardPeriod } from '../usePeriod'

const height = 200
const icons = { 'user-plus': UserPlus, repeat: Repeat, share: Share2 }

/** Where customers come from. */
export function Customers() {
  const { t } = useTranslation('analytics')
  const format = useFormat()
  const { period, choose, query } = useCardPeriod('customers')
  const refresh = useRequest(fetchCustomers, query)
  const { data, request } = useAppSelector(selectCustomers)
  const title = t('customers.title')

  const spec = useMemo<AxisSpec | null>(
    () =>
      data && {
        kind: 'bar',
        name: title,
        head: t('customers.kind'),
        labels: data.listData.map(({ icon }) => t(`customers.${icon}`)),
        series: [{ name: t('customers.customers'), data: data.listData.map(({ result }) => result) }],
        format: format.number,
        shortFormat: format.compact,
      },
    [data, title, t, format],
  )
  const tools = useChartTools(spec)

  return (
    <DataCard
      title={title}
      source={{ data, request, refresh }}
      choice={<PeriodChoice period={period} onChoose={choose} />}
      items={tools.items}
      skeleton={<CardSkeleton height={height} lines={3} />}
    >
      {({ listData }) => (
        <>
          {spec && <ChartView spec={spec} tools={tools} height={height} />}
          <ul className="figure-list">
            {listData.map(({ icon, result }) => {
              const Icon = icons[icon]
              return (
                <li key={icon}>
                  <span className="figure-icon tone-primary">
                    <Icon aria-hidden="true" />
                  </span>
                  <span className="figure-name">{t(`customers.${icon}`)}</span>
                  <span className="figure-value">{format.number(result)}</span>
                </li>
              )
            })}
          </ul>
        </>
      )}
    </DataCard>
  )
}
