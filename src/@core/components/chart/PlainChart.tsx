import styles from './chart.module.scss'
import type { ChartSpec, SliceSpec, SparklineSpec } from './chartSpec'
import { valuesOf } from './chartSpec'
import { visible, type ChartTheme } from './chartTheme'

interface DrawingProps<Spec> {
  spec: Spec
  theme: ChartTheme
  /** In pixels. */
  height: number
  hidden: readonly number[]
}

type PlainSpec = SliceSpec | SparklineSpec

/** Type guard for charts drawn without ApexCharts. */
export const isPlainSpec = (spec: ChartSpec): spec is PlainSpec => 'parts' in spec || spec.kind === 'sparkline'

/** Draws charts without axes as SVG, in a hundredth of ApexCharts' time. */
export function PlainChart({ spec, ...props }: DrawingProps<PlainSpec>) {
  return spec.kind === 'sparkline' ? <Sparkline spec={spec} {...props} /> : <Rings spec={spec} {...props} />
}

/** Shows the trend, not amounts: the minimum is a quarter of the height above the bottom. */
function Sparkline({ spec, theme, height, hidden }: DrawingProps<SparklineSpec>) {
  const entries = visible(spec.series, hidden, theme)
  const values = valuesOf(spec)
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const margin = 4
  const step = 100 / Math.max(1, spec.labels.length - 1)
  const y = (value: number) => margin + ((high - value) / (high - low || 1)) * 0.75 * (height - 2 * margin)
  return (
    <svg className={styles.chartSparkline} viewBox={`0 0 100 ${height}`} preserveAspectRatio="none">
      {entries.map(({ name, data, color }) => {
        const line = data.map((value, at) => `${at === 0 ? 'M' : 'L'}${at * step} ${y(value ?? low)}`).join('')
        return (
          <g key={name}>
            <path d={`${line}V${height}H0Z`} fill={color} fillOpacity={0.14} />
            <path d={line} fill="none" stroke={color} strokeWidth={2} vectorEffect="non-scaling-stroke" />
          </g>
        )
      })}
      {spec.labels.map((label, at) => (
        <rect key={at} x={(at - 0.5) * step} width={step} height={height} fill="transparent">
          <title>{[label, ...entries.map(({ data }) => spec.format(data[at] ?? 0))].join('\n')}</title>
        </rect>
      ))}
    </svg>
  )
}

/** Share of the circle that a gauge covers; its gap is at the bottom. */
const gaugeArc = 210 / 360

interface Arc {
  readonly name: string
  readonly text: string
  readonly color: string
  readonly radius: number
  /** `start` and `length` are shares of the circle. */
  readonly start: number
  readonly length: number
}

/** Donut, concentric rings or gauge, with a figure in the middle. */
function Rings({ spec, theme, height, hidden }: DrawingProps<SliceSpec>) {
  const { kind, format, valueHead } = spec
  const entries = visible(spec.parts, hidden, theme)
  const sum = entries.reduce((total, { value }) => total + value, 0)
  const isDonut = kind === 'donut'
  // A gauge needs no space below its gap.
  const size = kind === 'gauge' ? height / 0.68 : height
  const middle = size / 2
  const arc = kind === 'gauge' ? gaugeArc : 1
  const width = isDonut || entries.length === 1 ? size * 0.09 : Math.min(size * 0.07, (size * 0.28) / entries.length)
  const radiusOf = (ring: number) => middle - width / 2 - 2 - ring * width * 1.6
  const shareOf = (value: number) => (isDonut ? value / (sum || 1) : Math.min(1, Math.max(0, value / 100)))
  const arcs = entries.map(({ name, value, color }, place): Arc => ({
    name,
    text: format(value),
    color,
    radius: radiusOf(isDonut ? 0 : place),
    start: isDonut ? entries.slice(0, place).reduce((total, before) => total + shareOf(before.value), 0) : 0,
    length: shareOf(value) * arc,
  }))
  const circle = { fill: 'none', strokeWidth: width, pathLength: 1, strokeLinecap: isDonut ? 'butt' : 'round' } as const
  const gap = isDonut && arcs.length > 1 ? 0.008 : 0
  const text = { x: middle, textAnchor: 'middle', fontFamily: theme.font } as const
  const [only] = entries
  const isOne = !isDonut && entries.length === 1
  return (
    <svg className={styles.chartRings} viewBox={`0 0 ${size} ${height}`}>
      {/* Starts at the top, or at a gauge's open end, in reading direction. */}
      <g
        transform={`translate(${middle} ${middle}) scale(${theme.isRtl ? -1 : 1} 1) rotate(${-90 - (arc < 1 ? 105 : 0)})`}
      >
        {!isDonut &&
          arcs.map(({ name, radius }) => (
            <circle key={name} {...circle} r={radius} stroke={theme.line} strokeDasharray={`${arc} 1`} />
          ))}
        {arcs.map(({ name, text: written, color, radius, start: from, length }) => (
          <circle
            key={name}
            {...circle}
            r={radius}
            stroke={length > 0 ? color : 'none'}
            strokeDasharray={`${Math.max(length - gap, 0.002)} 1`}
            strokeDashoffset={-from}
          >
            <title>{`${name}\n${written}`}</title>
          </circle>
        ))}
      </g>
      <text {...text} y={middle + 2} fill={theme.textColor} fontSize={22} fontWeight={600}>
        {spec.middle ?? format(isOne && only ? only.value : sum)}
      </text>
      <text {...text} y={middle + 22} fill={theme.mutedColor} fontSize={13}>
        {spec.middleHead ?? valueHead}
      </text>
    </svg>
  )
}
