import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Table } from 'reactstrap'
import { useMediaQuery } from '../../hooks/useMediaQuery'
import { Skeleton } from '../Skeleton'
import { VisuallyHidden } from '../VisuallyHidden'
import { cx } from '../cx'
import { BodyRow } from './BodyRow'
import { CardList } from './CardList'
import { RowCheckbox } from './RowCheckbox'
import { SortableHead } from './SortableHead'
import type { Column, ColumnLayout, DataTableProps, TableSelection } from './column'
import type { PlacedColumn } from './placeColumns'
import { minWidth, placeColumns } from './placeColumns'
import { useOverflow } from './useOverflow'
import { useRowSelection } from './useRowSelection'
import './data-table.scss'

interface SkeletonRowsProps<Row> {
  columns: readonly PlacedColumn<Row>[]
  count: number
  /** Number of narrow cells before the columns. */
  lead: number
}

/** Placeholders as tall as real rows, to avoid layout shift. */
function SkeletonRows<Row>({ columns, count, lead }: SkeletonRowsProps<Row>) {
  return Array.from({ length: count }, (_, index) => (
    <tr key={index} className="skeleton-row" aria-hidden="true">
      {Array.from({ length: lead }, (_cell, cell) => (
        <td key={cell} className="cell-select">
          <Skeleton shape="block" width="1rem" height="1rem" />
        </td>
      ))}
      {columns.map(({ column, pin, style }) => (
        <td
          key={column.key}
          className={cx(column.kind === 'primary' && 'is-primary', pin && 'is-pinned')}
          style={style}
        >
          <SkeletonCell column={column} />
        </td>
      ))}
    </tr>
  ))
}

function SkeletonCell<Row>({ column: { kind, key } }: { column: Column<Row> }) {
  if (kind === 'actions') return null
  if (kind === undefined) return <Skeleton width={key.length % 2 ? '60%' : '45%'} />
  return (
    <span className="skeleton-primary">
      <Skeleton shape="circle" width="2.125rem" />
      <Skeleton width="7rem" />
      <Skeleton width="10rem" />
    </span>
  )
}

const noSelection: TableSelection = { selected: new Set(), onChange: () => undefined }

/** Width of checkbox and expand cells, in pixels. */
const leadWidth = 52

function RowTable<Row>({ caption, columns, source, sort, selection, features = {} }: DataTableProps<Row>) {
  const { t } = useTranslation(['kit', 'core'])
  const { ref, isOverflowing } = useOverflow()
  const page = useRowSelection(source, selection ?? noSelection)
  const { layout, resize } = useDraftLayout(features.layout)
  const placed = placeColumns(columns, layout)
  const isLoading = source.status === 'loading'
  const lead = (selection ? 1 : 0) + (features.expansion ? 1 : 0)
  const width = placed.reduce((sum, column) => sum + (column.width ?? minWidth), lead * leadWidth)

  return (
    <div
      ref={ref}
      className={cx('table-scroll', features.hasStickyHead && 'has-sticky-head')}
      {...(isOverflowing && { role: 'region', 'aria-label': caption, tabIndex: 0 })}
    >
      <Table
        className={cx(
          'data-table',
          source.status === 'refreshing' && 'is-refreshing',
          features.isDense && 'is-dense',
          layout && 'is-fixed',
        )}
        style={layout && { minInlineSize: width }}
        aria-busy={source.status !== 'ready'}
      >
        <caption className="visually-hidden">{caption}</caption>
        {layout && (
          <colgroup>
            {Array.from({ length: lead }, (_, index) => (
              <col key={index} style={{ inlineSize: leadWidth }} />
            ))}
            {placed.map((column) => (
              <col key={column.column.key} style={{ inlineSize: column.width }} />
            ))}
          </colgroup>
        )}
        <thead>
          <tr>
            {selection && (
              <th scope="col" className="cell-select">
                <RowCheckbox
                  label={t('table.selectPage')}
                  isChecked={page.state === 'all'}
                  isMixed={page.state === 'some'}
                  onToggle={page.togglePage}
                />
              </th>
            )}
            {features.expansion && (
              <th scope="col" className="cell-expand">
                <VisuallyHidden>{t('table.detailsHead')}</VisuallyHidden>
              </th>
            )}
            {placed.map((column) => (
              <SortableHead
                key={column.column.key}
                placed={column}
                sort={sort}
                onResize={(to, isFinal) => resize(column.column.key, to, isFinal)}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {isLoading ? (
            <SkeletonRows columns={placed} count={source.expected ?? 10} lead={lead} />
          ) : (
            source.rows.map((row) => (
              <BodyRow
                key={source.keyOf(row)}
                row={row}
                columns={placed}
                source={source}
                selection={selection && page}
                expansion={features.expansion}
              />
            ))
          )}
        </tbody>
      </Table>
      {isLoading && <VisuallyHidden>{t('core:loading')}</VisuallyHidden>}
    </div>
  )
}

/** Layout including the width during a drag. The caller receives only the final width. */
function useDraftLayout(layout: ColumnLayout | undefined) {
  const [draft, setDraft] = useState<Readonly<Record<string, number>>>({})
  return {
    layout: layout && { ...layout, widths: { ...layout.widths, ...draft } },
    resize(column: string, width: number, isFinal: boolean) {
      setDraft(isFinal ? {} : { [column]: width })
      if (isFinal) layout?.onResize(column, width)
    },
  }
}

/**
 * List that the server sorts, filters and pages: a table, or cards on phones.
 * Controlled, so that its state can be part of the URL.
 * @example
 * <DataTable caption="Users" columns={columns} source={{ rows, keyOf, labelOf, status }} sort={sort} empty={<EmptyState … />} />
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const isPhone = useMediaQuery('(max-width: 767.98px)')
  const { source, empty } = props
  if (source.status === 'ready' && source.rows.length === 0) return empty
  return isPhone ? <CardList {...props} /> : <RowTable {...props} />
}
