import type { ApexOptions } from 'apexcharts'
import type { ChartLook } from './baseOptions'
import { axes, baseOptions, escapeName, visible } from './baseOptions'
import styles from './chart.module.scss'
import type { CandleSpec, ScatterSpec } from './chartSpec'
import { scaleOf, scaleOfX } from './labelsOf'
import type { TableTexts } from './chartTable'

function element(tag: string, className: string | undefined, ...children: (Node | string)[]): HTMLElement {
  const made = document.createElement(tag)
  if (className) made.className = className
  made.append(...children)
  return made
}

/** What the pointer finds out about a candle: the library's own tooltip speaks English only. @returns HTML; texts in it are text */
function candleTooltip({ candles, format }: CandleSpec, place: number, words: TableTexts): string {
  const candle = candles[place]
  if (!candle) return ''
  const rows = (['open', 'high', 'low', 'close'] as const).map((key) =>
    element('div', styles.chartTooltipRow, element('span', '', words[key]), element('b', '', format(candle[key]))),
  )
  return element('div', styles.chartTooltip, element('div', styles.chartTooltipTitle, candle.label), ...rows).outerHTML
}

/** A price's course. */
export function candleOptions(spec: CandleSpec, look: ChartLook): ApexOptions {
  const { theme, words } = look
  const base = baseOptions(look, 'candlestick')
  const { xaxis, yaxis } = axes(look)
  return {
    ...base,
    series: [
      {
        name: spec.name,
        data: spec.candles.map(({ label, open, high, low, close }) => ({
          x: escapeName(label),
          y: [open, high, low, close],
        })),
      },
    ],
    stroke: { width: 1 },
    xaxis: { ...xaxis, type: 'category' },
    yaxis: { ...yaxis, ...scaleOf(spec) },
    plotOptions: {
      candlestick: {
        colors: { upward: theme.palette[1] ?? theme.textColor, downward: theme.palette[3] ?? theme.textColor },
        wick: { useFillColor: true },
      },
    },
    tooltip: {
      ...base.tooltip,
      custom: ({ dataPointIndex }: { dataPointIndex: number }) => candleTooltip(spec, dataPointIndex, words),
    },
  }
}

/** Points where two values meet. */
export function scatterOptions(spec: ScatterSpec, look: ChartLook): ApexOptions {
  const { theme } = look
  const base = baseOptions(look, 'scatter')
  const { xaxis, yaxis } = axes(look)
  const shown = visible(spec.series, look)
  return {
    ...base,
    colors: shown.colours,
    series: shown.entries.map(({ name, points }) => ({
      name: escapeName(name),
      data: points.map(([x, y]) => ({ x, y })),
    })),
    markers: {
      size: 6,
      strokeWidth: 1,
      strokeColors: theme.background,
      shape: shown.places.map((place) => (place === 0 ? 'circle' : 'square')),
    },
    xaxis: { ...xaxis, type: 'numeric', ...scaleOfX(spec) },
    yaxis: { ...yaxis, ...scaleOf(spec) },
    tooltip: {
      ...base.tooltip,
      x: { formatter: (value) => spec.formatX(value) },
      y: { formatter: (value) => spec.format(value) },
    },
  }
}
