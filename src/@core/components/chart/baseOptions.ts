import type { ApexOptions } from 'apexcharts'
import type { AxisSpec, ChartEntry } from './chartSpec'
import type { TableTexts } from './chartTable'
import type { ChartTheme } from './chartTheme'

/** How a chart is to look. */
export interface ChartLook {
  readonly theme: ChartTheme
  readonly height: number
  readonly width: number
  /** Places in the legend that are switched off. */
  readonly hidden: readonly number[]
  readonly words: TableTexts
}

/** The library writes names into its tooltips as HTML: without this sign, no name can become an element. */
export function escapeName(name: string): string {
  return name.replaceAll('<', '\u2039')
}

/** What all charts have in common; those of one kind add to it. */
export function baseOptions(
  { theme, height }: ChartLook,
  type: NonNullable<NonNullable<ApexOptions['chart']>['type']>,
): ApexOptions {
  return {
    chart: {
      type,
      height,
      fontFamily: theme.font,
      foreColor: theme.mutedColor,
      background: theme.background,
      toolbar: { show: false },
      zoom: { enabled: false },
      parentHeightOffset: 0,
      animations: { enabled: false },
    },
    theme: { mode: theme.isDark ? 'dark' : 'light' },
    legend: { show: false },
    dataLabels: { enabled: false },
    fill: { opacity: 1 },
    grid: {
      borderColor: theme.line,
      strokeDashArray: 4, // At the side without an axis, half of a place's name has room.
      padding: { top: -12, bottom: 0, left: theme.isRtl ? 18 : 2, right: theme.isRtl ? 2 : 18 },
    },
    states: { active: { filter: { type: 'none' } } },
    stroke: { width: 2 },
    tooltip: { theme: theme.isDark ? 'dark' : 'light' },
  }
}

export function labelStyle({ theme }: ChartLook) {
  return { colors: theme.mutedColor, fontSize: '12px' }
}

/** What an entry of the legend is drawn in. A line over columns takes the colour after the next, which they hide less. */
export function colourOf({ draw }: ChartEntry, place: number, { palette, mutedColor }: ChartTheme): string {
  if (draw === 'limit') return mutedColor
  return palette[(draw === 'line' ? place + 1 : place) % palette.length] ?? mutedColor
}

/** What is switched off is left out; the others keep their colours. */
export function visible<Entry extends ChartEntry>(
  entries: readonly Entry[],
  { hidden, theme }: Pick<ChartLook, 'hidden' | 'theme'>,
) {
  const places = entries.map((_, place) => place).filter((place) => !hidden.includes(place))
  return {
    entries: places.flatMap((place) => entries[place] ?? []),
    colours: places.flatMap((place) => (entries[place] ? colourOf(entries[place], place, theme) : [])),
    places,
  }
}

/**
 * Ends and steps that are round figures, around all values.
 * @param count about how many steps
 */
export function roundScale(values: readonly number[], count: number) {
  const low = Math.min(...values)
  const rough = (Math.max(...values) - low || 1) / count
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = power * ([1, 2, 2.5, 5].find((factor) => factor * power >= rough) ?? 10)
  const min = Math.floor(low / step) * step
  const tickAmount = Math.ceil((Math.max(...values) - min) / step) || 1
  return { min, max: min + tickAmount * step, tickAmount }
}

interface Written {
  readonly format: AxisSpec['format']
  readonly shortFormat?: AxisSpec['format']
}

/** A value beside the axis. The drawing runs from left to right; words in a value run as their own letters do. */
export function axisText({ format, shortFormat = format }: Written): (value: number) => string {
  return (value) => `\u2068${shortFormat(value)}\u2069`
}

/** Moves the figures of a value axis away from the plot: the library leaves more room for them at its left than at its right. */
export const axisOffset = (isAtRight: boolean) => (isAtRight ? -3 : -8)

/** The value axis stands where reading begins; its figures, and time, run from left to right in every language. Low charts have few steps. */
export function axes(spec: Written, look: ChartLook) {
  const write = axisText(spec)
  return {
    xaxis: {
      labels: { style: labelStyle(look), rotate: 0, hideOverlappingLabels: true },
      axisBorder: { show: false },
      axisTicks: { show: false },
      tooltip: { enabled: false },
      crosshairs: { stroke: { color: look.theme.line } },
    },
    yaxis: {
      opposite: look.theme.isRtl,
      labels: { style: labelStyle(look), formatter: write, offsetX: axisOffset(look.theme.isRtl) },
      ...(look.height < 200 && { tickAmount: 2, forceNiceScale: true }),
    },
  } satisfies ApexOptions
}
