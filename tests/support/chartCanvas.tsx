import type { ApexOptions } from 'apexcharts'

/** Mock: the library cannot draw in jsdom, which measures nothing. Renders the names of series and labels. */
export function ChartCanvas({ options: { series = [], labels = [], chart } }: { options: ApexOptions }) {
  const names = series.map((entry, index) =>
    typeof entry === 'object' && 'name' in entry ? entry.name : labels[index],
  )
  return <span data-kind={chart?.type}>{names.join(', ')}</span>
}
