import type { Draft, PayloadAction } from '@reduxjs/toolkit'
import { createSlice, original } from '@reduxjs/toolkit'
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
import type { DueQuery, TaskCounts, TaskListQuery } from './contract'
import { todoApi } from './contract'
import type { Assignee, NewTask, Task, TaskChange, TaskChanges, TaskMove } from './schema'

interface TodoState {
  list: { tasks: Task[]; request: RequestState; query: TaskListQuery | null }
  counts: { counts: TaskCounts | null; request: RequestState }
  open: Loaded<{ task: Task }>
  assignees: Loaded<{ assignees: Assignee[] }>
  selectedIds: number[]
  /** Tasks completed or reopened in the open list, by their completion before. They keep their position in it. */
  toggled: Partial<Record<number, boolean>>
  pending: Pending
}

const initialState: TodoState = {
  list: { tasks: [], request: idle, query: null },
  counts: { counts: null, request: idle },
  open: notLoaded,
  assignees: notLoaded,
  selectedIds: [],
  toggled: {},
  pending: nothingPending,
}

export const fetchTasks = createCallThunk('todo/fetchTasks', todoApi.list, (query: TaskListQuery) => ({ query }))
export const fetchTaskCounts = createCallThunk('todo/fetchTaskCounts', todoApi.counts, () => ({}))
export const fetchTask = createCallThunk('todo/fetchTask', todoApi.one, (id: number) => ({ query: { id } }))
/** The caller uses the response; the store ignores it. */
export const fetchDueTasks = createCallThunk('todo/fetchDueTasks', todoApi.dueTasks, (query: DueQuery) => ({ query }))
export const fetchAssignees = createCallThunk('todo/fetchAssignees', todoApi.assignees, () => ({}))

export const refetch: AfterCall = (dispatch, state) => {
  const { list, counts, open } = injected.selectSlice(state)
  if (list.query) void dispatch(fetchTasks(list.query))
  if (counts.request.status !== 'idle') void dispatch(fetchTaskCounts())
  if (open.data) void dispatch(fetchTask(open.data.task.id))
}

const createWrite = writesThen(refetch)

export const addTask = createWrite('todo/addTask', todoApi.add, (task: NewTask) => ({ body: { task } }))

export const updateTask = createWrite('todo/updateTask', todoApi.update, (task: TaskChange) => ({ body: { task } }))

export const updateTasks = createWrite('todo/updateTasks', todoApi.updateMany, (tasks: TaskChanges['tasks']) => ({
  body: { tasks },
}))

/** Soft delete; {@link restoreTasks} undoes it. */
export const deleteTasks = createCallsThunk<{ isDeleted: true }, number[]>(
  'todo/deleteTasks',
  async (taskIds, call) => {
    const [taskId, ...others] = taskIds
    if (taskId !== undefined && others.length === 0) await call(todoApi.remove, { query: { taskId } })
    else await call(todoApi.removeMany, { body: { taskIds } })
    return { isDeleted: true }
  },
  refetch,
)

export const restoreTasks = createWrite('todo/restoreTasks', todoApi.restoreMany, (taskIds: number[]) => ({
  body: { taskIds },
}))

export const deleteTasksForever = createWrite(
  'todo/deleteTasksForever',
  todoApi.deleteForever,
  (taskIds: number[]) => ({ body: { taskIds } }),
)

export const moveTask = createWrite('todo/moveTask', todoApi.reorder, (body: TaskMove & { side: Side }) => ({ body }))

/** Whether both queries show the same list. If so, its tasks stay on screen during a search or sort. */
function isOneList(before: TaskListQuery | null, after: TaskListQuery | null): boolean {
  return before?.filter === after?.filter && before?.tag === after?.tag && before?.project === after?.project
}

function changeTasks({ list, open }: Draft<TodoState>, changes: readonly TaskChange[]) {
  const byId = new Map(changes.map((change) => [change.id, change]))
  for (const task of list.tasks) Object.assign(task, byId.get(task.id))
  if (open.data) Object.assign(open.data.task, byId.get(open.data.task.id))
}

function dropTasks({ list }: Draft<TodoState>, ids: readonly number[]) {
  const gone = new Set(ids)
  list.tasks = list.tasks.filter(({ id }) => !gone.has(id))
}

/** Reuses unchanged tasks, so that their rows do not rerender. */
function withKept(before: Task[], answered: readonly Task[]): Task[] {
  const known = new Map(before.map((task) => [task.id, task]))
  const tasks = answered.map((task) => {
    const previous = known.get(task.id)
    return previous && JSON.stringify(previous) === JSON.stringify(task) ? previous : task
  })
  const isSame = tasks.length === before.length && tasks.every((task, index) => task === before[index])
  return isSame ? before : tasks
}

/** Keeps toggled tasks behind the task that they followed. */
function withToggled(
  before: readonly Task[],
  answered: readonly Task[],
  toggled: TodoState['toggled'],
): readonly Task[] {
  const byId = new Map(answered.map((task) => [task.id, task]))
  const placed = before.map(({ id }) => id).filter((id) => toggled[id] !== undefined && byId.has(id))
  const ids = answered.map(({ id }) => id).filter((id) => !placed.includes(id))
  for (const id of placed) {
    const above = before.slice(
      0,
      before.findIndex((task) => task.id === id),
    )
    const previous = above.findLast((task) => ids.includes(task.id))
    ids.splice(previous ? ids.indexOf(previous.id) + 1 : 0, 0, id)
  }
  return ids.flatMap((id) => byId.get(id) ?? [])
}

const optimistic = new OptimisticWrites<TodoState>()
  .reads(fetchTasks)
  .reads(fetchTask)
  .writes(updateTask, { expect: (state, change) => changeTasks(state, [change]) })
  .writes(updateTasks, { expect: changeTasks })
  .writes(deleteTasks, { expect: dropTasks })
  .writes(restoreTasks, { expect: dropTasks })
  .writes(deleteTasksForever, { expect: dropTasks })
  .writes(moveTask, {
    expect({ list }, { taskId, targetTaskId, side }) {
      list.tasks = withMove(list.tasks, taskId, targetTaskId, side)
    },
  })

const slice = createSlice({
  name: 'todo',
  initialState,
  reducers: {
    tasksSelected(state, { payload: ids }: PayloadAction<number[]>) {
      state.selectedIds = ids
    },
    listLeft(state) {
      state.toggled = {}
    },
    taskClosed({ open }) {
      open.data = null
    },
  },
  extraReducers: (builder) => {
    addRequestCases(
      builder,
      fetchTasks,
      ({ list }) => list,
      (state, { tasks }) => {
        const before = original(state.list).tasks
        state.list.tasks = withKept(before, withToggled(before, tasks, state.toggled))
        const shown = new Set(tasks.map(({ id }) => id))
        state.selectedIds = state.selectedIds.filter((id) => shown.has(id))
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
    addReadCases(builder, fetchTask, ({ open }) => open)
    addReadCases(builder, fetchAssignees, ({ assignees }) => assignees)
    builder
      .addCase(updateTasks.pending, ({ list, toggled }, { meta }) => {
        for (const { id, isCompleted } of meta.arg) {
          const task = list.tasks.find((listed) => listed.id === id)
          if (task && isCompleted !== undefined) toggled[id] ??= task.isCompleted
        }
      })
      .addCase(moveTask.pending, ({ toggled }, { meta }) => {
        toggled[meta.arg.taskId] = undefined
      })
    builder.addMatcher(fetchTasks.pending.match, (state, { meta: { arg } }) => {
      const { list } = state
      if (JSON.stringify(list.query) !== JSON.stringify(arg)) {
        state.selectedIds = []
        state.toggled = {}
      }
      if (!isOneList(list.query, arg)) list.tasks = []
      list.query = arg
    })
    optimistic.attach(builder)
  },
  selectors: {
    selectTasks: ({ list }) => list,
    selectTaskCounts: ({ counts }) => counts.counts,
    selectOpenTask: ({ open }) => open,
    selectAssignees: ({ assignees }) => assignees.data?.assignees,
    selectToggled: ({ toggled }) => toggled,
    selectSelectedTaskIds: ({ selectedIds }) => selectedIds,
  },
})

const injected = slice.injectInto(rootReducer)

export const { tasksSelected, listLeft, taskClosed } = slice.actions
export const { selectTasks, selectTaskCounts, selectOpenTask, selectAssignees, selectToggled, selectSelectedTaskIds } =
  injected.getSelectors((root: RootState) => optimistic.shown(injected.selectSlice(root)))
