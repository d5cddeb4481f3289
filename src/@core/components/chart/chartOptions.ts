import type { ApexOptions } from 'apexcharts'
import { candleTooltip } from './candleTooltip'
import type { AxisSpec, CandleSpec, ChartSpec, PartsSpec, ScatterSpec } from './chartSpec'
import type { TableWords } from './chartTable'
import type { ChartTheme } from './chartTheme'

interface Look {
  readonly theme: ChartTheme
  readonly height: number
  /** Places in the legend that are switched off. */
  readonly hidden: readonly number[]
  readonly words: TableWords
}

/** The library writes names into its tooltips as HTML: without this sign, no name can become an element. */
function plain(name: string): string {
  return name.replaceAll('<', '\u2039')
}

/** What all charts have in common; those of one kind add to it. */
function baseOptions(
  { theme, height }: Look,
  type: NonNullable<NonNullable<ApexOptions['chart']>['type']>,
): ApexOptions {
  return {
    chart: {
      type,
      height,
      fontFamily: theme.font,
      foreColor: theme.quietInk,
      background: theme.ground,
      toolbar: { show: false },
      zoom: { enabled: false },
      parentHeightOffset: 0,
      animations: { enabled: !theme.isStill, speed: 250, animateGradually: { enabled: false } },
    },
    theme: { mode: theme.isDark ? 'dark' : 'light' },
    legend: { show: false },
    dataLabels: { enabled: false },
    grid: { borderColor: theme.line, strokeDashArray: 4, padding: { top: -12, bottom: 0, left: 10, right: 10 } },
    states: { active: { filter: { type: 'none' } } },
    stroke: { width: 2 },
    tooltip: { theme: theme.isDark ? 'dark' : 'light' },
  }
}

function labelStyle({ theme }: Look) {
  return { colors: theme.quietInk, fontSize: '12px' }
}

/** What is switched off is left out; the others keep their colours. */
function visible<Entry>(entries: readonly Entry[], { hidden, theme }: Look) {
  const places = entries.map((_, place) => place).filter((place) => !hidden.includes(place))
  return {
    entries: places.flatMap((place) => entries[place] ?? []),
    colours: places.map((place) => theme.palette[place % theme.palette.length] ?? theme.ink),
    places,
  }
}

/** The value axis stands where reading begins; its figures, and time, run from left to right in every language. */
function axes(spec: { readonly format: AxisSpec['format']; readonly shortFormat?: AxisSpec['format'] }, look: Look) {
  const write = spec.shortFormat ?? spec.format
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
      labels: { style: labelStyle(look), formatter: (value: number) => write(value) },
    },
  } satisfies ApexOptions
}

const dashes = [0, 6, 2, 9, 4, 12]

function axisOptions(spec: AxisSpec, look: Look): ApexOptions {
  const { kind } = spec
  const { theme } = look
  const shown = visible(spec.series, look)
  const isBar = kind === 'column' || kind === 'bar' || kind === 'stacked' || kind === 'sparkbars'
  const base = baseOptions(
    look,
    isBar ? 'bar' : kind === 'area' || kind === 'sparkline' ? 'area' : kind === 'mixed' ? 'line' : kind,
  )
  const { xaxis, yaxis } = axes(spec, look)
  const isSpark = kind === 'sparkline' || kind === 'sparkbars'
  const options: ApexOptions = {
    ...base,
    colors: shown.colours,
    series: shown.entries.map(({ name, data }, index) => ({
      name: plain(name),
      data: [...data],
      ...(kind === 'mixed' && { type: shown.places[index] === 0 ? 'column' : 'line' }),
    })),
    xaxis: { ...xaxis, categories: spec.labels.map(plain) },
    yaxis,
    tooltip: { ...base.tooltip, y: { formatter: (value) => spec.format(value) } },
    ...(isSpark && {
      chart: { ...base.chart, sparkline: { enabled: true } },
      grid: { padding: { top: 4, bottom: 4, left: 2, right: 2 } },
    }),
  }
  if (isBar) {
    return {
      ...options,
      chart: { ...options.chart, stacked: kind === 'stacked' },
      stroke: { show: true, width: kind === 'stacked' ? 1 : 2, colors: [theme.ground] },
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
          labels: { ...xaxis.labels, formatter: (value) => (spec.shortFormat ?? spec.format)(Number(value)) },
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
          categories: spec.labels.map(plain),
          labels: { style: { colors: spec.labels.map(() => theme.quietInk), fontSize: '12px' } },
        },
        yaxis: { show: false, tickAmount: 4 },
        fill: { opacity: 0.16 },
        markers: { size: 3 },
        plotOptions: {
          radar: {
            polygons: { strokeColors: theme.line, connectorColors: theme.line, fill: { colors: ['transparent'] } },
          },
        },
      }
    case 'heatmap':
      return {
        ...options,
        colors: [theme.palette[0] ?? theme.ink],
        stroke: { width: 2, colors: [theme.ground] },
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

function partsOptions(spec: PartsSpec, look: Look): ApexOptions {
  const { theme } = look
  const { entries, colours } = visible(spec.parts, look)
  const base = baseOptions(look, spec.kind === 'donut' ? 'donut' : 'radialBar')
  const sum = entries.reduce((total, { value }) => total + value, 0)
  const figure = { color: theme.ink, fontSize: '22px', fontWeight: 600, offsetY: 4 }
  const options: ApexOptions = {
    ...base,
    colors: colours,
    labels: entries.map(({ name }) => plain(name)),
    series: entries.map(({ value }) => value),
    tooltip: { ...base.tooltip, fillSeriesColor: false, y: { formatter: (value) => spec.format(value) } },
  }
  const total = {
    show: true,
    label: spec.valueHead,
    color: theme.quietInk,
    formatter: () => spec.middle ?? spec.format(sum),
  }
  if (spec.kind === 'donut') {
    return {
      ...options,
      stroke: { width: 2, colors: [theme.ground] },
      plotOptions: {
        pie: {
          expandOnClick: false,
          donut: {
            size: '74%',
            labels: {
              show: true,
              name: { color: theme.quietInk, fontSize: '13px', offsetY: 20 },
              value: { ...figure, offsetY: -16, formatter: (value) => spec.format(Number(value)) },
              total: { ...total, fontSize: '13px' },
            },
          },
        },
      },
    }
  }
  const isOne = entries.length === 1
  return {
    ...options,
    stroke: { lineCap: 'round' },
    plotOptions: {
      radialBar: {
        hollow: { size: isOne ? '66%' : '40%' },
        track: { background: theme.line, strokeWidth: '100%', margin: 6 },
        dataLabels: {
          name: { color: theme.quietInk, fontSize: '13px', offsetY: 20 },
          value: { ...figure, offsetY: -16, formatter: (value) => spec.format(value) },
          total: { ...total, show: !isOne || spec.middle !== undefined, fontSize: '13px' },
        },
      },
    },
  }
}

function candleOptions(spec: CandleSpec, look: Look): ApexOptions {
  const { theme, words } = look
  const base = baseOptions(look, 'candlestick')
  const { xaxis, yaxis } = axes(spec, look)
  return {
    ...base,
    series: [
      {
        name: spec.name,
        data: spec.candles.map(({ label, open, high, low, close }) => ({
          x: plain(label),
          y: [open, high, low, close],
        })),
      },
    ],
    stroke: { width: 1 },
    xaxis: { ...xaxis, type: 'category' },
    yaxis,
    plotOptions: {
      candlestick: {
        colors: { upward: theme.palette[1] ?? theme.ink, downward: theme.palette[3] ?? theme.ink },
        wick: { useFillColor: true },
      },
    },
    tooltip: {
      ...base.tooltip,
      custom: ({ dataPointIndex }: { dataPointIndex: number }) => candleTooltip(spec, dataPointIndex, words),
    },
  }
}

function scatterOptions(spec: ScatterSpec, look: Look): ApexOptions {
  const { theme } = look
  const base = baseOptions(look, 'scatter')
  const { xaxis, yaxis } = axes(spec, look)
  const shown = visible(spec.series, look)
  const title = { style: { color: theme.quietInk, fontSize: '12px', fontWeight: 500 } }
  return {
    ...base,
    colors: shown.colours,
    series: shown.entries.map(({ name, points }) => ({ name: plain(name), data: points.map(([x, y]) => ({ x, y })) })),
    markers: {
      size: 6,
      strokeWidth: 1,
      strokeColors: theme.ground,
      shape: shown.places.map((place) => (place === 0 ? 'circle' : 'square')),
    },
    xaxis: {
      ...xaxis,
      type: 'numeric',
      tickAmount: 6,
      title: { ...title, text: spec.xHead },
      labels: { ...xaxis.labels, formatter: (value) => spec.formatX(Number(value)) },
    },
    yaxis: { ...yaxis, title: { ...title, text: spec.yHead } },
    tooltip: {
      ...base.tooltip,
      x: { formatter: (value) => spec.formatX(value) },
      y: { formatter: (value) => spec.format(value) },
    },
  }
}

/** What the library is told so that it draws a chart in the page's look. */
export function chartOptions(spec: ChartSpec, look: Look): ApexOptions {
  switch (spec.kind) {
    case 'donut':
    case 'radial':
      return partsOptions(spec, look)
    case 'candlestick':
      return candleOptions(spec, look)
    case 'scatter':
      return scatterOptions(spec, look)
    default:
      return axisOptions(spec, look)
  }
}
