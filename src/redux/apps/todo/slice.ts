import type { ActionReducerMapBuilder, WithSlice } from '@reduxjs/toolkit'
import { createSlice } from '@reduxjs/toolkit'
import { rootReducer } from '@/redux/app/rootReducer'
import type { AfterCall, AppThunk, RequestState, Rollbacks } from '@/redux/app/thunks'
import { addOptimisticCases, addRequestCases, createCallThunk, idle, isWriting } from '@/redux/app/thunks'
import type { TaskCounts, TaskListQuery } from './contract'
import { todoApi } from './contract'
import type { NewTask, Task, TaskChange, TaskMove } from './schema'

interface TodoState {
  list: { tasks: Task[]; request: RequestState; query: TaskListQuery | null }
  counts: { counts: TaskCounts | null; request: RequestState }
  rollbacks: Rollbacks<Task[]>
}

const initialState: TodoState = {
  list: { tasks: [], request: idle, query: null },
  counts: { counts: null, request: idle },
  rollbacks: {},
}

export const fetchTasks = createCallThunk('todo/fetchTasks', todoApi.list, (query: TaskListQuery) => ({ query }))
export const fetchTaskCounts = createCallThunk('todo/fetchTaskCounts', todoApi.counts, () => ({}))

/** After any write, what is on screen is fetched anew (specification section 4). */
const refetch: AfterCall = (dispatch, state) => {
  const { list, counts } = injected.selectSlice(state)
  if (list.query) void dispatch(fetchTasks(list.query))
  if (counts.request.status !== 'idle') void dispatch(fetchTaskCounts())
}

export const addTask = createCallThunk('todo/addTask', todoApi.add, (task: NewTask) => ({ body: { task } }), refetch)

/** Also brings a deleted task back: `isDeleted: false`. */
export const updateTask = createCallThunk(
  'todo/updateTask',
  todoApi.update,
  (task: TaskChange) => ({ body: { task } }),
  refetch,
)

export const deleteTask = createCallThunk(
  'todo/deleteTask',
  todoApi.remove,
  (taskId: number) => ({ query: { taskId } }),
  refetch,
)

export const deleteTasksForever = createCallThunk(
  'todo/deleteTasksForever',
  todoApi.deleteForever,
  (taskIds: number[]) => ({ body: { taskIds } }),
  refetch,
)

export const moveTask = createCallThunk('todo/moveTask', todoApi.reorder, (body: TaskMove) => ({ body }), refetch)

function addChange<Answer, Arg>(
  builder: ActionReducerMapBuilder<TodoState>,
  thunk: AppThunk<Answer, Arg>,
  change: (tasks: Task[], arg: Arg) => Task[],
) {
  return addOptimisticCases(builder, thunk, {
    rollbacksOf: ({ rollbacks }) => rollbacks,
    take: ({ list }) => list.tasks,
    put({ list }, before) {
      list.tasks = before
    },
    apply({ list }, arg) {
      list.tasks = change(list.tasks, arg)
    },
  })
}

function without(tasks: Task[], ids: readonly number[]): Task[] {
  return tasks.filter(({ id }) => !ids.includes(id))
}

function withMove(tasks: Task[], { taskId, targetTaskId }: TaskMove): Task[] {
  const moved = tasks.find(({ id }) => id === taskId)
  const index = tasks.findIndex(({ id }) => id === targetTaskId)
  return moved && index !== -1 ? without(tasks, [taskId]).toSpliced(index, 0, moved) : tasks
}

const slice = createSlice({
  name: 'todo',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    addRequestCases(
      builder,
      fetchTasks,
      ({ list }) => list,
      ({ list, rollbacks }, { tasks }) => {
        if (!isWriting(rollbacks)) list.tasks = tasks
      },
    )
    addRequestCases(
      builder,
      fetchTaskCounts,
      ({ counts }) => counts,
      (state, { counts }) => {
        state.counts.counts = counts
      },
    )
    addChange(builder, updateTask, (tasks, change) =>
      tasks.map((task) => (task.id === change.id ? Object.assign(task, change) : task)),
    )
    addChange(builder, deleteTask, (tasks, taskId) => without(tasks, [taskId]))
    addChange(builder, deleteTasksForever, without)
    addChange(builder, moveTask, withMove)
    builder.addMatcher(fetchTasks.pending.match, ({ list }, { meta }) => {
      list.query = meta.arg
    })
  },
  selectors: {
    selectTasks: ({ list }) => list,
    selectTaskCounts: ({ counts }) => counts.counts,
  },
})

declare module '@/redux/app/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof slice> {}
}

const injected = slice.injectInto(rootReducer)

export const { selectTasks, selectTaskCounts } = injected.selectors
