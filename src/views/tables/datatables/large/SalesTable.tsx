import { announce } from '@core/components/announce'
import { Button } from '@core/components/button/Button'
import { Card } from '@core/components/Card'
import { VirtualTable } from '@core/components/data-table/VirtualTable'
import { EmptyState } from '@core/components/EmptyState'
import { ErrorState } from '@core/components/ErrorState'
import { SearchField } from '@core/components/SearchField'
import { EmptySearch } from '@core/illustrations/EmptySearch'
import { useHotkeys } from '@core/hooks/useHotkeys'
import { useTimeZone } from '@core/hooks/useTimeZone'
import { useEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/utility/hooks/useFormat'
import type { ListParamsRules } from '@/views/shared/list/useListParams'
import { useListParams } from '@/views/shared/list/useListParams'
import { saleAt, saleColumns, type SaleColumn } from './sales'
import { SalesSkeleton } from './SalesSkeleton'
import { useSaleColumns } from './useSaleColumns'
import { useSaleOrder } from './useSaleOrder'

const rules: ListParamsRules<SaleColumn, never> = {
  columns: saleColumns,
  defaultColumn: 'number',
  filters: {},
  pageSizes: [10],
}

/** 100,000 rows, generated, searched and sorted in the browser. */
export function SalesTable() {
  const { t } = useTranslation(['datatables', 'kit'])
  const { language } = useFormat()
  const timeZone = useTimeZone()
  const search = useRef<HTMLInputElement>(null)
  useHotkeys({ '/': () => search.current?.focus() })
  const [{ q, sort, sortColumn }, change] = useListParams(rules)
  const query = useMemo(
    () => ({ q, column: sortColumn, direction: sort, language, timeZone }),
    [q, sortColumn, sort, language, timeZone],
  )
  const { order, status, retry } = useSaleOrder(query)
  const list = useMemo(
    () => order && { count: order.length, rowAt: (index: number) => saleAt(order[index] ?? 0) },
    [order],
  )
  const columns = useSaleColumns()
  const found = list && t('sale.found', { count: list.count })

  useEffect(() => {
    if (found && q !== '') announce(found)
  }, [found, q])

  return (
    <Card isFlush>
      <div className="toolbar">
        <SearchField
          ref={search}
          label={t('sale.search')}
          value={q}
          onSearch={(text) => {
            change({ q: text })
          }}
        />
        <span className="toolbar-gap" />
        <span className="text-muted text-sm tabular">{found}</span>
      </div>
      {status === 'failed' && <ErrorState title={t('sale.failed')} onRetry={retry} />}
      {status === 'busy' && !list && <SalesSkeleton />}
      {list?.count === 0 && (
        <EmptyState
          picture={<EmptySearch />}
          title={t('sale.noMatch')}
          text={t('sale.noMatchText')}
          action={
            <Button
              onClick={() => {
                change({ q: '' })
              }}
            >
              {t('kit:list.clear')}
            </Button>
          }
        />
      )}
      {list && list.count > 0 && (
        <VirtualTable
          caption={t('sale.caption')}
          columns={columns}
          list={list}
          sort={{
            column: sortColumn,
            direction: sort,
            onSort: (column, direction) => {
              const known = saleColumns.find((name) => name === column)
              if (known) change({ sortColumn: known, sort: direction })
            },
          }}
          isRefreshing={status === 'busy'}
        />
      )}
    </Card>
  )
}
