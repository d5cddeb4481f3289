import { get, post } from '@core/api/endpoint'
import { createSlice } from '@reduxjs/toolkit'
import type { Pending } from '@/redux/app/optimistic'
import { nothingPending, OptimisticWrites } from '@/redux/app/optimistic'
import { rootReducer } from '@/redux/app/rootReducer'
import type { createAppStore } from '@/redux/app/store'
import type { RequestState } from '@/redux/app/thunks'
import { addRequestCases, createCallThunk, idle } from '@/redux/app/thunks'
import type { Side } from '@/utility/withMove'
import { withMove } from '@/utility/withMove'

export interface Row {
  readonly id: number
  readonly title: string
  readonly isStarred?: boolean
}

export interface Star {
  readonly id: number
  readonly isStarred: boolean
}

export interface Move {
  readonly id: number
  readonly targetId: number
  readonly side: Side
}

export interface Shelf {
  rows: Row[]
  total: number
}

export interface ShelfState extends Shelf {
  request: RequestState
  pending: Pending
}

export const listEndpoint = get('/rows').returns<Shelf>()
export const renameEndpoint = post('/rename').body<Row>().returns<Row>()
export const removeEndpoint = post('/remove').body<number[]>().returns<object>()
export const starEndpoint = post('/star').body<Star>().returns<object>()
export const moveEndpoint = post('/move').body<Move>().returns<object>()

export const fetchShelf = createCallThunk('shelf/fetch', listEndpoint, () => ({}))
const refetch = (dispatch: ReturnType<typeof createAppStore>['dispatch']) => void dispatch(fetchShelf())
export const rename = createCallThunk('shelf/rename', renameEndpoint, (body: Row) => ({ body }), refetch)
export const remove = createCallThunk('shelf/remove', removeEndpoint, (body: number[]) => ({ body }), refetch)
export const star = createCallThunk('shelf/star', starEndpoint, (body: Star) => ({ body }), refetch)
export const move = createCallThunk('shelf/move', moveEndpoint, (body: Move) => ({ body }), refetch)
/** Not optimistic, like a form. */
export const submit = createCallThunk('shelf/submit', renameEndpoint, (body: Row) => ({ body }))

export function putRow(shelf: Shelf, row: Row) {
  shelf.rows = shelf.rows.map((before) => (before.id === row.id ? { ...before, ...row } : before))
}

export function putStar(shelf: Shelf, { id, isStarred }: Star) {
  shelf.rows = shelf.rows.map((row) => (row.id === id ? { ...row, isStarred } : row))
}

export function moveRow(shelf: Shelf, { id, targetId, side }: Move) {
  shelf.rows = withMove(shelf.rows, id, targetId, side)
}

export const optimistic = new OptimisticWrites<ShelfState>()
  .reads(fetchShelf)
  .writes(rename, { expect: putRow })
  .writes(submit, { answer: putRow })
  .writes(star, { expect: putStar })
  .writes(move, { expect: moveRow })
  .writes(remove, {
    expect(state, ids) {
      const left = state.rows.filter(({ id }) => !ids.includes(id))
      state.total -= state.rows.length - left.length
      state.rows = left
    },
  })

export const initialState: ShelfState = { rows: [], total: 0, request: idle, pending: nothingPending }

const slice = createSlice({
  name: 'shelf',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    addRequestCases(
      builder,
      fetchShelf,
      (state) => state,
      (state, answer) => Object.assign(state, answer),
    )
    optimistic.attach(builder)
  },
})
export const reduce = slice.reducer
export const injected = slice.injectInto(rootReducer)
