import type { AxisSpec } from './chartSpec'
import { valuesOf } from './chartSpec'
import type { ChartTheme } from './chartTheme'

export interface AxisLabel {
  readonly text: string
  /** Share of the plot's width from the left, or of its height from the bottom. */
  readonly at: number
}

export interface AxisLabels {
  readonly below: readonly AxisLabel[]
  readonly left: readonly AxisLabel[]
  readonly right: readonly AxisLabel[]
  /** Index in `below` of the label that is never omitted; the first by default. */
  readonly accent?: number
  /** Axis titles: `x` below the plot, `y` above it. */
  readonly titles?: { readonly x: string; readonly y: string }
}

type Scale = ReturnType<typeof roundScale>

/** Scale with round limits around all values, and one to four round steps; `hasZero` includes zero. */
export function roundScale(values: readonly number[], hasZero = false) {
  const ends = hasZero || values.length === 0 ? [0, ...values] : values
  const [low, high] = [Math.min(...ends), Math.max(...ends)]
  const rough = (high - low || 1) / 3
  const power = 10 ** Math.floor(Math.log10(rough))
  const nice = power * ([1, 2, 2.5, 5].find((factor) => factor * power >= rough) ?? 10)
  const step = values.every(Number.isInteger) ? Math.ceil(nice) : nice
  const min = Math.floor(low / step) * step
  const tickAmount = Math.ceil((high - min) / step) || 1
  return { min, max: min + tickAmount * step, tickAmount }
}

/** Scale of the visible values. Bars and areas show amounts, so they start at zero. */
export function scaleOf(spec: AxisSpec, hidden: readonly number[]): Scale {
  const hasZero = !['line', 'candlestick', 'scatter'].includes(spec.kind)
  const series = spec.series.filter((_, place) => !hidden.includes(place))
  if (spec.kind !== 'stacked') return roundScale(valuesOf({ ...spec, series }), hasZero)
  const sums = spec.labels.map((_, place) => series.reduce((sum, { data }) => sum + (data[place] ?? 0), 0))
  return roundScale(sums, hasZero)
}

export function numbersOf(data: readonly (number | null)[]): number[] {
  return data.filter((value) => value !== null)
}

function ticks({ min, max, tickAmount }: Scale, write: (value: number) => string): AxisLabel[] {
  return Array.from({ length: tickAmount + 1 }, (_, step) => ({
    text: write(min + ((max - min) * step) / tickAmount),
    at: step / tickAmount,
  }))
}

/** Labels centered in equal sections of the axis. */
function inParts(texts: readonly string[]): AxisLabel[] {
  return texts.map((text, place) => ({ text, at: (place + 0.5) / texts.length }))
}

/** Evenly spaced labels, including both ends of the axis. */
function atPoints(texts: readonly string[]): AxisLabel[] {
  return texts.map((text, place) => ({ text, at: texts.length > 1 ? place / (texts.length - 1) : 0.5 }))
}

/** The value axis is at the inline start. Time runs from left to right in every language. */
export function labelsOf(spec: AxisSpec, hidden: readonly number[], { isRtl }: ChartTheme): AxisLabels {
  const { kind, labels, series, across, accent, format, shortFormat = format } = spec
  const around = (below: readonly AxisLabel[], first: readonly AxisLabel[], second: readonly AxisLabel[] = []) =>
    isRtl ? { below, left: second, right: first } : { below, left: first, right: second }
  const values = ticks(scaleOf(spec, hidden), shortFormat)
  if (kind === 'radar') return around([], [])
  if (kind === 'bar') {
    const along = values.map(({ text, at }) => ({ text, at: isRtl ? 1 - at : at }))
    return around(isRtl ? along.toReversed() : along, inParts(labels.toReversed()))
  }
  if (kind === 'heatmap') {
    const names = series.flatMap(({ name }, place) => (hidden.includes(place) ? [] : name))
    return around(inParts(labels), inParts(names.toReversed()))
  }
  if (across) return { ...around(ticks(roundScale(across.values), across.format), values), titles: across.titles }
  if (kind === 'line' || kind === 'area') return around(atPoints(labels), values)
  const own = series.find(({ ownFormat }, place) => ownFormat && !hidden.includes(place))
  const farValues = own?.ownFormat ? ticks(roundScale(numbersOf(own.data), true), own.ownFormat) : []
  return { ...around(inParts(labels), values, farValues), ...(accent !== undefined && { accent }) }
}
