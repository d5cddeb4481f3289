import type { AxisSpec } from '@core/components/chart/chartSpec'
import { ChartView } from '@core/components/chart/ChartView'
import { useChartTools } from '@core/components/chart/useChartTools'
import { CardRangeContext } from '@core/components/data-card/cardContexts'
import { DataCard } from '@core/components/data-card/DataCard'
import { StatValue } from '@core/components/data-card/StatValue'
import { use, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppSelector, useRequest } from '@/redux/app/hooks'
import { fetchRevenue, selectRevenue } from '@/redux/cards/analytics/slice'
import { spanLabels } from '@/utility/format/spanLabels'
import { useFormat } from '@/utility/hooks/useFormat'
import { CardSkeleton } from '../CardSkeleton'
import { asAlways } from '../usePeriod'

const height = 220

export function Revenue() {
  const { t, i18n } = useTranslation('analytics')
  const format = useFormat()
  const range = use(CardRangeContext)
  const refresh = useRequest(fetchRevenue, range?.query ?? asAlways)
  const { data, request } = useAppSelector(selectRevenue)
  const title = t('revenue.title')
  const [now, before] = [range?.label ?? t('revenue.thisMonth'), range?.before ?? t('revenue.lastMonth')]

  const spec = useMemo<AxisSpec | null>(
    () =>
      data && {
        kind: 'line',
        name: title,
        head: t('sessions.span'),
        labels: spanLabels(data.times, format, i18n.language),
        series: data.series.map((series, place) => ({
          name: place === 0 ? now : before,
          data: series.data,
          isPast: place > 0,
        })),
        format: format.dollars,
        shortFormat: format.compact,
      },
    [data, title, now, before, t, format, i18n.language],
  )
  const tools = useChartTools(spec, range?.days ?? now)

  return (
    <DataCard
      title={title}
      source={{ data, request, refresh }}
      items={tools.items}
      skeleton={<CardSkeleton hasFigure height={height + 36} />}
    >
      {({ thisMonth, lastMonth, series }) => (
        <>
          <div className="figure-pair">
            <StatValue
              value={format.dollars(thisMonth)}
              change={
                series.length > 1
                  ? { text: format.change(thisMonth / Math.max(lastMonth, 1) - 1), isUp: thisMonth >= lastMonth }
                  : undefined
              }
              sub={now}
            />
            {series.length > 1 && <StatValue value={format.dollars(lastMonth)} sub={before} />}
          </div>
          {spec && <ChartView spec={spec} tools={tools} height={height} />}
        </>
      )}
    </DataCard>
  )
}
