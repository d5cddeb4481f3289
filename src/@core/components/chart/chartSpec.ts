import type { ApexOptions } from 'apexcharts'
import type { ChartEntry, ChartTheme } from './chartTheme'

interface BaseSpec {
  /** Title of the chart, its table and its files. */
  readonly name: string
  /** Column header of the labels or parts in the table. */
  readonly head: string
  readonly format: (value: number) => string
  /** Shorter format for the axis; `format` by default. */
  readonly shortFormat?: (value: number) => string
}

interface Series extends ChartEntry {
  /** A value per label; null leaves a gap. */
  readonly data: readonly (number | null)[]
  /** Format of values in another unit, in a `mixed` chart. They get an axis at the far side. */
  readonly ownFormat?: (value: number) => string
}

interface SeriesSpec extends BaseSpec {
  readonly labels: readonly string[]
  readonly series: readonly Series[]
}

/** Chart with axes, drawn by ApexCharts. */
export interface AxisSpec extends SeriesSpec {
  readonly kind:
    'line' | 'area' | 'column' | 'bar' | 'stacked' | 'mixed' | 'radar' | 'heatmap' | 'candlestick' | 'scatter'
  /** Index of the highlighted column. */
  readonly accent?: number
  /** False if colors do not identify the series. */
  readonly hasLegend?: false
  /** `scatter` only: the number behind each label, and both axis titles. */
  readonly across?: {
    readonly values: readonly number[]
    readonly format: (value: number) => string
    readonly titles: { readonly x: string; readonly y: string }
  }
  readonly apex?: (options: ApexOptions, theme: ChartTheme) => ApexOptions
}

/** Line without axes, drawn as SVG. */
export interface SparklineSpec extends SeriesSpec {
  readonly kind: 'sparkline'
}

/** Shares of a total (`donut`), several percentages (`radial`) or a single percentage (`gauge`), drawn as SVG. */
export interface SliceSpec extends BaseSpec {
  readonly kind: 'donut' | 'radial' | 'gauge'
  /** Column header of the values in the table; also the default caption in the middle. */
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

/** All values on the main axis. */
export function valuesOf(spec: ChartSpec): readonly number[] {
  if ('parts' in spec) return spec.parts.map(({ value }) => value)
  return spec.series.flatMap(({ data, ownFormat }) => (ownFormat ? [] : data.filter((value) => value !== null)))
}
