import { Card } from '@core/components/Card'
import { Chart } from '@core/components/chart/Chart'
import type { AxisSpec } from '@core/components/chart/chartSpec'
import { blend } from '@core/components/chart/chartTheme'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/utility/hooks/useFormat'
import { hours, visitsByHour } from './data'
import styles from './heatmap.module.scss'

const all = visitsByHour.flat()
const [low, high] = [Math.min(...all), Math.max(...all)]
const shades = [0.14, 0.34, 0.54, 0.76, 1]
const step = (high - low) / shades.length

export function HeatmapExample() {
  const { t } = useTranslation('charts')
  const format = useFormat()
  const spec = useMemo<AxisSpec>(
    () => ({
      kind: 'heatmap',
      name: t('examples.heatmap.title'),
      head: t('head.hour'),
      labels: hours,
      series: visitsByHour.map((data, day) => ({ name: format.weekday(day), data })),
      format: format.number,
      hasLegend: false,
      apex: (options, { background, palette: [primary = background] }) => ({
        ...options,
        stroke: { width: 2, colors: [background] },
        plotOptions: {
          heatmap: {
            radius: 4,
            enableShades: false,
            colorScale: {
              ranges: shades.map((share, index) => ({
                from: low + step * index,
                to: low + step * (index + 1),
                color: blend(background, primary, share),
              })),
            },
          },
        },
      }),
    }),
    [t, format],
  )
  return (
    <Card>
      <Chart spec={spec} />
      <p className={styles.scale} aria-hidden="true">
        {format.number(low)}
        <span />
        {format.number(high)}
      </p>
    </Card>
  )
}
