import { toApiError } from '@core/api/errors'
import type { ActionReducerMapBuilder, WithSlice } from '@reduxjs/toolkit'
import { createSelector, createSlice } from '@reduxjs/toolkit'
import { rootReducer } from '@/redux/app/rootReducer'
import type { AfterCall, AppThunk, RequestState, Rollbacks } from '@/redux/app/thunks'
import {
  addOptimisticCases,
  addRequestCases,
  createAppAsyncThunk,
  createCallThunk,
  idle,
  isWriting,
} from '@/redux/app/thunks'
import { kanbanApi } from './contract'
import type { Activity, Board, BoardOrder, NewTask, Task, TaskChange, TaskOrder } from './schema'

interface Kanban {
  /** From left to right. */
  boards: Board[]
  /** In the order of all tasks, which is that of each board as well. */
  tasks: Task[]
}

interface KanbanState extends Kanban {
  request: RequestState
  /** What happened to the task that was asked about last, newest first. */
  activity: { entries: Activity[]; request: RequestState }
  rollbacks: Rollbacks<Kanban>
}

/** Where a task shall go. */
export interface TaskPlace {
  taskId: number
  boardId: string
  /** The task of that board that will follow it; null for the end. */
  beforeId: number | null
}

const initialState: KanbanState = {
  boards: [],
  tasks: [],
  request: idle,
  activity: { entries: [], request: idle },
  rollbacks: {},
}

export const fetchKanban = createAppAsyncThunk<Kanban, undefined>(
  'kanban/fetch',
  async (_, { extra: { api }, signal, rejectWithValue }) => {
    try {
      const [boards, tasks] = await Promise.all([
        api.call(kanbanApi.boards, {}, signal),
        api.call(kanbanApi.tasks, {}, signal),
      ])
      return { boards, tasks }
    } catch (thrown) {
      return rejectWithValue(toApiError(thrown))
    }
  },
)

export const fetchActivity = createCallThunk('kanban/fetchActivity', kanbanApi.activity, (taskId: number) => ({
  query: { taskId },
}))

/** After any change all is fetched anew (specification section 4). */
const refetch: AfterCall = (dispatch) => void dispatch(fetchKanban())

export const addTask = createCallThunk(
  'kanban/addTask',
  kanbanApi.addTask,
  (task: NewTask) => ({ body: { data: task } }),
  refetch,
)

export const duplicateTask = createCallThunk(
  'kanban/duplicateTask',
  kanbanApi.duplicateTask,
  (taskId: number) => ({ body: { data: { taskId } } }),
  refetch,
)

export const updateTask = createCallThunk(
  'kanban/updateTask',
  kanbanApi.updateTask,
  (change: TaskChange) => ({ body: { data: change } }),
  refetch,
)

export const deleteTask = createCallThunk(
  'kanban/deleteTask',
  kanbanApi.deleteTask,
  (taskId: number) => ({ query: { taskId } }),
  refetch,
)

export const restoreTasks = createCallThunk(
  'kanban/restoreTasks',
  kanbanApi.restoreTasks,
  (taskIds: number[]) => ({ body: { data: { taskIds } } }),
  refetch,
)

/** To the place of another task: behind it on the way down, before it on the way up, as lists are sorted by dragging. */
export const reorderTask = createCallThunk(
  'kanban/reorderTask',
  kanbanApi.reorderTasks,
  (order: TaskOrder) => ({ body: { data: order } }),
  refetch,
)

/** To any place of any board. */
export const moveTask = createAppAsyncThunk<undefined, TaskPlace>(
  'kanban/moveTask',
  async ({ taskId, boardId, beforeId }, { extra: { api }, dispatch, getState, rejectWithValue }) => {
    try {
      await api.call(kanbanApi.updateTaskBoard, { body: { data: { taskId, newBoardId: boardId } } })
      // It is the last of all tasks now, so that taking another one's place means going before it.
      if (beforeId !== null) {
        await api.call(kanbanApi.reorderTasks, { body: { data: { taskId, targetTaskId: beforeId } } })
      }
      return undefined
    } catch (thrown) {
      return rejectWithValue(toApiError(thrown))
    } finally {
      refetch(dispatch, getState())
    }
  },
)

export const addBoard = createCallThunk(
  'kanban/addBoard',
  kanbanApi.addBoard,
  (title: string) => ({ body: { data: { title } } }),
  refetch,
)

export const renameBoard = createCallThunk(
  'kanban/renameBoard',
  kanbanApi.updateBoard,
  (board: Board) => ({ body: { data: board } }),
  refetch,
)

export const moveBoard = createCallThunk(
  'kanban/moveBoard',
  kanbanApi.reorderBoards,
  (order: BoardOrder) => ({ body: { data: order } }),
  refetch,
)

export const clearBoard = createCallThunk(
  'kanban/clearBoard',
  kanbanApi.clearTasks,
  (boardId: string) => ({ body: boardId }),
  refetch,
)

export const deleteBoard = createCallThunk(
  'kanban/deleteBoard',
  kanbanApi.deleteBoard,
  (boardId: string) => ({ body: boardId }),
  refetch,
)

/** With the tasks that were deleted with it. */
export const restoreBoard = createCallThunk(
  'kanban/restoreBoard',
  kanbanApi.restoreBoard,
  (boardId: string) => ({ body: { data: { boardId } } }),
  refetch,
)

/** Puts a row at the index that the target has. */
function withMove<Row extends Board | Task>(rows: Row[], id: Row['id'], targetId: Row['id']): Row[] {
  const moved = rows.find((row) => row.id === id)
  const index = rows.findIndex((row) => row.id === targetId)
  return moved && index !== -1 ? rows.filter((row) => row !== moved).toSpliced(index, 0, moved) : rows
}

function withPlace(tasks: Task[], { taskId, boardId, beforeId }: TaskPlace): Task[] {
  const others = tasks.filter(({ id }) => id !== taskId)
  const index = others.findIndex(({ id }) => id === beforeId)
  const moved = tasks.filter(({ id }) => id === taskId).map((task) => ({ ...task, boardId }))
  return others.toSpliced(index === -1 ? others.length : index, 0, ...moved)
}

function addChange<Answer, Arg>(
  builder: ActionReducerMapBuilder<KanbanState>,
  thunk: AppThunk<Answer, Arg>,
  change: (kanban: Kanban, arg: Arg) => Partial<Kanban>,
) {
  addOptimisticCases(builder, thunk, {
    rollbacksOf: ({ rollbacks }) => rollbacks,
    take: ({ boards, tasks }) => ({ boards, tasks }),
    put: (state, before) => {
      Object.assign(state, before)
    },
    apply: (state, arg) => {
      Object.assign(state, change(state, arg))
    },
  })
}

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
        if (!isWriting(state.rollbacks)) Object.assign(state, answer)
      },
    )
    addRequestCases(
      builder,
      fetchActivity,
      ({ activity }) => activity,
      ({ activity }, answer) => {
        activity.entries = answer.activity
      },
    )
    addChange(builder, updateTask, ({ tasks }, change) => ({
      tasks: tasks.map((task) => (task.id === change.id ? Object.assign(task, change) : task)),
    }))
    addChange(builder, deleteTask, ({ tasks }, taskId) => ({ tasks: tasks.filter(({ id }) => id !== taskId) }))
    addChange(builder, reorderTask, ({ tasks }, { taskId, targetTaskId }) => {
      const boardId = tasks.find(({ id }) => id === targetTaskId)?.boardId
      const moved = withMove(tasks, taskId, targetTaskId)
      return { tasks: moved.map((task) => (task.id === taskId && boardId ? { ...task, boardId } : task)) }
    })
    addChange(builder, moveTask, ({ tasks }, place) => ({ tasks: withPlace(tasks, place) }))
    addChange(builder, renameBoard, ({ boards }, renamed) => ({
      boards: boards.map((board) => (board.id === renamed.id ? renamed : board)),
    }))
    addChange(builder, moveBoard, ({ boards }, { boardId, targetBoardId }) => ({
      boards: withMove(boards, boardId, targetBoardId),
    }))
    addChange(builder, clearBoard, ({ tasks }, cleared) => ({
      tasks: tasks.filter(({ boardId }) => boardId !== cleared),
    }))
    addChange(builder, deleteBoard, ({ boards, tasks }, deleted) => ({
      boards: boards.filter(({ id }) => id !== deleted),
      tasks: tasks.filter(({ boardId }) => boardId !== deleted),
    }))
    builder.addMatcher(fetchActivity.pending.match, ({ activity }, { meta }) => {
      if (activity.entries[0]?.taskId !== meta.arg) activity.entries = []
    })
  },
  selectors: {
    selectBoards: ({ boards }) => boards,
    /** The tasks of each board by its id, from top to bottom. */
    selectTasksByBoard: createSelector(
      ({ boards }: KanbanState) => boards,
      ({ tasks }: KanbanState) => tasks,
      (boards, tasks) => new Map(boards.map(({ id }) => [id, tasks.filter(({ boardId }) => boardId === id)])),
    ),
    selectKanbanRequest: ({ request }) => request,
    selectActivity: ({ activity }) => activity,
  },
})

declare module '@/redux/app/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof slice> {}
}

export const { selectBoards, selectTasksByBoard, selectKanbanRequest, selectActivity } =
  slice.injectInto(rootReducer).selectors
