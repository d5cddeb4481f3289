import { createSlice } from '@reduxjs/toolkit'
import type { Pending } from '@/redux/app/optimistic'
import { nothingPending, OptimisticWrites } from '@/redux/app/optimistic'
import type { RootState } from '@/redux/app/rootReducer'
import { rootReducer } from '@/redux/app/rootReducer'
import type { AfterCall, RequestState } from '@/redux/app/thunks'
import { addRequestCases, createCallThunk, idle, writesThen } from '@/redux/app/thunks'
import { kanbanApi } from './contract'
import type { NewBoard, KanbanBoard, BoardChange } from './schema'

interface BoardsState {
  boards: KanbanBoard[]
  request: RequestState
  pending: Pending
}

const initialState: BoardsState = { boards: [], request: idle, pending: nothingPending }

export const fetchBoards = createCallThunk('kanbanBoards/fetch', kanbanApi.spaces, () => ({}))

const refetch: AfterCall = (dispatch) => void dispatch(fetchBoards())

const createWrite = writesThen(refetch)

export const addBoard = createWrite('kanbanBoards/add', kanbanApi.addSpace, (board: NewBoard) => ({
  body: { data: board },
}))

export const updateBoard = createWrite('kanbanBoards/update', kanbanApi.updateSpace, (change: BoardChange) => ({
  body: { data: change },
}))

export const deleteBoard = createWrite('kanbanBoards/delete', kanbanApi.deleteSpace, (spaceId: string) => ({
  query: { spaceId },
}))

export const restoreBoard = createWrite('kanbanBoards/restore', kanbanApi.restoreSpace, (spaceId: string) => ({
  body: { data: { spaceId } },
}))

const optimistic = new OptimisticWrites<BoardsState>()
  .reads(fetchBoards)
  .writes(addBoard, {
    answer(state, { space: board }) {
      if (!state.boards.some(({ id }) => id === board.id)) state.boards.push(board)
    },
  })
  .writes(updateBoard, {
    expect({ boards }, { id, title }) {
      for (const board of boards) if (board.id === id) board.title = title
    },
  })
  .writes(deleteBoard, {
    expect(state, spaceId) {
      state.boards = state.boards.filter(({ id }) => id !== spaceId)
    },
  })

const slice = createSlice({
  name: 'kanbanBoards',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    addRequestCases(
      builder,
      fetchBoards,
      (state) => state,
      (state, answer) => {
        state.boards = answer.spaces
      },
    )
    optimistic.attach(builder)
  },
  selectors: {
    selectBoards: ({ boards }) => boards,
    selectBoardsRequest: ({ request }) => request,
  },
})

const injected = slice.injectInto(rootReducer)

export const { selectBoards, selectBoardsRequest } = injected.getSelectors((root: RootState) =>
  optimistic.shown(injected.selectSlice(root)),
)
