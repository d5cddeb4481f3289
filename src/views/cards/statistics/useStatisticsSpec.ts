import type { AxisSpec } from '@core/components/chart/chartSpec'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { StatisticsName } from '@/redux/cards/statistics/contract'
import type { StatisticsCard } from '@/redux/cards/statistics/schema'
import { useFormat } from '@/utility/hooks/useFormat'

const amounts: readonly StatisticsName[] = ['profitLineChart', 'revenue', 'sales']

/** The chart of a card; null while there is nothing to show. */
export function useStatisticsSpec(name: StatisticsName, data: StatisticsCard | null): AxisSpec | null {
  const { t } = useTranslation('statistics')
  const format = useFormat()
  return useMemo(() => {
    const title = t(`card.${name}`)
    return (
      data && {
        kind: name === 'ordersBarChart' ? 'sparkbars' : 'sparkline',
        name: title,
        head: t('day'),
        labels: data.times.map(format.date),
        series: data.series.map((series) => ({ name: title, data: series.data })),
        format: amounts.includes(name) ? format.dollars : format.number,
      }
    )
  }, [data, name, t, format])
}
