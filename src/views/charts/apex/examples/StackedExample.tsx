import { Chart } from '@core/components/chart/Chart'
import type { ChartSpec } from '@core/components/chart/chartSpec'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/utility/hooks/useFormat'
import { ticketsByTeam } from './data'

export function StackedExample() {
  const { t } = useTranslation('charts')
  const format = useFormat()
  const spec = useMemo<ChartSpec>(
    () => ({
      kind: 'stacked',
      name: t('examples.stacked.title'),
      head: t('head.month'),
      labels: ticketsByTeam.support.map((_, month) => format.month(month)),
      series: (['support', 'billing', 'product'] as const).map((key) => ({
        name: t(`series.${key}`),
        data: ticketsByTeam[key],
      })),
      format: format.number,
    }),
    [t, format],
  )
  return <Chart spec={spec} />
}
