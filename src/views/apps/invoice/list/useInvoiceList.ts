import { useEffect, useMemo } from 'react'
import { useAppSelector, useRequest } from '@/redux/app/hooks'
import type { InvoiceColumn, InvoiceListQuery } from '@/redux/apps/invoice/contract'
import { fetchInvoices, selectInvoiceList } from '@/redux/apps/invoice/slice'
import { ages } from '@/redux/apps/invoice/schema'
import { invoiceStatuses } from '@/redux/shell/invoices/schema'
import type { ListParamsRules } from '@/utility/hooks/useListParams'
import { useListParams } from '@/utility/hooks/useListParams'

/** The columns that the list can be sorted by. */
const sortable = ['id', 'invoiceStatus', 'client', 'service', 'issuedDate', 'dueDate', 'total', 'balance'] as const

const rules: ListParamsRules<(typeof sortable)[number] & InvoiceColumn, 'status' | 'aging'> = {
  columns: sortable,
  defaultColumn: 'id',
  filters: { status: invoiceStatuses, aging: ages },
  pageSizes: [10, 25, 50],
}

/** The list as the address describes it, and what the backend has of it. */
export function useInvoiceList() {
  const [params, change] = useListParams(rules)
  const query = useMemo<InvoiceListQuery>(
    // An empty filter need not be sent.
    () => Object.fromEntries(Object.entries(params).filter(([, value]) => value !== '')),
    [params],
  )
  const retry = useRequest(fetchInvoices, query)
  const { invoices, allData, total, request } = useAppSelector(selectInvoiceList)

  // The last rows of a page may have been deleted, or the address may be an old one.
  const lastPage = Math.max(1, Math.ceil(total / params.perPage))
  const isPastEnd = request.status === 'succeeded' && params.page > lastPage
  useEffect(() => {
    if (isPastEnd) change({ page: lastPage })
  }, [isPastEnd, lastPage, change])

  function sortBy(column: string, sort: 'asc' | 'desc') {
    const sortColumn = sortable.find((name) => name === column)
    if (sortColumn) change({ sortColumn, sort })
  }

  return { params, change, sortBy, query, invoices, all: allData, total, request, retry }
}

export type InvoiceListState = ReturnType<typeof useInvoiceList>
