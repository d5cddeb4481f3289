import type { Draft, PayloadAction, WithSlice } from '@reduxjs/toolkit'
import { createSlice } from '@reduxjs/toolkit'
import type { Pending } from '@/redux/app/optimistic'
import { nothingPending, OptimisticWrites } from '@/redux/app/optimistic'
import type { RootState } from '@/redux/app/rootReducer'
import { rootReducer } from '@/redux/app/rootReducer'
import type { AfterCall, Loaded, RequestState } from '@/redux/app/thunks'
import { addReadCases, addRequestCases, createCallsThunk, createCallThunk, idle, notLoaded } from '@/redux/app/thunks'
import type { InvoiceList, InvoiceListQuery } from './contract'
import { invoiceApi } from './contract'
import type { Aging, Invoice, InvoiceChange, InvoiceSending, NewInvoice, NewPayment } from './schema'

interface InvoiceState {
  /** The page of the list that is on screen, and all invoices for the figures above it. */
  list: InvoiceList & { request: RequestState; query: InvoiceListQuery | null }
  /** What is open, by how long it has been due. */
  aging: Loaded<{ aging: Aging[] }>
  selectedIds: number[]
  pending: Pending
}

const initialState: InvoiceState = {
  list: { invoices: [], allData: [], total: 0, request: idle, query: null },
  aging: notLoaded,
  selectedIds: [],
  pending: nothingPending,
}

export const fetchInvoices = createCallThunk('invoice/fetchInvoices', invoiceApi.list, (query: InvoiceListQuery) => ({
  query,
}))
/** The same call for what is to be exported, or for the newest invoice: it leaves the list on screen alone. */
export const collectInvoices = createCallThunk(
  'invoice/collectInvoices',
  invoiceApi.list,
  (query: InvoiceListQuery) => ({ query }),
)

export const fetchAging = createCallThunk('invoice/fetchAging', invoiceApi.aging, () => ({}))

/** After any write, what is on screen is fetched anew (specification section 4). */
const refetch: AfterCall = (dispatch, state) => {
  const { query } = injected.selectSlice(state).list
  if (!query) return
  void dispatch(fetchInvoices(query))
  void dispatch(fetchAging())
}

export const addInvoice = createCallThunk(
  'invoice/addInvoice',
  invoiceApi.add,
  (invoice: NewInvoice) => ({ body: invoice }),
  refetch,
)
export const updateInvoice = createCallThunk(
  'invoice/updateInvoice',
  invoiceApi.update,
  (change: InvoiceChange) => ({ body: change }),
  refetch,
)
export const duplicateInvoice = createCallThunk(
  'invoice/duplicateInvoice',
  invoiceApi.duplicate,
  (id: number) => ({ body: { id } }),
  refetch,
)
export const sendInvoice = createCallThunk(
  'invoice/sendInvoice',
  invoiceApi.send,
  (sending: InvoiceSending) => ({ body: sending }),
  refetch,
)
export const addPayment = createCallThunk(
  'invoice/addPayment',
  invoiceApi.addPayment,
  (payment: NewPayment) => ({ body: payment }),
  refetch,
)
export const restoreInvoices = createCallThunk(
  'invoice/restoreInvoices',
  invoiceApi.restore,
  (invoiceIds: number[]) => ({ body: { invoiceIds } }),
  refetch,
)

/** Removes one invoice by the specification's call, several by one call for all of them. */
export const removeInvoices = createCallsThunk(
  'invoice/removeInvoices',
  async (invoiceIds: number[], call) => {
    const [id, ...others] = invoiceIds
    if (id !== undefined && others.length === 0) await call(invoiceApi.remove, { query: { id } })
    else await call(invoiceApi.removeMany, { body: { invoiceIds } })
    return undefined
  },
  refetch,
)

/** Puts in an invoice that was written, wherever it is on screen. */
function putInvoice({ list }: Draft<InvoiceState>, { invoice }: { invoice: Invoice }) {
  const put = (rows: Invoice[]) => rows.map((row) => (row.id === invoice.id ? invoice : row))
  Object.assign(list, { invoices: put(list.invoices), allData: put(list.allData) })
}

const optimistic = new OptimisticWrites<InvoiceState>()
  .reads(fetchInvoices)
  .writes(updateInvoice, { answer: putInvoice })
  .writes(sendInvoice, { answer: putInvoice })
  .writes(addPayment, { answer: putInvoice })
  .writes(removeInvoices, {
    expect({ list }, invoiceIds) {
      const isLeft = ({ id }: Invoice) => !invoiceIds.includes(id)
      const left = list.invoices.filter(isLeft)
      list.total -= list.invoices.length - left.length
      Object.assign(list, { invoices: left, allData: list.allData.filter(isLeft) })
    },
  })

const slice = createSlice({
  name: 'invoice',
  initialState,
  reducers: {
    invoicesSelected(state, { payload }: PayloadAction<number[]>) {
      state.selectedIds = payload
    },
  },
  extraReducers: (builder) => {
    addRequestCases(
      builder,
      fetchInvoices,
      ({ list }) => list,
      (state, { invoices, allData, total }) => {
        Object.assign(state.list, { invoices, allData, total })
        const shown = new Set(invoices.map(({ id }) => id))
        state.selectedIds = state.selectedIds.filter((id) => shown.has(id))
      },
    )
    addReadCases(builder, fetchAging, ({ aging }) => aging)
    builder.addMatcher(fetchInvoices.pending.match, (state, { meta }) => {
      // A selection is made among the rows one sees: other rows, no selection.
      if (JSON.stringify(state.list.query) !== JSON.stringify(meta.arg)) state.selectedIds = []
      state.list.query = meta.arg
    })
    optimistic.attach(builder)
  },
  selectors: {
    selectInvoiceList: ({ list }) => list,
    selectAging: ({ aging }) => aging,
    selectSelectedInvoiceIds: ({ selectedIds }) => selectedIds,
  },
})

declare module '@/redux/app/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof slice> {}
}

const injected = slice.injectInto(rootReducer)

export const { invoicesSelected } = slice.actions
export const { selectInvoiceList, selectAging, selectSelectedInvoiceIds } = injected.getSelectors((root: RootState) =>
  optimistic.shown(injected.selectSlice(root)),
)
