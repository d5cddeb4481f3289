import { Chart } from '@core/components/chart/Chart'
import type { ChartSpec } from '@core/components/chart/chartSpec'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/utility/hooks/useFormat'
import { ordersByChannel } from './data'

/** Lines differ by dashes as well as by color. */
export function LineExample() {
  const { t } = useTranslation('charts')
  const format = useFormat()
  const spec = useMemo<ChartSpec>(
    () => ({
      kind: 'line',
      name: t('examples.line.title'),
      head: t('head.month'),
      labels: ordersByChannel.web.map((_, month) => format.month(month)),
      series: (['web', 'store', 'partner'] as const).map((key) => ({
        name: t(`series.${key}`),
        data: ordersByChannel[key],
      })),
      format: format.number,
      shortFormat: format.compact,
    }),
    [t, format],
  )
  return <Chart spec={spec} />
}
