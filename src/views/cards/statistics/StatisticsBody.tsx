import type { ChartTools } from '@core/components/chart/useChartTools'
import type { AxisSpec } from '@core/components/chart/chartSpec'
import { ChartView } from '@core/components/chart/ChartView'
import { StatValue } from '@core/components/data-card/StatValue'
import { useTranslation } from 'react-i18next'
import type { StatisticsCard } from '@/redux/cards/statistics/schema'
import { useFormat } from '@/utility/hooks/useFormat'

/** Of the drawing, in pixels. */
export const statisticsHeight = 96

interface StatisticsBodyProps {
  card: StatisticsCard
  spec: AxisSpec
  tools: ChartTools
}

/** The figure, how it has changed, and its course. */
export function StatisticsBody({ card: { figure, change }, spec, tools }: StatisticsBodyProps) {
  const { t } = useTranslation('statistics')
  const format = useFormat()
  return (
    <>
      <StatValue
        value={spec.format(figure)}
        change={{ text: format.change(change / 100), isUp: change >= 0 }}
        sub={t('compared')}
      />
      <ChartView spec={spec} tools={tools} height={statisticsHeight} hasLegend={false} />
    </>
  )
}
