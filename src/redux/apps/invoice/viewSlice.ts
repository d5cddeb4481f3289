import type { Call } from '@core/api/endpoint'
import { createSlice, isAnyOf } from '@reduxjs/toolkit'
import { rootReducer } from '@/redux/app/rootReducer'
import type { RequestState, Viewed } from '@/redux/app/thunks'
import { addRequestCases, addViewCases, createCallsThunk, createCallThunk, idle, notViewed } from '@/redux/app/thunks'
import type { FullInvoice } from './contract'
import { invoiceApi } from './contract'
import {
  addInvoice,
  addPayment,
  creditInvoice,
  duplicateInvoice,
  removeInvoices,
  removePayment,
  restoreInvoices,
  sendInvoice,
  updateInvoice,
} from './slice'

interface InvoiceViewState extends Viewed<FullInvoice> {
  newest: { id: number | null; request: RequestState }
}

const initialState: InvoiceViewState = { ...notViewed, newest: { id: null, request: idle } }

async function readInvoice(id: number, call: Call): Promise<FullInvoice> {
  const [answer, { details }] = await Promise.all([
    call(invoiceApi.one, { params: { id } }),
    call(invoiceApi.details, { query: { id } }),
  ])
  return { ...answer, details }
}

export const fetchInvoice = createCallsThunk('invoiceView/fetchInvoice', readInvoice)

/** The same request for exports; leaves the invoice on screen unchanged. */
export const collectInvoice = createCallsThunk('invoiceView/collectInvoice', readInvoice)

/** The invoice for a URL without an id. */
export const fetchNewestInvoice = createCallThunk('invoiceView/fetchNewestInvoice', invoiceApi.list, () => ({
  query: { sortColumn: 'id' as const, sort: 'desc' as const, perPage: 1 },
}))

const isWritten = isAnyOf(updateInvoice.fulfilled, sendInvoice.fulfilled, addPayment.fulfilled, removePayment.fulfilled)
/** May change which invoice is the newest. */
const isCountedAnew = isAnyOf(
  addInvoice.fulfilled,
  creditInvoice.fulfilled,
  duplicateInvoice.fulfilled,
  removeInvoices.fulfilled,
  restoreInvoices.fulfilled,
)

const slice = createSlice({
  name: 'invoiceView',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    addRequestCases(
      builder,
      fetchNewestInvoice,
      ({ newest }) => newest,
      ({ newest }, { invoices: [first] }) => {
        newest.id = first?.id ?? null
      },
    )
    addViewCases(builder, fetchInvoice)
      .addMatcher(isCountedAnew, ({ newest }) => {
        if (newest.request.status === 'succeeded') Object.assign(newest, { request: idle })
      })
      .addMatcher(isWritten, ({ shown }, { payload }) => {
        if (shown?.invoice.id === payload.invoice.id) Object.assign(shown, payload)
      })
  },
  selectors: {
    selectInvoiceView: (state) => state,
    selectNewestInvoice: ({ newest }) => newest,
  },
})

export const { selectInvoiceView, selectNewestInvoice } = slice.injectInto(rootReducer).selectors
