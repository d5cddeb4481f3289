import type { ApexOptions } from 'apexcharts'
import ApexCharts from 'apexcharts'
import { useEffect, useRef } from 'react'

interface ChartCanvasProps {
  /** By which {@link pictureOf} finds it. */
  id: string
  /** Complete; another object makes it change where it stands. */
  options: ApexOptions
}

/** The library's drawing. This file is the only one that knows the library, and is loaded with the first chart. */
export function ChartCanvas({ id, options }: ChartCanvasProps) {
  const box = useRef<HTMLDivElement>(null)
  const first = useRef(options)
  const drawn = useRef(options)
  const update = useRef<(next: ApexOptions) => void>(() => undefined)

  useEffect(() => {
    if (!box.current) return undefined
    const { chart, ...rest } = first.current
    const drawing = new ApexCharts(box.current, { ...rest, chart: { ...chart, id } })
    let isGone = false
    // One change after the other: the library loses its way when the next comes before it is done.
    let done = drawing.render()
    update.current = (next) => {
      done = done.then(() => (isGone ? undefined : drawing.updateOptions({ ...next, chart: { ...next.chart, id } })))
    }
    return () => {
      isGone = true
      drawing.destroy()
    }
  }, [id])

  useEffect(() => {
    if (drawn.current === options) return
    drawn.current = options
    first.current = options
    update.current(options)
  }, [options])

  return <div ref={box} />
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
