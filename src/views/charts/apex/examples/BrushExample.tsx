import { BrushChart } from '@core/components/chart/BrushChart'
import type { AxisSpec } from '@core/components/chart/chartSpec'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/utility/hooks/useFormat'
import { weeklyVisits } from './data'

/** A long course of which a part is looked at. The ends of the part are moved by pointer or by arrow keys. */
export function BrushExample() {
  const { t } = useTranslation('charts')
  const format = useFormat()
  const spec = useMemo<AxisSpec>(
    () => ({
      kind: 'area',
      name: t('examples.brush.title'),
      head: t('head.week'),
      labels: weeklyVisits.map((_, index) => t('week', { number: format.number(index + 1) })),
      series: [{ name: t('series.visits'), data: weeklyVisits }],
      format: format.number,
      shortFormat: format.compact,
    }),
    [t, format],
  )
  return <BrushChart spec={spec} />
}
