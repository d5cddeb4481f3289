import { Chart } from '@core/components/chart/Chart'
import type { ChartSpec } from '@core/components/chart/chartSpec'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/utility/hooks/useFormat'
import { expenses, income } from './data'

export function ColumnExample() {
  const { t } = useTranslation('charts')
  const format = useFormat()
  const spec = useMemo<ChartSpec>(
    () => ({
      kind: 'column',
      name: t('examples.column.title'),
      head: t('head.month'),
      labels: income.map((_, month) => format.month(month)),
      series: [
        { name: t('series.income'), data: income },
        { name: t('series.expenses'), data: expenses },
      ],
      format: format.dollars,
      shortFormat: format.compact,
    }),
    [t, format],
  )
  return <Chart spec={spec} />
}
