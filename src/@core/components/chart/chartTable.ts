import type { ExportedTable, NumberCell } from '../../export/table'
import type { ChartSpec } from './chartSpec'

/** Words of the page's language that a table needs and the chart does not know. */
export interface TableTexts {
  readonly series: string
  readonly open: string
  readonly high: string
  readonly low: string
  readonly close: string
}

/** The same numbers as the chart's, as a table that can be read and saved. */
export function chartTable(spec: ChartSpec, words: TableTexts): ExportedTable {
  const { name, format } = spec
  const toCell = (number: number, write = format): NumberCell => ({ text: write(number), number })
  switch (spec.kind) {
    case 'donut':
    case 'radial':
    case 'gauge':
      return {
        name,
        head: [spec.head, spec.valueHead],
        rows: spec.parts.map((part) => [part.name, toCell(part.value)]),
      }
    case 'candlestick':
      return {
        name,
        head: [spec.head, words.open, words.high, words.low, words.close],
        rows: spec.candles.map(({ label, open, high, low, close }) => [
          label,
          ...[open, high, low, close].map((price) => toCell(price)),
        ]),
      }
    case 'scatter':
      return {
        name,
        head: [words.series, spec.xHead, spec.yHead],
        rows: spec.series.flatMap((series) =>
          series.points.map(([x, y]) => [series.name, { text: spec.formatX(x), number: x }, toCell(y)]),
        ),
      }
    default:
      return {
        name,
        head: [spec.head, ...spec.series.map((series) => series.name)],
        rows: spec.labels.map((label, place) => [
          label,
          ...spec.series.map(({ data, ownFormat }) => {
            const value = data[place]
            return value === undefined ? '' : toCell(value, ownFormat)
          }),
        ]),
      }
  }
}
