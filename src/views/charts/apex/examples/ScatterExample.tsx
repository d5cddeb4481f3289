import { Chart } from '@core/components/chart/Chart'
import type { ChartSpec } from '@core/components/chart/chartSpec'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/utility/hooks/useFormat'
import { soldAt } from './data'

/** Whether two quantities have to do with each other. */
export function ScatterExample() {
  const { t } = useTranslation('charts')
  const format = useFormat()
  const spec = useMemo<ChartSpec>(
    () => ({
      kind: 'scatter',
      name: t('examples.scatter.title'),
      xHead: t('head.price'),
      yHead: t('head.sold'),
      series: (['desk', 'chair'] as const).map((key) => ({ name: t(`product.${key}`), points: soldAt[key] })),
      format: format.number,
      formatX: format.dollars,
    }),
    [t, format],
  )
  return <Chart spec={spec} />
}
