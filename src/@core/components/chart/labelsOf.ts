import type { AxisLabel, AxisLabels } from './axisLabels'
import type { ChartLook } from './baseOptions'
import { roundScale, visible } from './baseOptions'
import type { LibrarySpec, ScatterSpec } from './chartSpec'
import { valuesOf } from './chartSpec'

type Scale = ReturnType<typeof roundScale>

/** Ends and steps of the axis of values. Bars and areas show amounts: they begin at zero. */
export function scaleOf(spec: LibrarySpec): Scale {
  const hasZero = !['line', 'candlestick', 'scatter'].includes(spec.kind)
  if (spec.kind !== 'stacked') return roundScale(valuesOf(spec), hasZero)
  const sums = spec.labels.map((_, place) => spec.series.reduce((sum, { data }) => sum + (data[place] ?? 0), 0))
  return roundScale(sums, hasZero)
}

export function scaleOfX({ series }: ScatterSpec): Scale {
  return roundScale(series.flatMap(({ points }) => points.map(([x]) => x)))
}

function ticks({ min, max, tickAmount }: Scale, write: (value: number) => string): AxisLabel[] {
  return Array.from({ length: tickAmount + 1 }, (_, step) => ({
    text: write(min + ((max - min) * step) / tickAmount),
    at: step / tickAmount,
  }))
}

/** Labels in the middle of equal parts of the axis. */
function inParts(texts: readonly string[]): AxisLabel[] {
  return texts.map((text, place) => ({ text, at: (place + 0.5) / texts.length }))
}

/** Labels at the ends of the axis and between. */
function atPoints(texts: readonly string[]): AxisLabel[] {
  return texts.map((text, place) => ({ text, at: texts.length > 1 ? place / (texts.length - 1) : 0.5 }))
}

/** Labels of both axes. The axis beside the plot is where reading begins; time runs from left to right in every language. */
export function labelsOf(spec: LibrarySpec, look: ChartLook): AxisLabels {
  const { kind, format, shortFormat = format } = spec
  const around = (below: readonly AxisLabel[], first: readonly AxisLabel[], second: readonly AxisLabel[] = []) =>
    look.theme.isRtl ? { below, left: second, right: first } : { below, left: first, right: second }
  const values = ticks(scaleOf(spec), shortFormat)
  switch (kind) {
    case 'radar':
      return around([], [])
    case 'bar':
      return around(values, inParts(spec.labels.toReversed()))
    case 'heatmap':
      return around(
        inParts(spec.labels),
        inParts(
          visible(spec.series, look)
            .entries.toReversed()
            .map(({ name }) => name),
        ),
      )
    case 'candlestick':
      return around(inParts(spec.candles.map(({ label }) => label)), values)
    case 'scatter':
      return { ...around(ticks(scaleOfX(spec), spec.formatX), values), titles: { x: spec.xHead, y: spec.yHead } }
    case 'line':
    case 'area':
      return around(atPoints(spec.labels), values)
    default: {
      const own = spec.series.find(({ ownFormat }) => ownFormat)
      const labels = own?.ownFormat && ticks(roundScale(own.data, true), own.ownFormat)
      return {
        ...around(inParts(spec.labels), values, labels),
        ...(spec.accent !== undefined && { accent: spec.accent }),
      }
    }
  }
}
