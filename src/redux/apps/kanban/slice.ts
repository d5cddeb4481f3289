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
import type { TaskMove } from './order'
import { keepEqual, withPlace } from './order'
import type {
  KanbanColumn,
  ColumnChange,
  ColumnOrder,
  NewColumn,
  NewTask,
  Person,
  Task,
  TaskChange,
  TaskOrder,
} from './schema'

interface Kanban {
  /** Columns of the board, left to right. */
  columns: KanbanColumn[]
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
  columns: [],
  tasks: [],
  request: idle,
  people: notLoaded,
  archive: notLoaded,
  pending: nothingPending,
}

export const fetchKanban = createCallsThunk<Kanban, string | undefined>('kanban/fetch', async (spaceId, call) => {
  const query = { spaceId }
  const [columns, tasks] = await Promise.all([call(kanbanApi.boards, { query }), call(kanbanApi.tasks, { query })])
  return { columns, tasks }
})

export const fetchArchive = createCallThunk(
  'kanban/fetchArchive',
  kanbanApi.archive,
  (spaceId: string | undefined) => ({ query: { spaceId } }),
)

export const fetchPeople = createCallThunk('kanban/fetchPeople', kanbanApi.people, () => ({}))

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

export const moveTask = createCallsThunk<undefined, TaskMove>(
  'kanban/moveTask',
  async ({ taskId, boardId, beforeId }, call) => {
    await call(kanbanApi.updateTaskBoard, { body: { data: { taskId, newBoardId: boardId } } })
    if (beforeId !== null)
      await call(kanbanApi.reorderTasks, { body: { data: { taskId, targetTaskId: beforeId, side: 'before' } } })
    return undefined
  },
  refetch,
)

export const addColumn = createWrite('kanban/addColumn', kanbanApi.addBoard, (column: NewColumn) => ({
  body: { data: column },
}))

export const updateColumn = createWrite('kanban/updateColumn', kanbanApi.updateBoard, (change: ColumnChange) => ({
  body: { data: change },
}))

export const moveColumn = createWrite(
  'kanban/moveColumn',
  kanbanApi.reorderBoards,
  (order: ColumnOrder & { side: Side }) => ({ body: { data: order } }),
)

export const clearColumn = createWrite('kanban/clearColumn', kanbanApi.clearTasks, (columnId: string) => ({
  body: columnId,
}))

export const deleteColumn = createWrite('kanban/deleteColumn', kanbanApi.deleteBoard, (columnId: string) => ({
  body: columnId,
}))

export const restoreColumn = createWrite('kanban/restoreColumn', kanbanApi.restoreBoard, (columnId: string) => ({
  body: { data: { boardId: columnId } },
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
  .writes(updateColumn, {
    expect({ columns }, change) {
      for (const column of columns) if (column.id === change.id) Object.assign(column, change)
    },
  })
  .writes(moveColumn, {
    expect(state, { boardId, targetBoardId, side }) {
      state.columns = withMove(state.columns, boardId, targetBoardId, side)
    },
  })
  .writes(clearColumn, {
    expect(state, cleared) {
      state.tasks = state.tasks.filter(({ boardId }) => boardId !== cleared)
    },
  })
  .writes(deleteColumn, {
    expect(state, deleted) {
      state.columns = state.columns.filter(({ id }) => id !== deleted)
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
        state.columns = keepEqual(before.columns, answer.columns)
        state.tasks = keepEqual(before.tasks, answer.tasks)
      },
    )
    addReadCases(builder, fetchPeople, ({ people }) => people)
    addReadCases(builder, fetchArchive, ({ archive }) => archive)
    builder.addMatcher(fetchKanban.pending.match, (state, { meta }) => {
      if (state.spaceId === meta.arg) return
      Object.assign(state, { spaceId: meta.arg, columns: [], tasks: [], archive: notLoaded })
    })
    optimistic.attach(builder)
  },
  selectors: {
    selectColumns: ({ columns }) => columns,
    selectTasks: ({ tasks }) => tasks,
    selectTasksByColumn: createSelector(
      ({ columns }: KanbanState) => columns,
      ({ tasks }: KanbanState) => tasks,
      (columns, tasks) => new Map(columns.map(({ id }) => [id, tasks.filter(({ boardId }) => boardId === id)])),
    ),
    selectKanbanRequest: ({ request }) => request,
    selectPeople: ({ people }) => people,
    selectArchive: ({ archive }) => archive,
  },
})

const injected = slice.injectInto(rootReducer)

export const { selectColumns, selectTasks, selectTasksByColumn, selectKanbanRequest, selectPeople, selectArchive } =
  injected.getSelectors((root: RootState) => optimistic.shown(injected.selectSlice(root)))
