import type { ApexOptions } from 'apexcharts'
import { useEffect, useMemo, useRef, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import ReactApexChart from 'react-apexcharts'
import { drawAxisLabels, labelPadding, type Plot } from './drawLabels'
import type { AxisLabels } from './axisLabels'
import styles from './chart.module.scss'
import type { ChartTheme } from './chartTheme'

// A CommonJS package: what is imported holds the component as `default`, which its types do not say.
const Drawing = 'default' in ReactApexChart ? (ReactApexChart.default as typeof ReactApexChart) : ReactApexChart

/** Charts that are on the page and not drawn yet. */
const waiting = new Set<() => void>()

/** A chart takes long to draw: one in each frame, so that the page answers between them. */
function drawNext() {
  const [draw] = waiting
  if (!draw) return
  waiting.delete(draw)
  requestAnimationFrame(drawNext)
  flushSync(draw)
}

/** Whether it is this chart's turn. It comes when the chart is near the viewport, or before the page is printed. */
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

/** Copies plain objects and arrays at any depth; functions are shared. */
function deepCopy<Value>(value: Value): Value
function deepCopy(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((inner: unknown) => deepCopy(inner))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, deepCopy(inner)]))
}

/** What the library hands to its events. */
interface Drawn {
  readonly globals: Plot & { readonly dom: { readonly Paper: { readonly node: Element } } }
}

interface ChartCanvasProps {
  /** Complete but for the room around the plot. Another object is drawn anew. */
  options: ApexOptions
  labels: AxisLabels
  theme: ChartTheme
}

/** The library's drawing. This file is the only one that knows the library, and is loaded with the first chart. */
export function ChartCanvas({ options, labels, theme }: ChartCanvasProps) {
  // ApexCharts writes into the options it gets, for example it empties the categories: a second chart would lose them.
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
      {/* On an update, ApexCharts keeps parts of the options before: what changes is drawn anew. */}
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
