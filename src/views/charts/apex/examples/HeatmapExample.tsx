import { Chart } from '@core/components/chart/Chart'
import type { ChartSpec } from '@core/components/chart/chartSpec'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/utility/hooks/useFormat'
import { hours, visitsByHour } from './data'

/** The darker, the more: days and hours that stand out are seen at once. */
export function HeatmapExample() {
  const { t } = useTranslation('charts')
  const format = useFormat()
  const spec = useMemo<ChartSpec>(
    () => ({
      kind: 'heatmap',
      name: t('examples.heatmap.title'),
      head: t('head.hour'),
      labels: hours,
      series: visitsByHour.map((data, day) => ({ name: format.weekday(day), data })),
      format: format.number,
    }),
    [t, format],
  )
  return <Chart spec={spec} />
}
