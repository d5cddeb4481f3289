import type { ApexOptions } from 'apexcharts'
import ApexCharts from 'apexcharts'
import { useEffect, useMemo, useRef, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import ReactApexChart from 'react-apexcharts'
import { drawAxisLabels, labelPadding, type AxisLabels, type Plot } from './axisLabels'
import type { ChartTheme } from './chartTheme'

// A CommonJS package: what is imported holds the component as `default`, which its types do not say.
const Drawing = 'default' in ReactApexChart ? (ReactApexChart.default as typeof ReactApexChart) : ReactApexChart

declare global {
  interface Window {
    /** The library's options for all charts, and its list of them. */
    Apex: { _chartInstances?: readonly unknown[] }
  }
}

// Whenever a chart is resized the library copies these options deeply: with the list go the charts, the page that they stand in, and
// React's tree. What is not enumerable it passes over. Set again on each evaluation, as a hot update is one.
Object.defineProperty(window.Apex, '_chartInstances', {
  value: window.Apex._chartInstances ?? [],
  enumerable: false,
  configurable: true,
})

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
  /** By which {@link libraryPictureOf} finds it. */
  id: string
  /** Complete but for the room around the plot. Another object is drawn anew. */
  options: ApexOptions
  labels: AxisLabels
  theme: ChartTheme
}

/** The library's drawing. This file is the only one that knows the library, and is loaded with the first chart. */
export function ChartCanvas({ id, options, labels, theme }: ChartCanvasProps) {
  // ApexCharts writes into the options it gets, for example it empties the categories: a second chart would lose them.
  const named = useMemo(() => {
    const draw = (_: unknown, { globals }: Drawn) => drawAxisLabels(globals.dom.Paper.node, labels, globals, theme)
    const hasAxes = options.chart?.type !== 'radar'
    return deepCopy({
      ...options,
      chart: { ...options.chart, id, ...(hasAxes && { events: { mounted: draw, updated: draw } }) },
      ...(hasAxes && { grid: { ...options.grid, padding: labelPadding(labels, theme) } }),
    })
  }, [options, id, labels, theme])
  const { type = 'line', height = 'auto' } = named.chart
  const box = useRef<HTMLDivElement>(null)
  const isDue = useTurn(box)
  return (
    <div ref={box} className="h-100">
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

/** The library's picture of the chart that is shown under an id, twice as fine as on the screen. */
export async function libraryPictureOf(id: string): Promise<Blob> {
  const picture = await ApexCharts.getChartByID(id)?.dataURI({ scale: 2 })
  if (!picture) throw new Error(`There is no chart "${id}".`)
  if ('blob' in picture) return picture.blob
  // The policy lets nothing be fetched from an address that is data.
  const bytes = Uint8Array.from(atob(picture.imgURI.split(',')[1] ?? ''), (letter) => letter.codePointAt(0) ?? 0)
  return new Blob([bytes], { type: 'image/png' })
}
