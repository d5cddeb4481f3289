import type { ApexOptions } from 'apexcharts'
import type { ChartLook } from './baseOptions'
import { axes, axisText, baseOptions, labelStyle, escapeName, visible } from './baseOptions'
import type { AxisSpec } from './chartSpec'

const dashes = [0, 6, 2, 9, 4, 12]

/** Charts with values place by place along an axis. */
export function axisOptions(spec: AxisSpec, look: ChartLook): ApexOptions {
  const { kind } = spec
  const { theme } = look
  const shown = visible(spec.series, look)
  const isBar = kind === 'column' || kind === 'bar' || kind === 'stacked' || kind === 'sparkbars'
  const base = baseOptions(
    look,
    isBar ? 'bar' : kind === 'area' || kind === 'sparkline' ? 'area' : kind === 'mixed' ? 'line' : kind,
  )
  const { xaxis, yaxis } = axes(spec, look)
  // The library hides the axes of a sparkline when it draws it first, but not when it changes.
  const isSpark = kind === 'sparkline' || kind === 'sparkbars'
  const hiddenLabels = isSpark && { labels: { show: false } }
  const options: ApexOptions = {
    ...base,
    colors: shown.colours,
    // The library draws the first row of a heat map last, at the bottom.
    series: (kind === 'heatmap' ? shown.entries.toReversed() : shown.entries).map(({ name, data }, index) => ({
      name: escapeName(name),
      data: [...data],
      ...(kind === 'mixed' && { type: shown.places[index] === 0 ? 'column' : 'line' }),
    })),
    xaxis: { ...xaxis, ...hiddenLabels, categories: spec.labels.map(escapeName) },
    yaxis: { ...yaxis, ...hiddenLabels },
    tooltip: { ...base.tooltip, y: { formatter: (value) => spec.format(value) } },
    ...(isSpark && {
      chart: { ...base.chart, sparkline: { enabled: true } },
      grid: { show: false, padding: { top: 4, bottom: 4, left: 2, right: 2 } },
    }),
  }
  if (isBar) {
    return {
      ...options,
      chart: { ...options.chart, stacked: kind === 'stacked' },
      // Between the parts of a column only: around narrow columns it would leave nothing of them.
      stroke: { show: kind === 'stacked', width: 1, colors: [theme.background] },
      plotOptions: {
        bar: {
          horizontal: kind === 'bar',
          borderRadius: 4,
          borderRadiusApplication: 'end',
          columnWidth: isSpark ? '55%' : '60%',
          barHeight: '60%',
        },
      },
      ...(kind === 'bar' && {
        xaxis: {
          ...options.xaxis,
          labels: { ...xaxis.labels, formatter: (value) => axisText(spec)(Number(value)) },
        },
        yaxis: { opposite: theme.isRtl, labels: { style: labelStyle(look) } },
      }),
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
        yaxis: { show: false, tickAmount: 4 },
        fill: { opacity: 0.16 },
        markers: { size: 3 },
        plotOptions: {
          radar: {
            size: Math.max(look.height / 2 - 44, 40),
            polygons: { strokeColors: theme.line, connectorColors: theme.line, fill: { colors: ['transparent'] } },
          },
        },
      }
    case 'heatmap':
      return {
        ...options,
        colors: [theme.palette[0] ?? theme.textColor],
        stroke: { width: 2, colors: [theme.background] },
        yaxis: { opposite: theme.isRtl, labels: { style: labelStyle(look) } },
        plotOptions: { heatmap: { radius: 4, enableShades: true, shadeIntensity: 0.6 } },
      }
    case 'mixed':
      return {
        ...options,
        stroke: { width: shown.places.map((place) => (place === 0 ? 0 : 2.5)), curve: 'smooth' },
        plotOptions: { bar: { borderRadius: 4, borderRadiusApplication: 'end', columnWidth: '45%' } },
      }
    case 'area':
    case 'sparkline':
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
