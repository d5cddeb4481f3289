import type { ApiError } from '@core/api/errors'
import type { WithSlice } from '@reduxjs/toolkit'
import { createSlice, isAnyOf } from '@reduxjs/toolkit'
import { rootReducer } from '@/redux/app/rootReducer'
import type { Call, RequestState } from '@/redux/app/thunks'
import { addRequestCases, createCallsThunk, createCallThunk, idle } from '@/redux/app/thunks'
import type { FullInvoice } from './contract'
import { invoiceApi } from './contract'
import {
  addInvoice,
  addPayment,
  creditInvoice,
  duplicateInvoice,
  removeInvoices,
  restoreInvoices,
  sendInvoice,
  updateInvoice,
} from './slice'

interface InvoiceViewState {
  /** Null until the first answer; from then on the latest one that came. */
  shown: FullInvoice | null
  /** Which one the latest request is about. */
  wantedId: number | null
  request: RequestState
  /** Of the latest answer about it. It stays while one tries again. */
  failure: ApiError | null
  /** The id is null where there is no invoice at all. */
  newest: { id: number | null; request: RequestState }
}

const initialState: InvoiceViewState = {
  shown: null,
  wantedId: null,
  request: idle,
  failure: null,
  newest: { id: null, request: idle },
}

async function readInvoice(id: number, call: Call): Promise<FullInvoice> {
  const [answer, { details }] = await Promise.all([
    call(invoiceApi.one, { params: { id } }),
    call(invoiceApi.details, { query: { id } }),
  ])
  return { ...answer, details }
}

/** One invoice with all that the preview and the form show. */
export const fetchInvoice = createCallsThunk('invoiceView/fetchInvoice', readInvoice)

/** The same for a file: it leaves the invoice on screen alone. */
export const collectInvoice = createCallsThunk('invoiceView/collectInvoice', readInvoice)

/** Which invoice an address without a number means. */
export const fetchNewestInvoice = createCallThunk('invoiceView/fetchNewestInvoice', invoiceApi.list, () => ({
  query: { sortColumn: 'id' as const, sort: 'desc' as const, perPage: 1 },
}))

const isWritten = isAnyOf(updateInvoice.fulfilled, sendInvoice.fulfilled, addPayment.fulfilled)
/** After these another invoice may be the newest. */
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
      fetchInvoice,
      (state) => state,
      (state, answer) => {
        state.shown = answer
      },
    )
    addRequestCases(
      builder,
      fetchNewestInvoice,
      ({ newest }) => newest,
      ({ newest }, { invoices: [first] }) => {
        newest.id = first?.id ?? null
      },
    )
      .addMatcher(fetchInvoice.pending.match, (state, { meta }) => {
        if (state.wantedId !== meta.arg) state.failure = null
        state.wantedId = meta.arg
      })
      .addMatcher(fetchInvoice.fulfilled.match, (state) => {
        state.failure = null
      })
      .addMatcher(fetchInvoice.rejected.match, (state, { payload, meta }) => {
        if (!meta.aborted && meta.arg === state.wantedId) Object.assign(state, { failure: payload ?? null })
      })
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

declare module '@/redux/app/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof slice> {}
}

export const { selectInvoiceView, selectNewestInvoice } = slice.injectInto(rootReducer).selectors
