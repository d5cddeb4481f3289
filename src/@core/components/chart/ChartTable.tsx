import { cellText } from '../../export/table'
import { Table } from '../table/Table'
import type { ChartSpec } from './chartSpec'
import { chartTable } from './chartTable'

/** The chart's numbers, instead of the drawing. */
export function ChartTable({ spec }: { spec: ChartSpec }) {
  const { name, head, rows } = chartTable(spec)
  return (
    <Table caption={name} look={['small', 'hover']}>
      <thead>
        <tr>
          {head.map((title, column) => (
            <th key={title} scope="col" className={column > 0 ? 'is-numeric' : undefined}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first, ...cells], row) => (
          <tr key={row}>
            <th scope="row">{cellText(first ?? '')}</th>
            {cells.map((cell, column) => (
              <td key={head[column + 1]} className="is-numeric">
                {cellText(cell)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
