import { createSlice } from '@reduxjs/toolkit'
import { ListResource } from '@/redux/app/listResource'
import { rootReducer } from '@/redux/app/rootReducer'
import type { AfterCall, Loaded } from '@/redux/app/thunks'
import { addReadCases, createCallThunk, notLoaded } from '@/redux/app/thunks'
import type { TableRowQuery } from './contract'
import { datatablesApi } from './contract'
import type { NewTableRow, NewTableView, TableRow, TableRowChange, TableView } from './schema'

/** Rows stay selected on other pages: what one exports or deletes may lie on several. */
export const rows = new ListResource<TableRow, TableRowQuery>('datatables', {
  list: (query, call) => call(datatablesApi.rows, { query }),
  all: (call) => call(datatablesApi.initial, {}),
  selectsAcrossPages: true,
})

export const addRow = rows.write('add', (row: NewTableRow, call) => call(datatablesApi.add, { body: row }))
export const updateRow = rows.update(
  'update',
  (change: TableRowChange, call) => call(datatablesApi.update, { body: change }),
  ({ row }) => row,
  ({ id, ...values }) => ({ ids: [id], values }),
)
export const removeRows = rows.removal('remove', (ids, call) =>
  call(datatablesApi.removeMany, { body: { rowIds: [...ids] } }),
)
export const restoreRows = rows.write('restore', (ids: readonly number[], call) =>
  call(datatablesApi.restore, { body: { rowIds: [...ids] } }),
)

export const fetchViews = createCallThunk('datatableViews/fetch', datatablesApi.views, () => ({}))

const refetchViews: AfterCall = (dispatch) => void dispatch(fetchViews())

export const addView = createCallThunk(
  'datatableViews/add',
  datatablesApi.addView,
  (view: NewTableView) => ({ body: view }),
  refetchViews,
)
export const removeView = createCallThunk(
  'datatableViews/remove',
  datatablesApi.removeView,
  (id: number) => ({ query: { id } }),
  refetchViews,
)
export const restoreView = createCallThunk(
  'datatableViews/restore',
  datatablesApi.restoreView,
  (id: number) => ({ body: { id } }),
  refetchViews,
)

const initialState: { views: Loaded<{ views: TableView[] }> } = { views: notLoaded }

const slice = createSlice({
  name: 'datatableViews',
  initialState,
  reducers: {},
  extraReducers: (builder) => addReadCases(builder, fetchViews, ({ views }) => views),
  selectors: { selectViews: ({ views }) => views },
})

export const { selectViews } = slice.injectInto(rootReducer).selectors
