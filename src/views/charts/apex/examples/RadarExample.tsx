import { Chart } from '@core/components/chart/Chart'
import type { ChartSpec } from '@core/components/chart/chartSpec'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/utility/hooks/useFormat'
import { traits } from './data'

export function RadarExample() {
  const { t } = useTranslation('charts')
  const format = useFormat()
  const spec = useMemo<ChartSpec>(() => {
    const labels = (['quality', 'price', 'service', 'design', 'delivery', 'durability'] as const).map((key) =>
      t(`trait.${key}`),
    )
    return {
      kind: 'radar',
      name: t('examples.radar.title'),
      head: t('head.trait'),
      labels,
      series: (['desk', 'chair'] as const).map((key, index) => ({
        name: t(`product.${key}`),
        data: Object.values(traits).map((marks) => marks[index] ?? 0),
      })),
      format: format.number,
      apex: (options, { line, mutedColor }) => ({
        ...options,
        grid: { padding: { top: -30, bottom: -10 } },
        fill: { opacity: 0.16 },
        markers: { size: 3 },
        xaxis: {
          categories: labels,
          labels: { style: { colors: labels.map(() => mutedColor), fontSize: '12px' } },
        },
        plotOptions: {
          radar: { polygons: { strokeColors: line, connectorColors: line, fill: { colors: ['transparent'] } } },
        },
        // On phones, the labels take most of the width.
        responsive: [
          { breakpoint: 480, options: { plotOptions: { radar: { size: 72 } } } },
          { breakpoint: 360, options: { plotOptions: { radar: { size: 40 } } } },
        ],
      }),
    }
  }, [t, format])
  return <Chart spec={spec} />
}
