import type { ApexOptions } from 'apexcharts'
import type { ChartEntry } from './chartSpec'
import type { TableTexts } from './chartTable'
import type { ChartTheme } from './chartTheme'

/** How a chart is to look. */
export interface ChartLook {
  readonly theme: ChartTheme
  readonly height: number
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
      strokeDashArray: 4,
    },
    states: { active: { filter: { type: 'none' } } },
    stroke: { width: 2 },
    tooltip: { theme: theme.isDark ? 'dark' : 'light' },
  }
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
 * Round ends around all values, two to four round steps apart.
 * @param hasZero whether the axis begins at zero unless a value is below
 */
export function roundScale(values: readonly number[], hasZero = false) {
  const low = Math.min(...values, ...(hasZero ? [0] : []))
  const high = Math.max(...values, ...(hasZero ? [0] : []))
  const rough = (high - low || 1) / 3
  const power = 10 ** Math.floor(Math.log10(rough))
  const nice = power * ([1, 2, 2.5, 5].find((factor) => factor * power >= rough) ?? 10)
  const step = values.every(Number.isInteger) ? Math.ceil(nice) : nice
  const min = Math.floor(low / step) * step
  const tickAmount = Math.ceil((high - min) / step) || 1
  return { min, max: min + tickAmount * step, tickAmount }
}

/** The axes' lines and the pointer's; the labels are drawn by {@link drawAxisLabels}. */
export function axes(look: ChartLook) {
  return {
    xaxis: {
      // Otherwise ApexCharts makes numbers of categories, and keeps half a column empty at both sides.
      tickPlacement: 'between',
      labels: { show: false },
      axisBorder: { show: false },
      axisTicks: { show: false },
      tooltip: { enabled: false },
      crosshairs: { stroke: { color: look.theme.line } },
    },
    yaxis: { show: false },
  } satisfies ApexOptions
}
