import type { PayloadAction, WithSlice } from '@reduxjs/toolkit'
import { createSlice, isAnyOf } from '@reduxjs/toolkit'
import type { Pending } from '@/redux/app/optimistic'
import { nothingPending, OptimisticWrites } from '@/redux/app/optimistic'
import type { RootState } from '@/redux/app/rootReducer'
import { rootReducer } from '@/redux/app/rootReducer'
import type { AfterCall, RequestState } from '@/redux/app/thunks'
import { addRequestCases, createCallsThunk, createCallThunk, idle } from '@/redux/app/thunks'
import type { TablePageQuery, TableRowPage, TableRowQuery } from './contract'
import { datatablesApi } from './contract'
import type { NewTableRow, NewTableView, TableRow, TableRowChange, TableView } from './schema'

interface DatatablesState {
  /** Every row, for the tables that sort and page on their own. */
  all: { rows: TableRow[]; request: RequestState }
  /** The page of rows that is on screen, and what it was asked for by: the plain call or the one that sorts and filters. */
  list: TableRowPage & { request: RequestState; query: TableRowQuery | null; isPlain: boolean }
  selectedIds: number[]
  pending: Pending
  views: { rows: TableView[]; request: RequestState }
}

const initialState: DatatablesState = {
  all: { rows: [], request: idle },
  list: { rows: [], total: 0, request: idle, query: null, isPlain: false },
  selectedIds: [],
  pending: nothingPending,
  views: { rows: [], request: idle },
}

export const fetchAllRows = createCallThunk('datatables/fetchAllRows', datatablesApi.initial, () => ({}))
/** A page by the call of the specification, which sorts and filters by nothing. */
export const fetchPage = createCallsThunk(
  'datatables/fetchPage',
  async (query: TablePageQuery, call): Promise<TableRowPage> => {
    const { invoices, total } = await call(datatablesApi.list, { query })
    return { rows: invoices, total }
  },
)
export const fetchRows = createCallThunk('datatables/fetchRows', datatablesApi.rows, (query: TableRowQuery) => ({
  query,
}))
/** The same call for what is to be exported: it leaves the page on screen alone. */
export const collectRows = createCallThunk('datatables/collectRows', datatablesApi.rows, (query: TableRowQuery) => ({
  query,
}))
export const fetchViews = createCallThunk('datatables/fetchViews', datatablesApi.views, () => ({}))

/** After any write, what is on screen is fetched anew (specification section 4). */
const refetch: AfterCall = (dispatch, state) => {
  const { list, all } = injected.selectSlice(state)
  if (list.query) void dispatch(list.isPlain ? fetchPage(list.query) : fetchRows(list.query))
  if (all.request.status !== 'idle') void dispatch(fetchAllRows())
}

export const addRow = createCallThunk(
  'datatables/addRow',
  datatablesApi.add,
  (row: NewTableRow) => ({ body: row }),
  refetch,
)
export const updateRow = createCallThunk(
  'datatables/updateRow',
  datatablesApi.update,
  (change: TableRowChange) => ({ body: change }),
  refetch,
)
export const removeRows = createCallThunk(
  'datatables/removeRows',
  datatablesApi.removeMany,
  (rowIds: number[]) => ({ body: { rowIds } }),
  refetch,
)
export const restoreRows = createCallThunk(
  'datatables/restoreRows',
  datatablesApi.restore,
  (rowIds: number[]) => ({ body: { rowIds } }),
  refetch,
)

const refetchViews: AfterCall = (dispatch) => void dispatch(fetchViews())

export const addView = createCallThunk(
  'datatables/addView',
  datatablesApi.addView,
  (view: NewTableView) => ({ body: view }),
  refetchViews,
)
export const removeView = createCallThunk(
  'datatables/removeView',
  datatablesApi.removeView,
  (id: number) => ({ query: { id } }),
  refetchViews,
)
export const restoreView = createCallThunk(
  'datatables/restoreView',
  datatablesApi.restoreView,
  (id: number) => ({ body: { id } }),
  refetchViews,
)

const optimistic = new OptimisticWrites<DatatablesState>()
  .reads(fetchPage)
  .reads(fetchRows)
  .reads(fetchAllRows)
  .writes(updateRow, {
    expect({ list, all }, change) {
      for (const row of [...list.rows, ...all.rows]) if (row.id === change.id) Object.assign(row, change)
    },
  })
  .writes(removeRows, {
    expect(state, rowIds) {
      const isLeft = ({ id }: TableRow) => !rowIds.includes(id)
      const left = state.list.rows.filter(isLeft)
      state.list.total -= state.list.rows.length - left.length
      state.list.rows = left
      state.all.rows = state.all.rows.filter(isLeft)
      state.selectedIds = state.selectedIds.filter((id) => !rowIds.includes(id))
    },
  })

const slice = createSlice({
  name: 'datatables',
  initialState,
  reducers: {
    rowsSelected(state, { payload }: PayloadAction<number[]>) {
      state.selectedIds = payload
    },
  },
  extraReducers: (builder) => {
    addRequestCases(
      builder,
      fetchAllRows,
      ({ all }) => all,
      (state, rows) => {
        state.all.rows = rows
      },
    )
    const listOf = ({ list }: DatatablesState) => list
    const keepPage = (state: DatatablesState, { rows, total }: TableRowPage) => {
      Object.assign(state.list, { rows, total })
    }
    addRequestCases(builder, fetchPage, listOf, keepPage)
    addRequestCases(builder, fetchRows, listOf, keepPage)
    addRequestCases(
      builder,
      fetchViews,
      ({ views }) => views,
      (state, { views }) => {
        state.views.rows = views
      },
    )
    builder.addMatcher(isAnyOf(fetchPage.pending, fetchRows.pending), ({ list }, { type, meta }) => {
      list.query = meta.arg
      list.isPlain = type === fetchPage.pending.type
    })
    optimistic.attach(builder)
  },
  selectors: {
    selectAllRows: ({ all }) => all,
    selectRowList: ({ list }) => list,
    /** They stay selected on other pages: what one exports or deletes may lie on several. */
    selectSelectedRowIds: ({ selectedIds }) => selectedIds,
    selectViews: ({ views }) => views,
  },
})

declare module '@/redux/app/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof slice> {}
}

const injected = slice.injectInto(rootReducer)

export const { rowsSelected } = slice.actions
export const { selectAllRows, selectRowList, selectSelectedRowIds, selectViews } = injected.getSelectors(
  (root: RootState) => optimistic.shown(injected.selectSlice(root)),
)
