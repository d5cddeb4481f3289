import type { ApexOptions } from 'apexcharts'
import { axisOptions } from './axisOptions'
import type { ChartLook } from './baseOptions'
import type { ChartSpec } from './chartSpec'
import { sliceOptions } from './sliceOptions'
import { candleOptions, scatterOptions } from './pointOptions'

/** What the library is told so that it draws a chart in the page's look. */
export function chartOptions(spec: ChartSpec, look: ChartLook): ApexOptions {
  switch (spec.kind) {
    case 'donut':
    case 'radial':
      return sliceOptions(spec, look)
    case 'candlestick':
      return candleOptions(spec, look)
    case 'scatter':
      return scatterOptions(spec, look)
    default:
      return axisOptions(spec, look)
  }
}
