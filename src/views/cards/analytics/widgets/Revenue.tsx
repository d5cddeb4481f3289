import type { AxisSpec } from '@core/components/chart/chartSpec'
import { ChartView } from '@core/components/chart/ChartView'
import { useChartTools } from '@core/components/chart/useChartTools'
import { DataCard } from '@core/components/data-card/DataCard'
import { StatValue } from '@core/components/data-card/StatValue'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppSelector, useRequest } from '@/redux/app/hooks'
import { fetchRevenue, selectRevenue } from '@/redux/cards/analytics/slice'
import { useFormat } from '@/utility/hooks/useFormat'
import { CardSkeleton } from '../CardSkeleton'

const height = 220
const seriesKeys = ['thisMonth', 'lastMonth'] as const

/** This month's revenue beside last month's. */
export function Revenue() {
  const { t } = useTranslation('analytics')
  const format = useFormat()
  const refresh = useRequest(fetchRevenue, undefined)
  const { data, request } = useAppSelector(selectRevenue)
  const title = t('revenue.title')

  const spec = useMemo<AxisSpec | null>(
    () =>
      data && {
        kind: 'line',
        name: title,
        head: t('revenue.day'),
        labels: data.days.map(format.number),
        series: seriesKeys.map((key, index) => ({ name: t(`revenue.${key}`), data: data.series[index]?.data ?? [] })),
        format: format.dollars,
        shortFormat: format.compact,
      },
    [data, title, t, format],
  )
  const tools = useChartTools(spec)

  return (
    <DataCard
      title={title}
      source={{ data, request, refresh }}
      items={tools.items}
      skeleton={<CardSkeleton hasFigure height={height + 36} />}
    >
      {({ thisMonth, lastMonth }) => (
        <>
          <div className="figure-pair">
            <StatValue
              value={format.dollars(thisMonth)}
              change={{ text: format.change(thisMonth / Math.max(lastMonth, 1) - 1), isUp: thisMonth >= lastMonth }}
              sub={t('revenue.thisMonth')}
            />
            <StatValue value={format.dollars(lastMonth)} sub={t('revenue.lastMonth')} />
          </div>
          {spec && <ChartView spec={spec} tools={tools} height={height} />}
        </>
      )}
    </DataCard>
  )
}
