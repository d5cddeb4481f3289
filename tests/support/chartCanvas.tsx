import type { ApexOptions } from 'apexcharts'

/** jsdom measures nothing, so the library cannot draw there: the names of what it would draw stand in for the drawing. */
export function ChartCanvas({ options: { series = [], labels = [], chart } }: { options: ApexOptions }) {
  const names = series.map((entry, index) =>
    typeof entry === 'object' && 'name' in entry ? entry.name : labels[index],
  )
  return <span data-kind={chart?.type}>{names.join(', ')}</span>
}
