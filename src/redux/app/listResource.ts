import type { Call } from '@core/api/endpoint'
import type { Draft, PayloadAction } from '@reduxjs/toolkit'
import { createSlice } from '@reduxjs/toolkit'
import type { Pending } from './optimistic'
import { nothingPending, OptimisticWrites } from './optimistic'
import type { RootState } from './rootReducer'
import { rootReducer } from './rootReducer'
import type { AppDispatch } from './store'
import type { AfterCall, AppThunk, Loaded, RequestState } from './thunks'
import { addRequestCases, createCallsThunk, idle, notLoaded } from './thunks'

interface ListRow {
  readonly id: number
}

interface ListAnswer<Row> {
  readonly rows: readonly Row[]
  /** Rows that match, before paging. */
  readonly total: number
  /** All rows, if the same call returns them. */
  readonly all?: readonly Row[]
}

/** Adapter for the backend: the only place with the calls and the shape of their responses. */
interface ListCalls<Row, Query> {
  list: (query: Query, call: Call) => Promise<ListAnswer<Row>>
  /** All rows, for totals and for previous/next navigation. */
  all?: (call: Call) => Promise<readonly Row[]>
  /** Refetches data beside the list after a write. */
  alsoRefetch?: (dispatch: AppDispatch) => void
  /** Keeps the selection while other rows are on screen. */
  selectsAcrossPages?: boolean
}

export interface ListState<Row, Query> {
  page: { rows: readonly Row[]; total: number; request: RequestState; query: Query | null }
  all: Loaded<readonly Row[]>
  selectedIds: readonly number[]
  pending: Pending
}

export interface RowsChange<Values> {
  readonly ids: readonly number[]
  readonly values: Values
}

/** Changes that undo a change, grouped by equal values. Missing values become null: JSON has no undefined. */
export function changesBack<Values extends object>(rows: readonly ListRow[], values: Values): RowsChange<Values>[] {
  const back = new Map<string, RowsChange<Values>>()
  for (const row of rows) {
    const known = new Map(Object.entries<unknown>({ ...row }))
    const before = Object.fromEntries(Object.keys(values).map((key) => [key, known.get(key) ?? null])) as Values
    const key = JSON.stringify(before)
    back.set(key, { ids: [...(back.get(key)?.ids ?? []), row.id], values: before })
  }
  return [...back.values()]
}

/** Replaces rows in `page` and `all`. Null removes a row. */
function replaceRows<Row, Query>(state: Draft<ListState<Row, Query>>, replace: (row: Row) => Row | null): void {
  // Rows are replaced, never mutated: TypeScript cannot resolve the draft type of a generic row.
  const { page, all } = state as unknown as ListState<Row, Query>
  const replaced = (rows: readonly Row[]) => rows.map(replace).filter((row) => row !== null)
  Object.assign(state.page, { rows: replaced(page.rows) })
  if (all.data) Object.assign(state.all, { data: replaced(all.data) })
}

function changeRows<Row extends ListRow, Query>(
  state: Draft<ListState<Row, Query>>,
  { ids, values }: RowsChange<object>,
): void {
  replaceRows<Row, Query>(state, (row) => (ids.includes(row.id) ? { ...row, ...values } : row))
}

/**
 * State and thunks of a list that the backend searches, filters, sorts and pages. Writes are optimistic where that is
 * safe. Each write refetches the list; overlapping writes refetch it once.
 * @example
 * export const permissions = new ListResource<Permission, PermissionListQuery>('permissions', {
 *   list: async (query, call) => {
 *     const { permissions: rows, total } = await call(permissionsApi.list, { query })
 *     return { rows, total }
 *   },
 * })
 * export const removePermissions = permissions.removal('removePermissions', (ids, call) => …)
 */
export class ListResource<Row extends ListRow, Query extends object> {
  readonly fetch: AppThunk<ListAnswer<Row>, Query>
  /** The same request for exports; leaves the page on screen unchanged. */
  readonly collect: AppThunk<ListAnswer<Row>, Query>
  readonly fetchAll: AppThunk<readonly Row[], void>
  readonly rowsSelected: (ids: readonly number[]) => PayloadAction<readonly number[]>
  /** Includes pending optimistic writes. */
  readonly select: (state: RootState) => ListState<Row, Query>
  readonly selectsAcrossPages: boolean
  readonly name: string
  /** Refetches the visible data. Of several overlapping writes, only the last refetches. */
  readonly refetch: AfterCall

  private readonly optimistic = new OptimisticWrites<ListState<Row, Query>>()

  constructor(name: string, { list, all, alsoRefetch, selectsAcrossPages = false }: ListCalls<Row, Query>) {
    this.name = name
    this.selectsAcrossPages = selectsAcrossPages
    this.fetch = createCallsThunk(`${name}/fetch`, list)
    this.collect = createCallsThunk(`${name}/collect`, list)
    this.fetchAll = createCallsThunk(`${name}/fetchAll`, (_, call) => all?.(call) ?? Promise.resolve([]))
    this.optimistic.reads(this.fetch).reads(this.fetchAll)

    const initialState: ListState<Row, Query> = {
      page: { rows: [], total: 0, request: idle, query: null },
      all: notLoaded,
      selectedIds: [],
      pending: nothingPending,
    }
    const slice = createSlice({
      name,
      initialState,
      reducers: {
        rowsSelected(state, { payload }: PayloadAction<readonly number[]>) {
          state.selectedIds = [...payload]
        },
      },
      extraReducers: (builder) => {
        addRequestCases(
          builder,
          this.fetch,
          ({ page }) => page,
          (state, { rows, total, all: every }) => {
            const before = state.page.rows as readonly ListRow[]
            Object.assign(state.page, { rows, total })
            if (every) Object.assign(state.all, { data: every })
            if (selectsAcrossPages) return
            const gone = new Set(before.map(({ id }) => id))
            for (const { id } of rows) gone.delete(id)
            const selected = state.selectedIds.filter((id) => !gone.has(id))
            // A selection of all matching rows ends when fewer rows match.
            state.selectedIds = selected.length > total ? [] : selected
          },
        )
        addRequestCases(
          builder,
          this.fetchAll,
          (state) => state.all,
          (state, data) => Object.assign(state.all, { data }),
        )
        builder.addMatcher(this.fetch.pending.match, (state, { meta }) => {
          // The selection is of this query's rows, so another query clears it.
          if (!selectsAcrossPages && JSON.stringify(state.page.query) !== JSON.stringify(meta.arg))
            state.selectedIds = []
          Object.assign(state.page, { query: meta.arg })
        })
        this.optimistic.attach(builder)
      },
    })
    const injected = slice.injectInto(rootReducer)
    this.rowsSelected = slice.actions.rowsSelected
    // The slice name is dynamic, so `RootState` lacks it; see `injectInto`.
    const stateOf = (root: RootState) => injected.selectSlice(root as unknown as Record<string, ListState<Row, Query>>)
    this.select = (root) => this.optimistic.shown(stateOf(root))
    this.refetch = (dispatch, root) => {
      const state = stateOf(root)
      if (this.optimistic.isWriting(state)) return
      if (state.all.request.status !== 'idle') void dispatch(this.fetchAll())
      if (!state.page.query) return
      void dispatch((this.fetch as AppThunk<unknown, unknown>)(state.page.query))
      alsoRefetch?.(dispatch)
    }
  }

  /** A write without optimistic update, such as adding a row. */
  write<Answer, Arg>(type: string, run: (arg: Arg, call: Call) => Promise<Answer>): AppThunk<Answer, Arg> {
    const thunk = createCallsThunk(`${this.name}/${type}`, run, this.refetch)
    this.optimistic.writes(thunk, {})
    return thunk
  }

  /** Returns the updated row. Without `expected`, it shows only with the response, as the backend may reject it. */
  update<Answer, Arg>(
    type: string,
    run: (arg: Arg, call: Call) => Promise<Answer>,
    rowOf: (answer: Answer) => Row,
    expected?: (arg: Arg) => RowsChange<object>,
  ): AppThunk<Answer, Arg> {
    const thunk = this.write(type, run)
    this.optimistic.writes(thunk, {
      ...(expected && { expect: (state, arg) => changeRows(state, expected(arg)) }),
      answer: (state, answer) => replaceRows(state, (row) => (row.id === rowOf(answer).id ? rowOf(answer) : row)),
    })
    return thunk
  }

  /** Optimistic: sets the same values on several rows. */
  updateMany<Values extends object>(
    type: string,
    run: (change: RowsChange<Values>, call: Call) => Promise<unknown>,
  ): AppThunk<unknown, RowsChange<Values>> {
    const thunk = this.write(type, run)
    this.optimistic.writes(thunk, { expect: changeRows })
    return thunk
  }

  /** Optimistic: removes rows. */
  removal(
    type: string,
    run: (ids: readonly number[], call: Call) => Promise<unknown>,
  ): AppThunk<unknown, readonly number[]> {
    const thunk = this.write(type, run)
    this.optimistic.writes(thunk, {
      expect: (state, ids) => {
        const gone = new Set(ids)
        state.page.total -= state.page.rows.filter(({ id }) => gone.has(id)).length
        state.selectedIds = state.selectedIds.filter((id) => !gone.has(id))
        replaceRows(state, (row) => (gone.has(row.id) ? null : row))
      },
    })
    return thunk
  }
}
