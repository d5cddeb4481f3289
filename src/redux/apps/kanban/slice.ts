import type { ActionReducerMapBuilder, WithSlice } from '@reduxjs/toolkit'
import { createSelector, createSlice, original } from '@reduxjs/toolkit'
import { rootReducer } from '@/redux/app/rootReducer'
import type { AfterCall, AppThunk, Loaded, RequestState, Rollbacks } from '@/redux/app/thunks'
import {
  addOptimisticCases,
  addReadCases,
  addRequestCases,
  createCallsThunk,
  createCallThunk,
  idle,
  isWriting,
  notLoaded,
} from '@/redux/app/thunks'
import { kanbanApi } from './contract'
import type { TaskPlace } from './order'
import { keepEqual, withMove, withPlace } from './order'
import type { Activity, Board, BoardChange, BoardOrder, NewTask, Person, Task, TaskChange, TaskOrder } from './schema'

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
  people: Loaded<{ people: Person[] }>
  rollbacks: Rollbacks<Kanban>
}

const initialState: KanbanState = {
  boards: [],
  tasks: [],
  request: idle,
  activity: { entries: [], request: idle },
  people: notLoaded,
  rollbacks: {},
}

export const fetchKanban = createCallsThunk<Kanban, undefined>('kanban/fetch', async (_, call) => {
  const [boards, tasks] = await Promise.all([call(kanbanApi.boards, {}), call(kanbanApi.tasks, {})])
  return { boards, tasks }
})

/** Those to whom tasks can be assigned. */
export const fetchPeople = createCallThunk('kanban/fetchPeople', kanbanApi.people, (_: undefined) => ({}))

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
export const moveTask = createCallsThunk<undefined, TaskPlace>(
  'kanban/moveTask',
  async ({ taskId, boardId, beforeId }, call) => {
    await call(kanbanApi.updateTaskBoard, { body: { data: { taskId, newBoardId: boardId } } })
    // It is the last of all tasks now, so that taking another one's place means going before it.
    if (beforeId !== null) await call(kanbanApi.reorderTasks, { body: { data: { taskId, targetTaskId: beforeId } } })
    return undefined
  },
  refetch,
)

export const addBoard = createCallThunk(
  'kanban/addBoard',
  kanbanApi.addBoard,
  (title: string) => ({ body: { data: { title } } }),
  refetch,
)

export const updateBoard = createCallThunk(
  'kanban/updateBoard',
  kanbanApi.updateBoard,
  (change: BoardChange) => ({ body: { data: change } }),
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
        if (isWriting(state.rollbacks)) return
        const before = original(state)
        state.boards = keepEqual(before.boards, answer.boards)
        state.tasks = keepEqual(before.tasks, answer.tasks)
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
    addReadCases(builder, fetchPeople, ({ people }) => people)
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
    addChange(builder, updateBoard, ({ boards }, change) => ({
      boards: boards.map((board) => (board.id === change.id ? Object.assign(board, change) : board)),
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
    selectTasks: ({ tasks }) => tasks,
    /** The tasks of each board by its id, from top to bottom. */
    selectTasksByBoard: createSelector(
      ({ boards }: KanbanState) => boards,
      ({ tasks }: KanbanState) => tasks,
      (boards, tasks) => new Map(boards.map(({ id }) => [id, tasks.filter(({ boardId }) => boardId === id)])),
    ),
    selectKanbanRequest: ({ request }) => request,
    selectActivity: ({ activity }) => activity,
    selectPeople: ({ people }) => people,
  },
})

declare module '@/redux/app/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof slice> {}
}

export const { selectBoards, selectTasks, selectTasksByBoard, selectKanbanRequest, selectActivity, selectPeople } =
  slice.injectInto(rootReducer).selectors
