import { Chart } from '@core/components/chart/Chart'
import type { ChartSpec } from '@core/components/chart/chartSpec'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/utility/hooks/useFormat'
import { traits } from './data'

/** Compares two products by the same properties. */
export function RadarExample() {
  const { t } = useTranslation('charts')
  const format = useFormat()
  const spec = useMemo<ChartSpec>(
    () => ({
      kind: 'radar',
      name: t('examples.radar.title'),
      head: t('head.trait'),
      labels: (['quality', 'price', 'service', 'design', 'delivery', 'durability'] as const).map((key) =>
        t(`trait.${key}`),
      ),
      series: (['desk', 'chair'] as const).map((key, index) => ({
        name: t(`product.${key}`),
        data: Object.values(traits).map((marks) => marks[index] ?? 0),
      })),
      format: format.number,
    }),
    [t, format],
  )
  return <Chart spec={spec} />
}
