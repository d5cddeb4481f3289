import { useId, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Chart } from './Chart'
import type { AxisSpec, SparklineSpec } from './chartSpec'
import { ChartView } from './ChartView'
import styles from './chart.module.scss'

interface BrushChartProps {
  spec: AxisSpec
  height?: number
}

/** A long chart of which a part is looked at: below it stands the whole, with an end at each side that is moved by pointer or keys. */
export function BrushChart({ spec, height = 240 }: BrushChartProps) {
  const { t } = useTranslation('kit')
  const last = spec.labels.length - 1
  const [[from, to], setPart] = useState<readonly [number, number]>([Math.max(0, last - Math.ceil(last / 3)), last])
  const overviewId = useId()
  const part = useMemo<AxisSpec>(
    () => ({
      ...spec,
      labels: spec.labels.slice(from, to + 1),
      series: spec.series.map(({ name, data }) => ({ name, data: data.slice(from, to + 1) })),
    }),
    [spec, from, to],
  )
  const whole = useMemo<SparklineSpec>(
    () => ({ ...spec, kind: 'sparkline', name: t('chart.whole', { name: spec.name }) }),
    [spec, t],
  )
  const end = (name: string, value: number, place: (next: number) => readonly [number, number]) => (
    <input
      type="range"
      className={styles.chartBrushEnd}
      aria-label={name}
      aria-valuetext={spec.labels[value]}
      min={0}
      max={last}
      value={value}
      onChange={({ target }) => setPart(place(Number(target.value)))}
    />
  )

  return (
    <div>
      <Chart spec={part} height={height} />
      <div className={styles.chartBrushWhole} dir="ltr">
        <ChartView
          spec={whole}
          tools={{ id: overviewId, isTable: false, closeLarge: null, items: [] }}
          height={64}
          hasLegend={false}
        />
        <div
          className={styles.chartBrushWindow}
          style={{ left: `${(from / last) * 100}%`, right: `${(1 - to / last) * 100}%` }}
          aria-hidden="true"
        />
        {end(t('chart.from'), from, (next) => [Math.min(next, to - 1), to])}
        {end(t('chart.to'), to, (next) => [from, Math.max(next, from + 1)])}
      </div>
    </div>
  )
}
