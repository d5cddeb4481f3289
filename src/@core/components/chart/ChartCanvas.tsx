import type { ApexOptions } from 'apexcharts'
import { useEffect, useMemo, useRef, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import ReactApexChart from 'react-apexcharts'
import { drawAxisLabels, labelPadding, type Plot } from './drawLabels'
import type { AxisLabels } from './axisLabels'
import styles from './chart.module.scss'
import type { ChartTheme } from './chartTheme'

// CommonJS interop: the import contains the component as `default`; the types omit that.
const Drawing = 'default' in ReactApexChart ? (ReactApexChart.default as typeof ReactApexChart) : ReactApexChart

const waiting = new Set<() => void>()

/** Drawing is slow. A single chart per frame keeps the page responsive. */
function drawNext() {
  const [draw] = waiting
  if (!draw) return
  waiting.delete(draw)
  requestAnimationFrame(drawNext)
  flushSync(draw)
}

/** True once the chart may draw: near the viewport, or before printing. */
function useTurn(box: RefObject<HTMLElement | null>): boolean {
  const [isDue, setDue] = useState(false)
  useEffect(() => {
    const draw = () => setDue(true)
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        if (waiting.size === 0) requestAnimationFrame(drawNext)
        waiting.add(draw)
      },
      { rootMargin: '100px' },
    )
    if (box.current) observer.observe(box.current)
    const drawNow = () => flushSync(draw)
    window.addEventListener('beforeprint', drawNow)
    return () => {
      observer.disconnect()
      window.removeEventListener('beforeprint', drawNow)
      waiting.delete(draw)
    }
  }, [box])
  return isDue
}

/** Copies plain objects and arrays deeply; functions are shared. */
function deepCopy<Value>(value: Value): Value
function deepCopy(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((inner: unknown) => deepCopy(inner))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, deepCopy(inner)]))
}

interface Drawn {
  readonly globals: Plot & { readonly dom: { readonly Paper: { readonly node: Element } } }
}

interface ChartCanvasProps {
  /** Complete except for the padding. Every new object is drawn again. */
  options: ApexOptions
  labels: AxisLabels
  theme: ChartTheme
}

/** Drawing by ApexCharts. Only this file imports the library; it loads with the first chart. */
export function ChartCanvas({ options, labels, theme }: ChartCanvasProps) {
  // Copied, because ApexCharts mutates its options: it empties the categories, for example.
  const named = useMemo(() => {
    const draw = (_: unknown, { globals }: Drawn) => drawAxisLabels(globals.dom.Paper.node, labels, globals, theme)
    const hasAxes = labels.below.length > 0
    return deepCopy({
      ...options,
      chart: { ...options.chart, ...(hasAxes && { events: { mounted: draw, updated: draw } }) },
      ...(hasAxes && { grid: { ...options.grid, padding: labelPadding(labels, theme) } }),
    })
  }, [options, labels, theme])
  const { type = 'line', height = '100%' } = named.chart
  const box = useRef<HTMLDivElement>(null)
  const isDue = useTurn(box)
  return (
    <div ref={box} className={styles.chartCanvas}>
      {/* Remount on changes: ApexCharts keeps parts of the old options on update. */}
      {isDue && (
        <Drawing
          key={JSON.stringify([options, labels])}
          type={type}
          height={height}
          series={named.series}
          options={named}
        />
      )}
    </div>
  )
}
