import { Chart } from '@core/components/chart/Chart'
import type { ChartSpec } from '@core/components/chart/chartSpec'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/utility/hooks/useFormat'
import { signUps, visits } from './data'

export function AreaExample() {
  const { t } = useTranslation('charts')
  const format = useFormat()
  const spec = useMemo<ChartSpec>(
    () => ({
      kind: 'area',
      name: t('examples.area.title'),
      head: t('head.month'),
      labels: visits.map((_, month) => format.month(month)),
      series: [
        { name: t('series.visits'), data: visits },
        { name: t('series.signUps'), data: signUps },
      ],
      format: format.number,
      shortFormat: format.compact,
    }),
    [t, format],
  )
  return <Chart spec={spec} />
}
