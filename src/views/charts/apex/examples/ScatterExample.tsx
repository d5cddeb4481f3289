import { Chart } from '@core/components/chart/Chart'
import type { ChartSpec } from '@core/components/chart/chartSpec'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/utility/hooks/useFormat'
import { soldAt } from './data'

const products = ['desk', 'chair'] as const
const values = [...new Set(products.flatMap((key) => soldAt[key].map(([price]) => price)))].toSorted((a, b) => a - b)

export function ScatterExample() {
  const { t } = useTranslation('charts')
  const format = useFormat()
  const spec = useMemo<ChartSpec>(
    () => ({
      kind: 'scatter',
      name: t('examples.scatter.title'),
      head: t('head.price'),
      labels: values.map(format.dollars),
      series: products.map((key) => ({
        name: t(`product.${key}`),
        data: values.map((value) => soldAt[key].find(([price]) => price === value)?.[1] ?? null),
      })),
      across: { values, format: format.dollars, titles: { x: t('head.price'), y: t('head.sold') } },
      format: format.number,
      apex: (options, { background }) => ({
        ...options,
        markers: { size: 6, strokeWidth: 1, strokeColors: background, shape: ['circle', 'square'] },
      }),
    }),
    [t, format],
  )
  return <Chart spec={spec} />
}
