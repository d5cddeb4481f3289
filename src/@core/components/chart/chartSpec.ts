import type { ApexOptions } from 'apexcharts'

/** The library's own words, but for the kind of chart, which the spec says, and for tools that a build leaves out (decision 018). */
type ApexWords = Omit<ApexOptions, 'chart'> & {
  readonly chart?: Omit<NonNullable<ApexOptions['chart']>, 'type' | 'brush' | 'selection' | 'toolbar' | 'zoom'>
}

/** What every chart is told. */
interface BaseSpec {
  /** Names the chart, its table and its files. */
  readonly name: string
  /** Writes a value in the page's language. */
  readonly format: (value: number) => string
  /** Writes a value beside the axis, where there is less room; as `format` does unless given. */
  readonly shortFormat?: (value: number) => string
}

/** A chart that the library draws. */
interface LibraryBase extends BaseSpec {
  /** Whatever else the library can be told, in its own words; they go before ours. */
  readonly apex?: ApexWords
}

/** One line, or one row of bars. */
interface Series {
  readonly name: string
  readonly data: readonly number[]
  /** In a `mixed` chart; the first as columns and the others as lines unless given. A `limit` is a quiet stepped line for the others to be held against. */
  readonly draw?: 'columns' | 'line' | 'limit'
  /** In a `mixed` chart, for values that are not the other series' kind: they stand at an axis of their own, at the far side. */
  readonly ownFormat?: (value: number) => string
}

interface SeriesSpec extends BaseSpec {
  /** What the places are: the head of the table's first column. */
  readonly head: string
  readonly labels: readonly string[]
  readonly series: readonly Series[]
}

/** Values of one or more series, place by place along an axis. */
export interface AxisSpec extends SeriesSpec, LibraryBase {
  readonly kind: 'line' | 'area' | 'column' | 'bar' | 'stacked' | 'mixed' | 'radar' | 'heatmap'
  /** The place of the column that stands out from the others. */
  readonly accent?: number
}

/** The course of values, without axes. */
export interface SparklineSpec extends SeriesSpec {
  readonly kind: 'sparkline'
}

/** Shares of a whole (`donut`), of a hundred each (`radial`), or one share of a hundred as a half circle (`gauge`). */
export interface SliceSpec extends BaseSpec {
  readonly kind: 'donut' | 'radial' | 'gauge'
  readonly head: string
  /** What a value is: the head of the table's second column, and the name of the figure in the middle unless that has one. */
  readonly valueHead: string
  readonly parts: readonly { readonly name: string; readonly value: number }[]
  /** The figure in the middle, written out; the sum unless given. */
  readonly middle?: string
  readonly middleHead?: string
}

/** A price's course: where each span began and ended, and how far it went. */
export interface CandleSpec extends LibraryBase {
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
export interface ScatterSpec extends LibraryBase {
  readonly kind: 'scatter'
  readonly xHead: string
  readonly yHead: string
  readonly formatX: (value: number) => string
  readonly series: readonly { readonly name: string; readonly points: readonly (readonly [number, number])[] }[]
}

/** What the chart library draws. */
export type LibrarySpec = AxisSpec | CandleSpec | ScatterSpec

/** What a chart shows, whoever draws it. */
export type ChartSpec = LibrarySpec | SparklineSpec | SliceSpec

/** What a legend lists. */
export type ChartEntry = Pick<Series, 'name' | 'draw'>

/** The series, and in a mixed chart what each is drawn as. */
export function drawnSeries({ kind, series }: AxisSpec | SparklineSpec): readonly Series[] {
  if (kind !== 'mixed') return series
  return series.map((entry, place) => ({ draw: place === 0 ? 'columns' : 'line', ...entry }))
}

/** What the legend lists, in its order; nothing where one look tells, or where shades mean something else. */
export function legendOf(spec: ChartSpec): readonly ChartEntry[] {
  if (spec.kind === 'candlestick' || spec.kind === 'heatmap') return []
  const entries = 'parts' in spec ? spec.parts : 'labels' in spec ? drawnSeries(spec) : spec.series
  return entries.length > 1 ? entries : []
}

/** Every value that the chart draws at its main axis. */
export function valuesOf(spec: ChartSpec): readonly number[] {
  if (spec.kind === 'candlestick') return spec.candles.flatMap(({ low, high }) => [low, high])
  if (spec.kind === 'scatter') return spec.series.flatMap(({ points }) => points.map(([, y]) => y))
  return 'parts' in spec
    ? spec.parts.map(({ value }) => value)
    : spec.series.flatMap(({ data, ownFormat }) => (ownFormat ? [] : data))
}
