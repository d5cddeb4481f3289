import { Chart } from '@core/components/chart/Chart'
import type { ChartSpec } from '@core/components/chart/chartSpec'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/utility/hooks/useFormat'
import { goals } from './data'

export function RadialExample() {
  const { t } = useTranslation('charts')
  const format = useFormat()
  const spec = useMemo<ChartSpec>(
    () => ({
      kind: 'radial',
      name: t('examples.radial.title'),
      head: t('head.goal'),
      valueHead: t('head.reached'),
      parts: (['revenue', 'customers', 'answers'] as const).map((key) => ({
        name: t(`goal.${key}`),
        value: goals[key],
      })),
      format: (percent) => format.percent(percent / 100),
      middle: format.percent((goals.revenue + goals.customers + goals.answers) / 300),
    }),
    [t, format],
  )
  return <Chart spec={spec} />
}
