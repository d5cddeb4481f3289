import { ChartSwatch } from '@core/components/chart/ChartParts'
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
import { SmallChange } from '../SmallChange'
import { useCardPeriod } from '../usePeriod'

const states = ['finished', 'pending', 'rejected'] as const

interface ProductOrdersProps {
  /** Of the chart, in pixels. Beside a taller card, larger values fill the gap. */
  height?: number
}

export function ProductOrders({ height = 240 }: ProductOrdersProps) {
  const { t } = useTranslation('analytics')
  const format = useFormat()
  const { period, periodText, choose, query } = useCardPeriod('orders')
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
  const tools = useChartTools(spec, periodText)

  return (
    <DataCard
      title={title}
      source={{ data, request, refresh }}
      choice={<PeriodChoice period={period} onChoose={choose} />}
      items={tools.items}
      skeleton={<CardSkeleton height={height} lines={3} />}
    >
      {({ chart_info, changes }) => (
        <>
          {spec && <ChartView spec={spec} tools={tools} height={height} hasLegend={false} />}
          <ul className="figure-list">
            {states.map((state, place) => (
              <li key={state}>
                <ChartSwatch place={place} />
                <span className="figure-name">{t(`orders.${state}`)}</span>
                <span className="figure-value">{format.number(chart_info[state])}</span>
                <SmallChange percent={changes?.[state]} isLessBetter={state !== 'finished'} />
              </li>
            ))}
          </ul>
        </>
      )}
    </DataCard>
  )
}
