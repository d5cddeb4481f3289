import type { ApexOptions } from 'apexcharts'
import type { ChartLook } from './baseOptions'
import { baseOptions, escapeName, visible } from './baseOptions'
import type { SliceSpec } from './chartSpec'

/** Charts of parts, around a figure in their middle. */
export function sliceOptions(spec: SliceSpec, look: ChartLook): ApexOptions {
  const { theme } = look
  const { entries, colours } = visible(spec.parts, look)
  const base = baseOptions(look, spec.kind === 'donut' ? 'donut' : 'radialBar')
  const sum = entries.reduce((total, { value }) => total + value, 0)
  const figure = { color: theme.textColor, fontSize: '22px', fontWeight: 600, offsetY: 4 }
  const options: ApexOptions = {
    ...base,
    grid: { padding: { top: 0, bottom: 0, left: 0, right: 0 } },
    colors: colours,
    labels: entries.map(({ name }) => escapeName(name)),
    series: entries.map(({ value }) => value),
    tooltip: { ...base.tooltip, fillSeriesColor: false, y: { formatter: (value) => spec.format(value) } },
  }
  const total = {
    show: true,
    label: spec.middleHead ?? spec.valueHead,
    color: theme.mutedColor,
    fontWeight: 400,
    formatter: () => spec.middle ?? spec.format(sum),
  }
  if (spec.kind === 'donut') {
    return {
      ...options,
      stroke: { width: 2, colors: [theme.background] },
      plotOptions: {
        pie: {
          expandOnClick: false,
          donut: {
            size: '74%',
            labels: {
              show: true,
              name: { color: theme.mutedColor, fontSize: '13px', offsetY: 20 },
              value: { ...figure, offsetY: -16, formatter: (value) => spec.format(Number(value)) },
              total: { ...total, fontSize: '13px' },
            },
          },
        },
      },
    }
  }
  const isOne = entries.length === 1
  const isGauge = spec.kind === 'gauge'
  return {
    ...options,
    // The library leaves more room around rings than around donuts; of a gauge, the lower part is cut off.
    chart: { ...options.chart, height: isGauge ? look.height * 1.35 : look.height },
    grid: { padding: { top: -14, bottom: -14, left: -14, right: -14 } },
    stroke: { lineCap: 'round' },
    // One ring's name stands in its middle.
    ...(isOne && { labels: [escapeName(total.label)] }),
    plotOptions: {
      radialBar: {
        ...(isGauge && { startAngle: -105, endAngle: 105 }),
        hollow: { size: isOne ? '66%' : '40%' },
        track: { background: theme.line, strokeWidth: '100%', margin: 6 },
        dataLabels: {
          name: {
            color: theme.mutedColor,
            fontSize: '13px',
            fontWeight: 400,
            offsetY: 20,
          },
          value: { ...figure, offsetY: -16, formatter: (value) => spec.format(value) },
          total: { ...total, show: !isOne || spec.middle !== undefined, fontSize: '13px' },
        },
      },
    },
  }
}
