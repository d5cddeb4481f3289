import type { ApexOptions } from 'apexcharts'
import type { ChartEntry, ChartTheme } from './chartTheme'

interface BaseSpec {
  /** Title of the chart, its table and its files. */
  readonly name: string
  /** Column header of the labels or parts in the table. */
  readonly head: string
  readonly format: (value: number) => string
  /** For the axis, where there is less room; `format` by default. */
  readonly shortFormat?: (value: number) => string
}

interface Series extends ChartEntry {
  /** One value for each label; null leaves a gap. */
  readonly data: readonly (number | null)[]
  /** In a `mixed` chart, for values in another unit: they get an axis at the far side. */
  readonly ownFormat?: (value: number) => string
}

interface SeriesSpec extends BaseSpec {
  readonly labels: readonly string[]
  readonly series: readonly Series[]
}

/** A chart with axes, drawn by ApexCharts. */
export interface AxisSpec extends SeriesSpec {
  readonly kind:
    'line' | 'area' | 'column' | 'bar' | 'stacked' | 'mixed' | 'radar' | 'heatmap' | 'candlestick' | 'scatter'
  /** Index of the column that stands out. */
  readonly accent?: number
  /** False where colors do not stand for the series. */
  readonly hasLegend?: false
  /** Of a `scatter` chart: the number behind each label, and the names of both axes. */
  readonly across?: {
    readonly values: readonly number[]
    readonly format: (value: number) => string
    readonly titles: { readonly x: string; readonly y: string }
  }
  /** Changes ApexCharts' options before it draws. */
  readonly apex?: (options: ApexOptions, theme: ChartTheme) => ApexOptions
}

/** A line without axes, drawn as SVG. */
export interface SparklineSpec extends SeriesSpec {
  readonly kind: 'sparkline'
}

/** Shares of a whole (`donut`), of a hundred each (`radial`), or one share of a hundred (`gauge`), drawn as SVG. */
export interface SliceSpec extends BaseSpec {
  readonly kind: 'donut' | 'radial' | 'gauge'
  /** Column header of the values in the table, and the caption in the middle by default. */
  readonly valueHead: string
  readonly parts: readonly { readonly name: string; readonly value: number }[]
  /** Figure in the middle; the sum by default. */
  readonly middle?: string
  readonly middleHead?: string
}

export type ChartSpec = AxisSpec | SparklineSpec | SliceSpec

export function legendOf(spec: ChartSpec): readonly ChartEntry[] {
  if ('parts' in spec) return spec.parts.length > 1 ? spec.parts : []
  const isNeeded = spec.series.length > 1 && !('hasLegend' in spec)
  return isNeeded ? spec.series : []
}

/** Every value at the main axis. */
export function valuesOf(spec: ChartSpec): readonly number[] {
  if ('parts' in spec) return spec.parts.map(({ value }) => value)
  return spec.series.flatMap(({ data, ownFormat }) => (ownFormat ? [] : data.filter((value) => value !== null)))
}
