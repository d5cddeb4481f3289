import type { ApexOptions } from 'apexcharts'
import { numbersOf, roundScale, scaleOf } from './axisLabels'
import styles from './chart.module.scss'
import type { AxisSpec } from './chartSpec'
import type { ChartTheme } from './chartTheme'
import { blend, visible } from './chartTheme'

export interface ChartAppearance {
  readonly theme: ChartTheme
  readonly hidden: readonly number[]
}

const dashes = [0, 6, 2, 9, 4, 12]

/** ApexCharts may insert names as HTML. Replacing `<` keeps them text. */
const escapeName = (name: string) => name.replaceAll('<', '\u2039')

function element(tag: string, className: string | undefined, ...children: (Node | string)[]): HTMLElement {
  const made = document.createElement(tag)
  made.className = className ?? ''
  made.append(...children)
  return made
}

type Drawn = ReturnType<typeof visible<AxisSpec['series'][number]>>

/** Replaces ApexCharts' tooltip: its markers cover names, and its words are English. */
function tooltipOf({ kind, labels, format, hasLegend }: AxisSpec, drawn: Drawn, { isRtl }: ChartTheme) {
  const isOfPoint = kind === 'heatmap' || kind === 'scatter'
  return ({ seriesIndex, dataPointIndex }: { seriesIndex: number; dataPointIndex: number }) => {
    const rows = drawn.flatMap(({ name, data, color, ownFormat = format }, index) => {
      const value = data[dataPointIndex] ?? null
      if (value === null || (isOfPoint && index !== seriesIndex)) return []
      const swatch = element('i', styles.chartSwatch)
      swatch.style.color = color
      const marks = hasLegend === false ? [] : [swatch]
      return element(
        'div',
        styles.chartTooltipRow,
        ...marks,
        element('span', '', name),
        element('b', '', ownFormat(value)),
      )
    })
    const title = element('div', styles.chartTooltipTitle, labels[dataPointIndex] ?? '')
    const tooltip = element('div', styles.chartTooltip, title, ...rows)
    tooltip.dir = isRtl ? 'rtl' : 'ltr'
    return tooltip
  }
}

/** ApexCharts options for the plot, without any text. */
export function chartOptions(spec: AxisSpec, { theme, hidden }: ChartAppearance): ApexOptions {
  const { kind, labels, across, accent } = spec
  const visibleSeries = visible(spec.series, hidden, theme)
  // ApexCharts draws the first row of a heat map at the bottom.
  const drawn = kind === 'heatmap' ? visibleSeries.toReversed() : visibleSeries
  const isBar = kind === 'column' || kind === 'bar' || kind === 'stacked'
  // Lines span the full width of the plot.
  const isNumeric = kind === 'line' || kind === 'area' || across !== undefined
  const scale = scaleOf(spec, hidden)
  const main = drawn.find(({ ownFormat }) => !ownFormat)
  const columns = isBar && kind !== 'column' ? 1 : drawn.filter(({ draw = 'columns' }) => draw === 'columns').length
  const fillOf = (color: string, place: number) => (place === accent ? color : blend(theme.background, color, 0.4))
  const options: ApexOptions = {
    chart: {
      type: isBar ? 'bar' : kind === 'mixed' ? 'line' : kind,
      height: '100%',
      stacked: kind === 'stacked',
      fontFamily: theme.font,
      foreColor: theme.mutedColor,
      background: theme.background,
      toolbar: { show: false },
      zoom: { enabled: false },
      parentHeightOffset: 0,
      animations: { enabled: false },
    },
    theme: { mode: theme.isDark ? 'dark' : 'light' },
    colors: drawn.map(({ color }) => color),
    series: drawn.map(({ name, data, draw = 'columns', color }) => ({
      name: escapeName(name),
      ...(kind === 'mixed' && { type: draw === 'columns' ? 'column' : 'line' }),
      data: data.map((y, place) => ({
        x: isNumeric ? (across?.values[place] ?? place) : String(place),
        y,
        ...(accent !== undefined && { fillColor: fillOf(color, place) }),
      })),
    })),
    legend: { show: false },
    dataLabels: { enabled: false },
    fill:
      kind === 'area'
        ? { type: 'gradient', gradient: { opacityFrom: 0.35, opacityTo: 0.04, stops: [0, 95] } }
        : { opacity: 1 },
    grid: {
      borderColor: theme.line,
      strokeDashArray: 4,
      xaxis: { lines: { show: kind === 'bar' } },
      yaxis: { lines: { show: kind !== 'bar' } },
    },
    states: { hover: { filter: { type: 'none' } }, active: { filter: { type: 'none' } } },
    stroke: strokeOf(spec, drawn, theme),
    markers: {
      size: drawn.map(({ draw }) => (draw === 'line' || (isNumeric && labels.length === 1) ? 4 : 0)),
      strokeColors: theme.background,
      hover: { size: 5 },
    },
    xaxis: {
      type: isNumeric ? 'numeric' : 'category',
      // Otherwise ApexCharts converts categories to numbers and pads both sides by half a column.
      tickPlacement: 'between',
      // For horizontal bars, ApexCharts reads the value scale here.
      ...(kind === 'bar' && scale),
      ...(across && roundScale(across.values)),
      // `drawLabels.ts` draws the labels: reserve no space for ApexCharts' own.
      floating: true,
      labels: { show: false, rotate: 0 },
      axisBorder: { show: false },
      axisTicks: { show: false },
      tooltip: { enabled: false },
      crosshairs: { stroke: { color: theme.line } },
    },
    yaxis:
      kind === 'mixed'
        ? drawn.map(({ name, ownFormat, data }) => ({
            show: false,
            // All series on the main axis use the first series' name.
            seriesName: escapeName(ownFormat ? name : (main?.name ?? name)),
            ...(ownFormat ? roundScale(numbersOf(data), true) : scale),
          }))
        : { show: false, reversed: kind === 'bar' && theme.isRtl, ...(kind !== 'heatmap' && scale) },
    plotOptions: {
      bar: {
        horizontal: kind === 'bar',
        // At most half of a column's width on the narrowest screen.
        borderRadius: kind === 'bar' ? 4 : Math.min(4, Math.max(1, Math.floor(76 / (columns * labels.length)))),
        borderRadiusApplication: 'end',
        columnWidth: columns > 1 ? '62%' : '46%',
        barHeight: '60%',
      },
    },
    tooltip: { custom: tooltipOf(spec, drawn, theme) },
  }
  return spec.apex?.(options, theme) ?? options
}

function strokeOf({ kind }: AxisSpec, drawn: Drawn, theme: ChartTheme): NonNullable<ApexOptions['stroke']> {
  switch (kind) {
    case 'line':
      // Dashes distinguish lines without color.
      return { width: 2.5, curve: 'straight', dashArray: drawn.map(({ place }) => dashes[place % dashes.length] ?? 0) }
    case 'mixed':
      return {
        width: drawn.map(({ draw = 'columns' }) => ({ columns: 0, line: 3, limit: 2 })[draw]),
        curve: drawn.map(({ draw }) => (draw === 'limit' ? 'stepline' : 'smooth')),
        dashArray: drawn.map(({ draw }) => (draw === 'limit' ? 4 : 0)),
      }
    case 'column':
    case 'bar':
    case 'stacked':
      // Only between stacked parts: strokes around narrow columns would cover them.
      return { show: kind === 'stacked', width: 1, colors: [theme.background] }
    default:
      return { width: 2, curve: 'smooth' }
  }
}
