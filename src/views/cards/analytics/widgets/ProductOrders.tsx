import type { SliceSpec } from '@core/components/chart/chartSpec'
import { ChartView } from '@core/components/chart/ChartView'
import { useChartTools } from '@core/components/chart/useChartTools'
import { DataCard } from '@core/components/data-card/DataCard'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppSelector, useRequest } from '@/redux/app/hooks'
import { fetchProductOrders, selectProductOrders } from '@/redux/cards/analytics/slice'
import { useFormat } from '@/utility/hooks/useFormat'
import { CardSkeleton } from '../CardSkeleton'
import { PeriodChoice } from '../PeriodChoice'
import { useCardPeriod } from '../usePeriod'

const height = 240
const states = ['finished', 'pending', 'rejected'] as const

/** How many orders are finished, wait, or were rejected. */
export function ProductOrders() {
  const { t } = useTranslation('analytics')
  const format = useFormat()
  const { period, choose, query } = useCardPeriod('orders')
  const refresh = useRequest(fetchProductOrders, query)
  const { data, request } = useAppSelector(selectProductOrders)
  const title = t('orders.title')

  const spec = useMemo<SliceSpec | null>(
    () =>
      data && {
        kind: 'donut',
        name: title,
        head: t('orders.state'),
        valueHead: t('orders.orders'),
        parts: states.map((state) => ({ name: t(`orders.${state}`), value: data.chart_info[state] })),
        format: format.number,
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
      skeleton={<CardSkeleton height={height + 36} lines={1} />}
    >
      {({ chart_info }) => (
        <>
          {spec && <ChartView spec={spec} tools={tools} height={height} />}
          <dl className="figure-row">
            {states.map((state) => (
              <div key={state}>
                <dt>{t(`orders.${state}`)}</dt>
                <dd>{format.number(chart_info[state])}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </DataCard>
  )
}
