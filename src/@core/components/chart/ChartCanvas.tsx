import type { ApexOptions } from 'apexcharts'
import ApexCharts from 'apexcharts'
import { useEffect, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import ReactApexChart from 'react-apexcharts'

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

/** A chart takes long to draw: each has a task of its own, so that the page answers between them. */
function drawNext() {
  const [draw] = waiting
  if (!draw) return
  waiting.delete(draw)
  setTimeout(drawNext)
  flushSync(draw)
}

/** Whether it is this chart's turn, which comes when all that stands around it is on screen. */
function useTurn(): boolean {
  const [isDue, setDue] = useState(false)
  useEffect(() => {
    const draw = () => setDue(true)
    if (waiting.size === 0) setTimeout(drawNext)
    waiting.add(draw)
    return () => void waiting.delete(draw)
  }, [])
  return isDue
}

/** Copies plain objects and arrays at any depth; functions are shared. */
function deepCopy<Value>(value: Value): Value
function deepCopy(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((inner: unknown) => deepCopy(inner))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, deepCopy(inner)]))
}

interface ChartCanvasProps {
  /** By which {@link pictureOf} finds it. */
  id: string
  /** Complete; another object makes it change where it stands. */
  options: ApexOptions
}

/** The library's drawing. This file is the only one that knows the library, and is loaded with the first chart. */
export function ChartCanvas({ id, options }: ChartCanvasProps) {
  // ApexCharts writes into the options it gets, for example it empties the categories: a second chart would lose them.
  const named = useMemo(() => deepCopy({ ...options, chart: { ...options.chart, id } }), [options, id])
  const { type = 'line', height = 'auto' } = named.chart
  return useTurn() && <Drawing type={type} height={height} series={named.series} options={named} />
}

/** A picture of the chart that is shown under an id, twice as fine as on the screen. */
export async function pictureOf(id: string): Promise<Blob> {
  const picture = await ApexCharts.getChartByID(id)?.dataURI({ scale: 2 })
  if (!picture) throw new Error(`There is no chart "${id}".`)
  if ('blob' in picture) return picture.blob
  // The policy lets nothing be fetched from an address that is data.
  const bytes = Uint8Array.from(atob(picture.imgURI.split(',')[1] ?? ''), (letter) => letter.codePointAt(0) ?? 0)
  return new Blob([bytes], { type: 'image/png' })
}
