import type { ExportedTable, NumberCell } from '../../export/table'
import type { ChartSpec } from './chartSpec'

/** Converts a chart's numbers to a table. */
export function chartTable(spec: ChartSpec): ExportedTable {
  const { name, head, format } = spec
  const toCell = (number: number, write = format): NumberCell => ({ text: write(number), number })
  if ('parts' in spec) {
    return { name, head: [head, spec.valueHead], rows: spec.parts.map((part) => [part.name, toCell(part.value)]) }
  }
  return {
    name,
    head: [head, ...spec.series.map((series) => series.name)],
    rows: spec.labels.map((label, place) => [
      label,
      ...spec.series.map(({ data, ownFormat }) => {
        const value = data[place] ?? null
        return value === null ? '' : toCell(value, ownFormat)
      }),
    ]),
  }
}
