import type { ApexOptions } from 'apexcharts'
import type { ChartLook } from './baseOptions'
import { axes, baseOptions, escapeName, roundScale, visible } from './baseOptions'
import type { AxisSpec } from './chartSpec'
import { drawnSeries, valuesOf } from './chartSpec'
import { scaleOf } from './labelsOf'
import type { ChartTheme } from './chartTheme'
import { blend } from './chartTheme'

const dashes = [0, 6, 2, 9, 4, 12]

/** A heat map's colours, from the least to the most: out of the surface, whether it is light or dark. */
export function heatShades({ background, palette: [primary = background] }: ChartTheme): readonly string[] {
  return [0.14, 0.34, 0.54, 0.76, 1].map((share) => blend(background, primary, share))
}

/** Charts with values place by place along an axis. */
export function axisOptions(spec: AxisSpec, look: ChartLook): ApexOptions {
  const { kind } = spec
  const { theme } = look
  const shown = visible(drawnSeries(spec), look)
  const draws = shown.entries.map(({ draw = 'line' }) => draw)
  const isBar = kind === 'column' || kind === 'bar' || kind === 'stacked'
  const base = baseOptions(look, isBar ? 'bar' : kind === 'mixed' ? 'line' : kind)
  const { xaxis, yaxis } = axes(look)
  const places = spec.labels.length
  // A line reaches from one side of the plot to the other. ApexCharts' own categories do not survive an update there.
  const isLine = kind === 'line' || kind === 'area'
  const options: ApexOptions = {
    ...base,
    colors: shown.colours,
    // The library draws the first row of a heat map last, at the bottom.
    series: (kind === 'heatmap' ? shown.entries.toReversed() : shown.entries).map(({ name, data }, index) => ({
      name: escapeName(name),
      data: isLine ? data.map((y, x) => ({ x, y })) : [...data],
      ...(kind === 'mixed' && { type: draws[index] === 'columns' ? 'column' : 'line' }),
    })),
    xaxis: {
      ...xaxis,
      ...(isLine ? { type: 'numeric' } : { categories: spec.labels.map(escapeName) }),
    },
    yaxis: kind === 'heatmap' ? yaxis : { ...yaxis, ...scaleOf(spec) },
    tooltip: {
      ...base.tooltip,
      ...(isLine && { x: { formatter: (place) => escapeName(spec.labels[place] ?? '') } }),
      y: shown.entries.map(({ ownFormat = spec.format }) => ({ formatter: ownFormat })),
    },
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
      chart: { ...options.chart, stacked: kind === 'stacked' },
      // Between the parts of a column only: around narrow columns it would leave nothing of them.
      stroke: { show: kind === 'stacked', width: 1, colors: [theme.background] },
      plotOptions: { bar: { ...bar, horizontal: kind === 'bar' } },
      // Of bars, the library looks for the scale of the values here.
      ...(kind === 'bar' && { xaxis: { ...options.xaxis, ...scaleOf(spec) } }),
    }
  }
  switch (kind) {
    case 'radar':
      return {
        ...options,
        xaxis: {
          categories: spec.labels.map(escapeName),
          labels: { style: { colors: spec.labels.map(() => theme.mutedColor), fontSize: '12px' } },
        },
        grid: { padding: { top: -30, bottom: -10 } },
        // On phones, the labels take most of the width.
        responsive: [
          { breakpoint: 480, options: { plotOptions: { radar: { size: 60 } } } },
          { breakpoint: 360, options: { plotOptions: { radar: { size: 40 } } } },
        ],
        fill: { opacity: 0.16 },
        markers: { size: 3 },
        plotOptions: {
          radar: {
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
        plotOptions: { heatmap: { radius: 4, enableShades: false, colorScale: { ranges } } },
      }
    }
    case 'mixed': {
      const main = shown.entries.find(({ ownFormat }) => !ownFormat)
      return {
        ...options,
        yaxis: shown.entries.map(({ name, ownFormat, data }) => ({
          ...yaxis,
          seriesName: escapeName(ownFormat ? name : (main?.name ?? name)),
          ...(ownFormat ? roundScale(data, true) : scaleOf(spec)),
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
        markers: { size: places === 1 ? 4 : 0, hover: { size: 5 } },
      }
  }
}
