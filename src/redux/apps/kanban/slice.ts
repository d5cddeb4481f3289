import { createSelector, createSlice, original } from '@reduxjs/toolkit'
import type { Pending } from '@/redux/app/optimistic'
import { nothingPending, OptimisticWrites } from '@/redux/app/optimistic'
import type { RootState } from '@/redux/app/rootReducer'
import { rootReducer } from '@/redux/app/rootReducer'
import type { AfterCall, Loaded, RequestState } from '@/redux/app/thunks'
import {
  addReadCases,
  addRequestCases,
  createCallsThunk,
  createCallThunk,
  idle,
  notLoaded,
  writesThen,
} from '@/redux/app/thunks'
import type { Side } from '@/utility/withMove'
import { withMove } from '@/utility/withMove'
import { kanbanApi } from './contract'
import type { TaskPlace } from './order'
import { keepEqual, withPlace } from './order'
import type { Board, BoardChange, BoardOrder, NewBoard, NewTask, Person, Task, TaskChange, TaskOrder } from './schema'

interface Kanban {
  /** Columns of the board, left to right. */
  boards: Board[]
  /** In the order of all tasks, which is the order within each column too. */
  tasks: Task[]
}

interface KanbanState extends Kanban {
  /** Board of the latest request; undefined for the main board. */
  spaceId: string | undefined
  request: RequestState
  people: Loaded<{ people: Person[] }>
  /** Archived tasks of that board, latest first. */
  archive: Loaded<{ tasks: Task[] }>
  pending: Pending
}

const initialState: KanbanState = {
  spaceId: undefined,
  boards: [],
  tasks: [],
  request: idle,
  people: notLoaded,
  archive: notLoaded,
  pending: nothingPending,
}

export const fetchKanban = createCallsThunk<Kanban, string | undefined>('kanban/fetch', async (spaceId, call) => {
  const query = { spaceId }
  const [boards, tasks] = await Promise.all([call(kanbanApi.boards, { query }), call(kanbanApi.tasks, { query })])
  return { boards, tasks }
})

export const fetchArchive = createCallThunk(
  'kanban/fetchArchive',
  kanbanApi.archive,
  (spaceId: string | undefined) => ({ query: { spaceId } }),
)

export const fetchPeople = createCallThunk('kanban/fetchPeople', kanbanApi.people, (_: undefined) => ({}))

const refetch: AfterCall = (dispatch, state) => {
  const { spaceId, archive } = injected.selectSlice(state)
  void dispatch(fetchKanban(spaceId))
  if (archive.data) void dispatch(fetchArchive(spaceId))
}

const createWrite = writesThen(refetch)

export const addTask = createWrite('kanban/addTask', kanbanApi.addTask, (task: NewTask) => ({ body: { data: task } }))

export const duplicateTask = createWrite('kanban/duplicateTask', kanbanApi.duplicateTask, (taskId: number) => ({
  body: { data: { taskId } },
}))

export const updateTask = createWrite('kanban/updateTask', kanbanApi.updateTask, (change: TaskChange) => ({
  body: { data: change },
}))

export const deleteTask = createWrite('kanban/deleteTask', kanbanApi.deleteTask, (taskId: number) => ({
  query: { taskId },
}))

export const restoreTasks = createWrite('kanban/restoreTasks', kanbanApi.restoreTasks, (taskIds: number[]) => ({
  body: { data: { taskIds } },
}))

export const archiveTasks = createWrite('kanban/archiveTasks', kanbanApi.archiveTasks, (taskIds: number[]) => ({
  body: { data: { taskIds } },
}))

export const unarchiveTasks = createWrite('kanban/unarchiveTasks', kanbanApi.unarchiveTasks, (taskIds: number[]) => ({
  body: { data: { taskIds } },
}))

export const reorderTask = createWrite(
  'kanban/reorderTask',
  kanbanApi.reorderTasks,
  (order: TaskOrder & { side: Side }) => ({ body: { data: order } }),
)

export const moveTask = createCallsThunk<undefined, TaskPlace>(
  'kanban/moveTask',
  async ({ taskId, boardId, beforeId }, call) => {
    await call(kanbanApi.updateTaskBoard, { body: { data: { taskId, newBoardId: boardId } } })
    if (beforeId !== null)
      await call(kanbanApi.reorderTasks, { body: { data: { taskId, targetTaskId: beforeId, side: 'before' } } })
    return undefined
  },
  refetch,
)

export const addBoard = createWrite('kanban/addBoard', kanbanApi.addBoard, (board: NewBoard) => ({
  body: { data: board },
}))

export const updateBoard = createWrite('kanban/updateBoard', kanbanApi.updateBoard, (change: BoardChange) => ({
  body: { data: change },
}))

export const moveBoard = createWrite(
  'kanban/moveBoard',
  kanbanApi.reorderBoards,
  (order: BoardOrder & { side: Side }) => ({ body: { data: order } }),
)

export const clearBoard = createWrite('kanban/clearBoard', kanbanApi.clearTasks, (boardId: string) => ({
  body: boardId,
}))

export const deleteBoard = createWrite('kanban/deleteBoard', kanbanApi.deleteBoard, (boardId: string) => ({
  body: boardId,
}))

export const restoreBoard = createWrite('kanban/restoreBoard', kanbanApi.restoreBoard, (boardId: string) => ({
  body: { data: { boardId } },
}))

function dropArchived({ archive }: Pick<KanbanState, 'archive'>, taskIds: readonly number[]) {
  if (archive.data) archive.data.tasks = archive.data.tasks.filter(({ id }) => !taskIds.includes(id))
}

const optimistic = new OptimisticWrites<KanbanState>()
  .reads(fetchKanban)
  .reads(fetchArchive)
  .writes(updateTask, {
    expect({ tasks }, change) {
      for (const task of tasks) if (task.id === change.id) Object.assign(task, change)
    },
  })
  .writes(deleteTask, {
    expect(state, taskId) {
      state.tasks = state.tasks.filter(({ id }) => id !== taskId)
      dropArchived(state, [taskId])
    },
  })
  .writes(archiveTasks, {
    expect(state, taskIds) {
      state.tasks = state.tasks.filter(({ id }) => !taskIds.includes(id))
    },
  })
  .writes(unarchiveTasks, { expect: dropArchived })
  .writes(reorderTask, {
    expect(state, { taskId, targetTaskId, side }) {
      const boardId = state.tasks.find(({ id }) => id === targetTaskId)?.boardId
      const moved = withMove(state.tasks, taskId, targetTaskId, side)
      state.tasks = moved.map((task) => (task.id === taskId && boardId ? { ...task, boardId } : task))
    },
  })
  .writes(moveTask, {
    expect(state, place) {
      state.tasks = withPlace(state.tasks, place)
    },
  })
  .writes(updateBoard, {
    expect({ boards }, change) {
      for (const board of boards) if (board.id === change.id) Object.assign(board, change)
    },
  })
  .writes(moveBoard, {
    expect(state, { boardId, targetBoardId, side }) {
      state.boards = withMove(state.boards, boardId, targetBoardId, side)
    },
  })
  .writes(clearBoard, {
    expect(state, cleared) {
      state.tasks = state.tasks.filter(({ boardId }) => boardId !== cleared)
    },
  })
  .writes(deleteBoard, {
    expect(state, deleted) {
      state.boards = state.boards.filter(({ id }) => id !== deleted)
      state.tasks = state.tasks.filter(({ boardId }) => boardId !== deleted)
    },
  })

const slice = createSlice({
  name: 'kanban',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    addRequestCases(
      builder,
      fetchKanban,
      (state) => state,
      (state, answer) => {
        const before = original(state)
        state.boards = keepEqual(before.boards, answer.boards)
        state.tasks = keepEqual(before.tasks, answer.tasks)
      },
    )
    addReadCases(builder, fetchPeople, ({ people }) => people)
    addReadCases(builder, fetchArchive, ({ archive }) => archive)
    builder.addMatcher(fetchKanban.pending.match, (state, { meta }) => {
      if (state.spaceId === meta.arg) return
      Object.assign(state, { spaceId: meta.arg, boards: [], tasks: [], archive: notLoaded })
    })
    optimistic.attach(builder)
  },
  selectors: {
    selectBoards: ({ boards }) => boards,
    selectTasks: ({ tasks }) => tasks,
    selectTasksByBoard: createSelector(
      ({ boards }: KanbanState) => boards,
      ({ tasks }: KanbanState) => tasks,
      (boards, tasks) => new Map(boards.map(({ id }) => [id, tasks.filter(({ boardId }) => boardId === id)])),
    ),
    selectKanbanRequest: ({ request }) => request,
    selectPeople: ({ people }) => people,
    selectArchive: ({ archive }) => archive,
  },
})

const injected = slice.injectInto(rootReducer)

export const { selectBoards, selectTasks, selectTasksByBoard, selectKanbanRequest, selectPeople, selectArchive } =
  injected.getSelectors((root: RootState) => optimistic.shown(injected.selectSlice(root)))
