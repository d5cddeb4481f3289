import { Chart } from '@core/components/chart/Chart'
import type { ChartSpec } from '@core/components/chart/chartSpec'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/utility/hooks/useFormat'
import { averageValue, orders } from './data'

/** Columns and a line, each with its own axis. */
export function MixedExample() {
  const { t } = useTranslation('charts')
  const format = useFormat()
  const spec = useMemo<ChartSpec>(
    () => ({
      kind: 'mixed',
      name: t('examples.mixed.title'),
      head: t('head.month'),
      labels: orders.map((_, month) => format.month(month)),
      series: [
        { name: t('series.orders'), data: orders },
        { name: t('series.average'), data: averageValue, draw: 'line', ownFormat: format.dollars },
      ],
      format: format.number,
    }),
    [t, format],
  )
  return <Chart spec={spec} />
}
