import type { ApexOptions } from 'apexcharts'
import { axisOptions } from './axisOptions'
import type { ChartLook } from './baseOptions'
import type { LibrarySpec } from './chartSpec'
import { candleOptions, scatterOptions } from './pointOptions'

/** What the library is told so that it draws a chart in the page's look; what the spec says in the library's words goes before. */
export function chartOptions(spec: LibrarySpec, look: ChartLook): ApexOptions {
  return merged(ownOptions(spec, look), spec.apex)
}

function ownOptions(spec: LibrarySpec, look: ChartLook): ApexOptions {
  switch (spec.kind) {
    case 'candlestick':
      return candleOptions(spec, look)
    case 'scatter':
      return scatterOptions(spec, look)
    default:
      return axisOptions(spec, look)
  }
}

const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Options in which every value of `raw` stands, at any depth; lists are not merged but replaced. */
function merged(own: ApexOptions, raw: ApexOptions = {}): ApexOptions {
  const values = Object.entries(raw).map(([name, value]: [string, unknown]) => {
    const before: unknown = Reflect.get(own, name)
    return [name, isPlain(before) && isPlain(value) ? merged(before, value) : value]
  })
  return { ...own, ...(Object.fromEntries(values) as ApexOptions) } // its keys are those of `raw`
}
