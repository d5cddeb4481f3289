import type { WithSlice } from '@reduxjs/toolkit'
import { createSelector, createSlice, original } from '@reduxjs/toolkit'
import type { Pending } from '@/redux/app/optimistic'
import { nothingPending, OptimisticWrites } from '@/redux/app/optimistic'
import type { RootState } from '@/redux/app/rootReducer'
import { rootReducer } from '@/redux/app/rootReducer'
import type { AfterCall, Loaded, RequestState } from '@/redux/app/thunks'
import { addReadCases, addRequestCases, createCallsThunk, createCallThunk, idle, notLoaded } from '@/redux/app/thunks'
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
  pending: Pending
}

const initialState: KanbanState = {
  boards: [],
  tasks: [],
  request: idle,
  activity: { entries: [], request: idle },
  people: notLoaded,
  pending: nothingPending,
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

/** After any change all is fetched anew. */
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

const optimistic = new OptimisticWrites<KanbanState>()
  .reads(fetchKanban)
  .writes(updateTask, {
    expect({ tasks }, change) {
      for (const task of tasks) if (task.id === change.id) Object.assign(task, change)
    },
  })
  .writes(deleteTask, {
    expect(state, taskId) {
      state.tasks = state.tasks.filter(({ id }) => id !== taskId)
    },
  })
  .writes(reorderTask, {
    expect(state, { taskId, targetTaskId }) {
      const boardId = state.tasks.find(({ id }) => id === targetTaskId)?.boardId
      const moved = withMove(state.tasks, taskId, targetTaskId)
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
    expect(state, { boardId, targetBoardId }) {
      state.boards = withMove(state.boards, boardId, targetBoardId)
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
    addRequestCases(
      builder,
      fetchActivity,
      ({ activity }) => activity,
      ({ activity }, answer) => {
        activity.entries = answer.activity
      },
    )
    addReadCases(builder, fetchPeople, ({ people }) => people)
    builder.addMatcher(fetchActivity.pending.match, ({ activity }, { meta }) => {
      if (activity.entries[0]?.taskId !== meta.arg) activity.entries = []
    })
    optimistic.attach(builder)
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

const injected = slice.injectInto(rootReducer)

export const { selectBoards, selectTasks, selectTasksByBoard, selectKanbanRequest, selectActivity, selectPeople } =
  injected.getSelectors((root: RootState) => optimistic.shown(injected.selectSlice(root)))
