import { createSlice } from '@reduxjs/toolkit'
import { rootReducer } from '@/redux/app/rootReducer'
import type { RequestState } from '@/redux/app/thunks'
import { addRequestCases, createCallThunk, idle } from '@/redux/app/thunks'
import type { Client } from '@/redux/shell/invoices/schema'
import { invoiceApi } from './contract'
import type { ItemTemplate, NewClient } from './schema'

interface InvoiceFormState {
  clients: { rows: Client[]; request: RequestState }
  items: { rows: ItemTemplate[]; request: RequestState }
}

const initialState: InvoiceFormState = {
  clients: { rows: [], request: idle },
  items: { rows: [], request: idle },
}

export const fetchClients = createCallThunk('invoiceForm/fetchClients', invoiceApi.allClients, () => ({}))
export const fetchItemTemplates = createCallThunk(
  'invoiceForm/fetchItemTemplates',
  invoiceApi.itemTemplates,
  () => ({}),
)
export const addClient = createCallThunk(
  'invoiceForm/addClient',
  invoiceApi.addClient,
  (client: NewClient) => ({ body: client }),
  (dispatch) => void dispatch(fetchClients()),
)

const slice = createSlice({
  name: 'invoiceForm',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    addRequestCases(
      builder,
      fetchClients,
      ({ clients }) => clients,
      (state, clients) => {
        state.clients.rows = clients
      },
    )
    addRequestCases(
      builder,
      fetchItemTemplates,
      ({ items }) => items,
      (state, items) => {
        state.items.rows = items
      },
    )
  },
  selectors: {
    selectClients: ({ clients }) => clients,
    selectItemTemplates: ({ items }) => items,
  },
})

export const { selectClients, selectItemTemplates } = slice.injectInto(rootReducer).selectors
