import { createSlice } from '@reduxjs/toolkit'
import { ListResource } from '@/redux/app/listResource'
import { rootReducer } from '@/redux/app/rootReducer'
import type { Loaded } from '@/redux/app/thunks'
import { addReadCases, createCallThunk, notLoaded } from '@/redux/app/thunks'
import type { InvoiceListQuery } from './contract'
import { invoiceApi } from './contract'
import type { Aging, Invoice, InvoiceChange, InvoiceSending, NewInvoice, NewPayment } from './schema'

export const fetchAging = createCallThunk('invoice/fetchAging', invoiceApi.aging, () => ({}))

export const invoices = new ListResource<Invoice, InvoiceListQuery>('invoice', {
  async list(query, call) {
    const { invoices: rows, allData: all, total } = await call(invoiceApi.list, { query })
    return { rows, all, total }
  },
  alsoRefetch: (dispatch) => void dispatch(fetchAging()),
})

const invoiceOf = ({ invoice }: { invoice: Invoice }) => invoice

export const addInvoice = invoices.write('add', (invoice: NewInvoice, call) => call(invoiceApi.add, { body: invoice }))
export const updateInvoice = invoices.update(
  'update',
  (change: InvoiceChange, call) => call(invoiceApi.update, { body: change }),
  invoiceOf,
)
export const duplicateInvoice = invoices.write('duplicate', (id: number, call) =>
  call(invoiceApi.duplicate, { body: { id } }),
)
export const creditInvoice = invoices.write('credit', (id: number, call) => call(invoiceApi.credit, { body: { id } }))
export const sendInvoice = invoices.update(
  'send',
  (sending: InvoiceSending, call) => call(invoiceApi.send, { body: sending }),
  invoiceOf,
)
export const addPayment = invoices.update(
  'addPayment',
  (payment: NewPayment, call) => call(invoiceApi.addPayment, { body: payment }),
  invoiceOf,
)
export const removePayment = invoices.update(
  'removePayment',
  (payment: { id: number; paymentId: number }, call) => call(invoiceApi.removePayment, { query: payment }),
  invoiceOf,
)
export const removeInvoices = invoices.removal('remove', (ids, call) => {
  const [id, ...others] = ids
  return id !== undefined && others.length === 0
    ? call(invoiceApi.remove, { query: { id } })
    : call(invoiceApi.removeMany, { body: { invoiceIds: [...ids] } })
})
export const restoreInvoices = invoices.write('restore', (ids: readonly number[], call) =>
  call(invoiceApi.restore, { body: { invoiceIds: [...ids] } }),
)

const initialState: { aging: Loaded<{ aging: Aging[] }> } = { aging: notLoaded }

const slice = createSlice({
  name: 'invoiceAging',
  initialState,
  reducers: {},
  extraReducers: (builder) => addReadCases(builder, fetchAging, ({ aging }) => aging),
  selectors: { selectAging: ({ aging }) => aging },
})

export const { selectAging } = slice.injectInto(rootReducer).selectors
