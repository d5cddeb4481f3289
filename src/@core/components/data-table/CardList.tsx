import { ArrowDown, ArrowUp } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../button/IconButton'
import { cx } from '../cx'
import { LoadingRegion } from '../LoadingRegion'
import { Skeleton } from '../Skeleton'
import type { Column, DataTableProps, TableSelection, TableSort } from './column'
import { ExpandButton, useExpansion } from './ExpandButton'
import { RowCheckbox } from './RowCheckbox'
import { useRowSelection } from './useRowSelection'

const noSelection: TableSelection = { selected: new Set(), onChange: () => undefined }

/** `DataTable` as a list of two-line rows for phones: name and status, then the other values. */
export function CardList<Row>({ caption, columns, source, sort, selection, features }: DataTableProps<Row>) {
  const { t } = useTranslation('kit')
  const page = useRowSelection(source, selection ?? noSelection)
  const { isExpanded, toggleDetails } = useExpansion(features?.expansion)
  const primary = columns.find((column) => column.kind === 'primary')
  const actions = columns.find((column) => column.kind === 'actions')
  const status = columns.find((column) => column.isStatus)
  const facts = columns.filter((column) => column.kind === undefined && column !== status && !column.isWide)

  return (
    <div
      className={cx('card-list', source.status === 'refreshing' && 'is-refreshing')}
      aria-busy={source.status !== 'ready'}
    >
      <div className="card-list-bar">
        {selection && (
          <label className="card-list-all">
            <RowCheckbox
              label={t('table.selectPage')}
              isChecked={page.state === 'all'}
              isMixed={page.state === 'some'}
              onToggle={page.togglePage}
            />
            <span aria-hidden="true">{t('table.selectPage')}</span>
          </label>
        )}
        {sort && <SortSelect columns={columns} sort={sort} />}
      </div>
      {source.status === 'loading' ? (
        <SkeletonCards count={source.expected ?? 10} />
      ) : (
        <ul className="card-list-items" aria-label={caption}>
          {source.rows.map((row) => (
            <li key={source.keyOf(row)} className={cx('card-list-item', page.isSelected(row) && 'is-selected')}>
              {selection && (
                <RowCheckbox
                  label={t('table.selectRow', { name: source.labelOf(row) })}
                  isChecked={page.isSelected(row)}
                  onToggle={(isRange) => page.toggle(row, isRange)}
                />
              )}
              <div className="card-list-primary">{primary?.cell(row)}</div>
              {status && <div className="card-list-status">{status.cell(row)}</div>}
              <Facts columns={facts} row={row} />
              <div className="card-list-actions">
                {features?.expansion && (
                  <ExpandButton
                    name={source.labelOf(row)}
                    isExpanded={isExpanded(source.keyOf(row))}
                    onToggle={() => toggleDetails(source.keyOf(row))}
                  />
                )}
                {actions?.cell(row)}
              </div>
              {isExpanded(source.keyOf(row)) && <div className="detail-box">{features?.expansion?.details(row)}</div>}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** Values without a cell are left out. */
function Facts<Row>({ columns, row }: { columns: readonly Column<Row>[]; row: Row }) {
  const facts = columns.map((column) => ({ column, cell: column.cell(row) })).filter(({ cell }) => (cell ?? '') !== '')
  if (facts.length === 0) return null
  return (
    <dl className="card-list-facts">
      {facts.map(({ column: { key, header, isNumeric, isLabeled }, cell }) => (
        <div key={key} className={cx(isNumeric && !isLabeled && 'is-numeric')}>
          <dt className={cx(!isLabeled && 'visually-hidden')}>{header}</dt>
          <dd>{cell}</dd>
        </div>
      ))}
    </dl>
  )
}

function SortSelect<Row>({ columns, sort }: { columns: readonly Column<Row>[]; sort: TableSort }) {
  const { t } = useTranslation('kit')
  const id = useId()
  const isAscending = sort.direction === 'asc'
  return (
    <div className="card-list-sort">
      <label className="visually-hidden" htmlFor={id}>
        {t('table.sortBy')}
      </label>
      <select
        id={id}
        className="form-select form-select-sm"
        value={sort.column}
        onChange={(event) => sort.onSort(event.target.value, sort.direction)}
      >
        {sort.column === '' && <option value="">{t('table.unsorted')}</option>}
        {columns
          .filter((column) => column.isSortable)
          .map(({ key, header }) => (
            <option key={key} value={key}>
              {header}
            </option>
          ))}
      </select>
      <IconButton
        size="sm"
        label={isAscending ? t('table.ascending') : t('table.descending')}
        icon={isAscending ? <ArrowUp aria-hidden="true" /> : <ArrowDown aria-hidden="true" />}
        onClick={() => sort.onSort(sort.column, isAscending ? 'desc' : 'asc')}
      />
    </div>
  )
}

function SkeletonCards({ count }: { count: number }) {
  return (
    <LoadingRegion className="card-list-items">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className="card-list-item">
          <div className="card-list-primary">
            <Skeleton width="60%" />
          </div>
          <div className="card-list-facts">
            <Skeleton width="80%" />
          </div>
        </div>
      ))}
    </LoadingRegion>
  )
}
