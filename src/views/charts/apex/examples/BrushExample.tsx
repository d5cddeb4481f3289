import { Card } from '@core/components/Card'
import { Chart } from '@core/components/chart/Chart'
import type { AxisSpec, SparklineSpec } from '@core/components/chart/chartSpec'
import { ChartView } from '@core/components/chart/ChartView'
import { useChartTools } from '@core/components/chart/useChartTools'
import { RangeSlider, type Range } from '@core/components/forms/RangeSlider'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/utility/hooks/useFormat'
import { weeklyVisits } from './data'

const last = weeklyVisits.length - 1

export function BrushExample() {
  const { t } = useTranslation('charts')
  const format = useFormat()
  const [[from, to], setPart] = useState<Range>([last - 17, last])
  const whole = useMemo<SparklineSpec>(
    () => ({
      kind: 'sparkline',
      name: t('brush.whole'),
      head: t('head.week'),
      labels: weeklyVisits.map((_, index) => t('week', { number: format.number(index + 1) })),
      series: [{ name: t('series.visits'), data: weeklyVisits }],
      format: format.number,
    }),
    [t, format],
  )
  const part = useMemo<AxisSpec>(
    () => ({
      ...whole,
      kind: 'area',
      name: t('examples.brush.title'),
      labels: whole.labels.slice(from, to + 1),
      series: [{ name: t('series.visits'), data: weeklyVisits.slice(from, to + 1) }],
      shortFormat: format.compact,
    }),
    [whole, from, to, t, format],
  )
  return (
    <Card>
      <Chart spec={part} height={240} />
      <div dir="ltr">
        <ChartView spec={whole} tools={useChartTools(whole)} height={48} />
        <RangeSlider
          names={[t('brush.from'), t('brush.to')]}
          value={[from, to]}
          onChange={([first, second]) => second > first && setPart([first, second])}
          min={0}
          max={last}
          write={(index) => whole.labels[index] ?? ''}
        />
      </div>
    </Card>
  )
}
