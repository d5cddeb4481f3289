import { useMemo } from 'react'
import { useAppSelector, useRequest } from '@/redux/app/hooks'
import { usePastEnd } from '@/redux/app/usePastEnd'
import type { InvoiceColumn, InvoiceListQuery } from '@/redux/apps/invoice/contract'
import { fetchInvoices, selectInvoiceList } from '@/redux/apps/invoice/slice'
import { ages } from '@/redux/apps/invoice/schema'
import { invoiceStatuses } from '@/redux/shell/invoices/schema'
import type { ListParamsRules } from '@/utility/hooks/useListParams'
import { sentParams, useListParams } from '@/utility/hooks/useListParams'

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
  const query = useMemo<InvoiceListQuery>(() => {
    const { aging, ...sent } = sentParams(params)
    const age = ages.find((known) => known === aging)
    return { ...sent, ...(age && { aging: age }) }
  }, [params])
  const retry = useRequest(fetchInvoices, query)
  const { invoices, allData, total, request } = useAppSelector(selectInvoiceList)
  usePastEnd({ ...params, total, request }, change)

  function sortBy(column: string, sort: 'asc' | 'desc') {
    const sortColumn = sortable.find((name) => name === column)
    if (sortColumn) change({ sortColumn, sort })
  }

  return { params, change, sortBy, query, invoices, all: allData, total, request, retry }
}

export type InvoiceListState = ReturnType<typeof useInvoiceList>
