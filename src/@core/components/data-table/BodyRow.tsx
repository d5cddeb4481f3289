import { useTranslation } from 'react-i18next'
import { cx } from '../cx'
import type { RowExpansion, TableSource } from './column'
import { ExpandButton, useExpansion } from './ExpandButton'
import type { PlacedColumn } from './placeColumns'
import { RowCheckbox } from './RowCheckbox'
import type { RowSelection } from './useRowSelection'

interface BodyRowProps<Row> {
  row: Row
  columns: readonly PlacedColumn<Row>[]
  source: TableSource<Row>
  selection: RowSelection<Row> | undefined
  expansion: RowExpansion<Row> | undefined
}

/** Table row, followed by its details when expanded. */
export function BodyRow<Row>({ row, columns, source, selection, expansion }: BodyRowProps<Row>) {
  const { t } = useTranslation('kit')
  const { isExpanded, toggleDetails } = useExpansion(expansion)
  const key = source.keyOf(row)
  const name = source.labelOf(row)
  const isOpen = isExpanded(key)

  return (
    <>
      <tr className={cx(selection?.isSelected(row) && 'is-selected', isOpen && 'is-open')}>
        {selection && (
          <td className="cell-select">
            <RowCheckbox
              label={t('table.selectRow', { name })}
              isChecked={selection.isSelected(row)}
              onToggle={(isRange) => selection.toggle(row, isRange)}
            />
          </td>
        )}
        {expansion && (
          <td className="cell-expand">
            <ExpandButton name={name} isExpanded={isOpen} onToggle={() => toggleDetails(key)} />
          </td>
        )}
        {columns.map((placed) => (
          <Cell key={placed.column.key} placed={placed} row={row} />
        ))}
      </tr>
      {expansion && isOpen && (
        <tr className="detail-row">
          <td colSpan={columns.length + (selection ? 2 : 1)}>
            <div className="detail-box">{expansion.details(row)}</div>
          </td>
        </tr>
      )}
    </>
  )
}

function Cell<Row>({ placed: { column, pin, style }, row }: { placed: PlacedColumn<Row>; row: Row }) {
  const pinned = pin && `is-pinned is-pinned-${pin}`
  if (column.kind === 'primary') {
    return (
      <th scope="row" className={cx('is-primary', pinned)} style={style}>
        {column.cell(row)}
      </th>
    )
  }
  return (
    <td
      className={cx(column.isNumeric && 'is-numeric', column.kind === 'actions' && 'is-actions', pinned)}
      style={style}
    >
      {column.cell(row)}
    </td>
  )
}
