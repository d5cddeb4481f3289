import { Pagination, PaginationItem, PaginationLink } from '@core/components/reactstrap'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

const pages = [1, 2, 3, 4]
const sizes = ['sm', 'md', 'lg'] as const

export function SizesExample() {
  const { t } = useTranslation('components')
  const [page, setPage] = useState(2)
  return (
    <div className="d-grid gap-3">
      {sizes.map((size) => (
        <Pagination key={size} size={size} aria-label={t(`demo.size.${size}`)}>
          <PaginationItem disabled={page === 1}>
            <PaginationLink
              previous
              tag="button"
              aria-disabled={page === 1}
              onClick={() => setPage(Math.max(page - 1, 1))}
            />
          </PaginationItem>
          {pages.map((number) => (
            <PaginationItem key={number} active={number === page}>
              <PaginationLink tag="button" onClick={() => setPage(number)}>
                {t('demo.number', { number })}
              </PaginationLink>
            </PaginationItem>
          ))}
          <PaginationItem disabled={page === pages.length}>
            <PaginationLink
              next
              tag="button"
              aria-disabled={page === pages.length}
              onClick={() => setPage(Math.min(page + 1, pages.length))}
            />
          </PaginationItem>
        </Pagination>
      ))}
    </div>
  )
}
