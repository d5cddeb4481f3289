import type { ApexOptions } from 'apexcharts'
import type { ChartLook } from './baseOptions'
import { axes, axisOffset, axisText, baseOptions, labelStyle, escapeName, roundScale, visible } from './baseOptions'
import type { AxisSpec } from './chartSpec'
import { drawnSeries, valuesOf } from './chartSpec'
import type { ChartTheme } from './chartTheme'
import { blend } from './chartTheme'

const dashes = [0, 6, 2, 9, 4, 12]

/** A heat map's colours, from the least to the most: out of the surface, whether it is light or dark. */
export function heatShades({ background, palette: [primary = background] }: ChartTheme): readonly string[] {
  return [0.14, 0.34, 0.54, 0.76, 1].map((share) => blend(background, primary, share))
}

/** A label beside the axis, in the order of its own letters: the drawing runs from left to right. */
const axisLabel = (label: string) => `\u2068${escapeName(label)}\u2069`

/** Number of labels that fit below the chart; at least two. */
function labelRoom({ labels }: AxisSpec, width: number): number {
  const longest = Math.max(...labels.map(({ length }) => length))
  return Math.max(2, Math.floor((width - 48) / (longest * 7 + 16)))
}

/** Hides labels below columns; ApexCharts shows all of them. Tooltips have no `i` and keep the label. */
function everyNth(step: number, accent: number) {
  return (name: string, _time?: number, drawn?: { readonly i?: number }) =>
    drawn?.i !== undefined && (drawn.i - accent) % step !== 0 ? '' : name
}

/** At the right of the bars the library leaves too little room for their names: it forgets how far from the bars they stand. */
const nameWidth = (names: readonly string[]) => Math.min(150, Math.max(...names.map(({ length }) => length)) * 7 + 6)

/** Charts with values place by place along an axis. */
export function axisOptions(spec: AxisSpec, look: ChartLook): ApexOptions {
  const { kind } = spec
  const { theme } = look
  const shown = visible(drawnSeries(spec), look)
  const draws = shown.entries.map(({ draw = 'line' }) => draw)
  const isBar = kind === 'column' || kind === 'bar' || kind === 'stacked'
  const base = baseOptions(look, isBar ? 'bar' : kind === 'mixed' ? 'line' : kind)
  const { xaxis, yaxis } = axes(spec, look)
  const places = spec.labels.length
  const room = labelRoom(spec, look.width)
  const options: ApexOptions = {
    ...base,
    colors: shown.colours,
    // The library draws the first row of a heat map last, at the bottom.
    series: (kind === 'heatmap' ? shown.entries.toReversed() : shown.entries).map(({ name, data }, index) => ({
      name: escapeName(name),
      data: [...data],
      ...(kind === 'mixed' && { type: draws[index] === 'columns' ? 'column' : 'line' }),
    })),
    xaxis: {
      ...xaxis,
      categories: spec.labels.map(axisLabel),
      ...(places > room &&
        !isBar && {
          tickAmount: Math.floor((places - 1) / Math.ceil((places - 1) / (room - 1))),
          tickPlacement: 'on',
        }),
    },
    yaxis,
    tooltip: { ...base.tooltip, y: shown.entries.map(({ ownFormat = spec.format }) => ({ formatter: ownFormat })) },
  }
  const columns =
    kind === 'mixed' ? draws.filter((draw) => draw === 'columns').length : kind === 'column' ? shown.entries.length : 1
  const bar = {
    // Never more than half of what a column is wide on the narrowest screen.
    borderRadius: kind === 'bar' ? 4 : Math.min(4, Math.max(1, Math.floor(76 / (columns * places)))),
    borderRadiusApplication: 'end',
    columnWidth: columns > 1 ? '62%' : '46%',
    barHeight: '60%',
  } as const
  if (isBar) {
    const [own = theme.textColor] = shown.colours
    const quiet = blend(theme.background, own, 0.4)
    return {
      ...options,
      ...(spec.accent !== undefined && {
        series: shown.entries.map(({ name, data }) => ({
          name: escapeName(name),
          data: data.map((y, place) => ({
            x: escapeName(spec.labels[place] ?? ''),
            y,
            fillColor: place === spec.accent ? own : quiet,
          })),
        })),
      }),
      // Also with room for all labels: on an update, ApexCharts keeps the formatter of the last options without one.
      xaxis: {
        ...options.xaxis,
        tickAmount: 'dataPoints',
        labels: { ...xaxis.labels, formatter: everyNth(Math.ceil(places / room), spec.accent ?? 0) },
      },
      chart: { ...options.chart, stacked: kind === 'stacked' },
      // Between the parts of a column only: around narrow columns it would leave nothing of them.
      stroke: { show: kind === 'stacked', width: 1, colors: [theme.background] },
      plotOptions: { bar: { ...bar, horizontal: kind === 'bar' } },
      ...(kind === 'bar' && {
        xaxis: {
          ...options.xaxis,
          labels: { ...xaxis.labels, formatter: (value) => axisText(spec)(Number(value)) },
        },
        yaxis: {
          opposite: theme.isRtl,
          labels: { style: labelStyle(look), ...(theme.isRtl && { minWidth: nameWidth(spec.labels) }) },
        },
      }),
    }
  }
  switch (kind) {
    case 'radar':
      return {
        ...options,
        xaxis: {
          categories: spec.labels.map(axisLabel),
          labels: { style: { colors: spec.labels.map(() => theme.mutedColor), fontSize: '12px' } },
        },
        yaxis: { show: false, ...roundScale([0, ...valuesOf(spec)], 4) },
        fill: { opacity: 0.16 },
        markers: { size: 3 },
        plotOptions: {
          radar: {
            size: Math.max(look.height / 2 - 28, 40),
            polygons: { strokeColors: theme.line, connectorColors: theme.line, fill: { colors: ['transparent'] } },
          },
        },
      }
    case 'heatmap': {
      const values = valuesOf(spec)
      const low = Math.min(...values)
      const shades = heatShades(theme)
      const step = (Math.max(...values) - low) / shades.length
      const ranges = shades.map((color, index) => ({ from: low + step * index, to: low + step * (index + 1), color }))
      return {
        ...options,
        stroke: { width: 2, colors: [theme.background] },
        yaxis: { opposite: theme.isRtl, labels: { style: labelStyle(look), offsetX: yaxis.labels.offsetX } },
        plotOptions: { heatmap: { radius: 4, enableShades: false, colorScale: { ranges } } },
      }
    }
    case 'mixed': {
      const main = shown.entries.find(({ ownFormat }) => !ownFormat)
      return {
        ...options,
        yaxis: shown.entries.map(({ name, ownFormat }) => ({
          ...yaxis,
          // Those of the main axis share the first one's, which alone is drawn.
          seriesName: escapeName(ownFormat ? name : (main?.name ?? name)),
          show: ownFormat !== undefined || name === main?.name,
          ...(ownFormat && {
            opposite: !theme.isRtl,
            min: 0,
            labels: { ...yaxis.labels, offsetX: axisOffset(!theme.isRtl), formatter: axisText({ format: ownFormat }) },
          }),
        })),
        stroke: {
          width: draws.map((draw) => ({ columns: 0, line: 3, limit: 2 })[draw]),
          curve: draws.map((draw) => (draw === 'limit' ? 'stepline' : 'smooth')),
          dashArray: draws.map((draw) => (draw === 'limit' ? 4 : 0)),
        },
        markers: {
          size: draws.map((draw) => (draw === 'line' ? 4 : 0)),
          strokeColors: theme.background,
          strokeWidth: 2,
        },
        plotOptions: { bar },
      }
    }
    case 'area':
      return {
        ...options,
        stroke: { width: 2, curve: 'smooth' },
        fill: { type: 'gradient', gradient: { opacityFrom: 0.35, opacityTo: 0.04, stops: [0, 95] } },
      }
    default:
      // Dashes tell lines apart for those who cannot tell their colours.
      return {
        ...options,
        stroke: {
          width: 2.5,
          curve: 'straight',
          dashArray: shown.places.map((place) => dashes[place % dashes.length] ?? 0),
        },
        markers: { size: 0, hover: { size: 5 } },
      }
  }
}
