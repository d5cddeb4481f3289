import { Card } from '@core/components/Card'
import { Chart } from '@core/components/chart/Chart'
import type { ChartSpec } from '@core/components/chart/chartSpec'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/utility/hooks/useFormat'
import { online } from './data'

export function SparklineExample() {
  const { t } = useTranslation('charts')
  const format = useFormat()
  const spec = useMemo<ChartSpec>(
    () => ({
      kind: 'sparkline',
      name: t('examples.sparkline.title'),
      head: t('head.hour'),
      labels: online.map((_, index) => format.number(index + 1)),
      series: [{ name: t('series.online'), data: online }],
      format: format.number,
    }),
    [t, format],
  )
  return (
    <Card>
      <p className="stat-figure">{format.number(online.at(-1) ?? 0)}</p>
      <Chart spec={spec} height={72} />
    </Card>
  )
}
