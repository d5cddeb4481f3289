import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { PaginationItem, PaginationLink, Pagination as Pages } from 'reactstrap'
import { IconButton } from './button/IconButton'

/** Page numbers to show, at most seven, in order. A negative number is a gap. */
function pageNumbers(current: number, last: number): number[] {
  if (last <= 7) return Array.from({ length: last }, (_, index) => index + 1)
  const start = Math.min(Math.max(current - 1, 3), last - 4)
  const middle = [start, start + 1, start + 2]
  if (current <= 4) return [1, 2, 3, 4, 5, -1, last]
  if (current >= last - 3) return [1, -1, last - 4, last - 3, last - 2, last - 1, last]
  return [1, -1, ...middle, -2, last]
}

export interface PaginationProps {
  /** Accessible name of the navigation. */
  label: string
  /** From 1. */
  page: number
  /** Rows per page. */
  perPage: number
  /** Number of all rows. */
  total: number
  /** Called with the chosen page. */
  onPage: (page: number) => void
  /** Called with the chosen page size. Without it, the size cannot be chosen. */
  onPerPage?: (perPage: number) => void
  /** Page sizes to choose from. */
  pageSizes?: readonly number[]
}

/** Range ("1–10 of 36"), page size and page buttons. */
export function Pagination({
  label,
  page,
  perPage,
  total,
  onPage,
  onPerPage,
  pageSizes = [10, 25, 50],
}: PaginationProps) {
  const { t } = useTranslation('kit')
  const selectId = useId()
  const last = Math.max(1, Math.ceil(total / perPage))
  const from = total === 0 ? 0 : (page - 1) * perPage + 1
  const to = Math.min(page * perPage, total)

  return (
    <div className="pagination-bar">
      <p className="pagination-range">{t('pagination.range', { from, to, total })}</p>
      {onPerPage && (
        <div className="pagination-size">
          <label htmlFor={selectId}>{t('pagination.perPage')}</label>
          <select
            id={selectId}
            className="form-select form-select-sm"
            value={perPage}
            onChange={(event) => onPerPage(Number(event.target.value))}
          >
            {pageSizes.map((size) => (
              <option key={size}>{size}</option>
            ))}
          </select>
        </div>
      )}
      <Pages aria-label={t('pagination.label', { list: label })}>
        <li>
          <IconButton
            size="sm"
            label={t('pagination.previous')}
            icon={<ChevronLeft className="flip-rtl" aria-hidden="true" />}
            disabled={page <= 1}
            onClick={() => onPage(page - 1)}
          />
        </li>
        {pageNumbers(page, last).map((number) => (
          <PaginationItem key={number} active={number === page}>
            {number < 0 ? (
              <PaginationLink tag="span">{t('pagination.gap')}</PaginationLink>
            ) : (
              <PaginationLink
                type="button"
                aria-label={t('pagination.page', { page: number })}
                aria-current={number === page ? 'page' : undefined}
                onClick={() => onPage(number)}
              >
                {t('pagination.number', { page: number })}
              </PaginationLink>
            )}
          </PaginationItem>
        ))}
        <li>
          <IconButton
            size="sm"
            label={t('pagination.next')}
            icon={<ChevronRight className="flip-rtl" aria-hidden="true" />}
            disabled={page >= last}
            onClick={() => onPage(page + 1)}
          />
        </li>
      </Pages>
    </div>
  )
}
