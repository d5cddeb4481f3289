import type { ApexOptions } from 'apexcharts'

/** What every chart is told. */
interface BaseSpec {
  /** Names the chart, its table and its files. */
  readonly name: string
  /** Writes a value in the page's language. */
  readonly format: (value: number) => string
  /** Writes a value beside the axis, where there is less room; as `format` does unless given. */
  readonly shortFormat?: (value: number) => string
  /** Whatever else the library can be told, in its own words; they go before ours. */
  readonly apex?: ApexOptions
}

/** One line, or one row of bars. */
interface Series {
  readonly name: string
  readonly data: readonly number[]
}

/** Values of one or more series, place by place along an axis. `mixed`: the first series as columns, the others as lines. */
export interface AxisSpec extends BaseSpec {
  readonly kind:
    'line' | 'area' | 'column' | 'bar' | 'stacked' | 'mixed' | 'radar' | 'heatmap' | 'sparkline' | 'sparkbars'
  /** What the places are: the head of the table's first column. */
  readonly head: string
  readonly labels: readonly string[]
  readonly series: readonly Series[]
}

/** Shares of a whole (`donut`), or of a hundred each (`radial`). */
export interface SliceSpec extends BaseSpec {
  readonly kind: 'donut' | 'radial'
  readonly head: string
  /** What a value is: the head of the table's second column, and the name of the figure in the middle. */
  readonly valueHead: string
  readonly parts: readonly { readonly name: string; readonly value: number }[]
  /** The figure in the middle, written out; the sum unless given. */
  readonly middle?: string
}

/** A price's course: where each span began and ended, and how far it went. */
export interface CandleSpec extends BaseSpec {
  readonly kind: 'candlestick'
  readonly head: string
  readonly candles: readonly Candle[]
}

interface Candle {
  readonly label: string
  readonly open: number
  readonly high: number
  readonly low: number
  readonly close: number
}

/** Points that lie where two values meet. */
export interface ScatterSpec extends BaseSpec {
  readonly kind: 'scatter'
  readonly xHead: string
  readonly yHead: string
  readonly formatX: (value: number) => string
  readonly series: readonly { readonly name: string; readonly points: readonly (readonly [number, number])[] }[]
}

/** What a chart shows, whoever draws it. */
export type ChartSpec = AxisSpec | SliceSpec | CandleSpec | ScatterSpec

/** Names of what the legend lists, in their order; nothing where one look tells, or where shades mean something else. */
export function legendOf(spec: ChartSpec): readonly string[] {
  if (spec.kind === 'candlestick' || spec.kind === 'heatmap') return []
  const entries = 'parts' in spec ? spec.parts : spec.series
  return entries.length > 1 ? entries.map(({ name }) => name) : []
}

/** Every value that the chart draws. */
export function valuesOf(spec: ChartSpec): readonly number[] {
  if (spec.kind === 'candlestick') return spec.candles.flatMap(({ low, high }) => [low, high])
  if (spec.kind === 'scatter') return spec.series.flatMap(({ points }) => points.map(([, y]) => y))
  return 'parts' in spec ? spec.parts.map(({ value }) => value) : spec.series.flatMap(({ data }) => data)
}
