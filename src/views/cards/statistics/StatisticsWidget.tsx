import type { AxisSpec } from '@core/components/chart/chartSpec'
import { ChartView } from '@core/components/chart/ChartView'
import { useChartTools } from '@core/components/chart/useChartTools'
import { DataCard } from '@core/components/data-card/DataCard'
import { Figure } from '@core/components/data-card/Figure'
import { Skeleton } from '@core/components/Skeleton'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppSelector, useRequest } from '@/redux/app/hooks'
import type { StatisticsName } from '@/redux/cards/statistics/contract'
import { fetchStatistics, selectStatistics } from '@/redux/cards/statistics/slice'
import { useFormat } from '@/utility/hooks/useFormat'

const bars: readonly StatisticsName[] = ['ordersBarChart']
const amounts: readonly StatisticsName[] = ['profitLineChart', 'revenue', 'sales']
const height = 96

/** A figure, how it has changed, and its course. */
export function StatisticsWidget({ name }: { name: StatisticsName }) {
  const { t } = useTranslation('statistics')
  const format = useFormat()
  const refresh = useRequest(fetchStatistics[name], undefined)
  const { data, request } = useAppSelector((state) => selectStatistics(state, name))
  const title = t(`card.${name}`)
  const write = amounts.includes(name) ? format.dollars : format.number

  const spec = useMemo<AxisSpec | null>(
    () =>
      data && {
        kind: bars.includes(name) ? 'sparkbars' : 'sparkline',
        name: title,
        head: t('day'),
        labels: data.times.map(format.date),
        series: data.series.map((series) => ({ name: title, data: series.data })),
        format: write,
      },
    [data, name, title, t, format, write],
  )
  const tools = useChartTools(spec)

  return (
    <DataCard
      title={title}
      source={{ data, request, refresh }}
      items={tools.items}
      skeleton={
        <>
          <div>
            <Skeleton width="45%" height="2.125rem" shape="block" />
            <p className="stat-sub">
              <Skeleton width="70%" />
            </p>
          </div>
          <Skeleton shape="block" height={`${height}px`} />
        </>
      }
    >
      {({ figure, change }) => (
        <>
          <Figure
            value={write(figure)}
            change={{ text: format.change(change / 100), isUp: change >= 0 }}
            sub={t('compared')}
          />
          {spec && <ChartView spec={spec} tools={tools} height={height} hasLegend={false} />}
        </>
      )}
    </DataCard>
  )
}
