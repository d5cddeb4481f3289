import { describe, expect, it } from 'vitest'
import type { AppStore } from '@/redux/app/store'
import { fetchActivity, selectActivity } from '@/redux/apps/kanban/activitySlice'
import {
  addColumn,
  addTask,
  archiveTasks,
  clearColumn,
  deleteColumn,
  deleteTask,
  duplicateTask,
  fetchArchive,
  fetchKanban,
  moveColumn,
  moveTask,
  reorderTask,
  restoreColumn,
  restoreTasks,
  selectArchive,
  selectColumns,
  selectKanbanRequest,
  selectTasks,
  selectTasksByColumn,
  unarchiveTasks,
  updateColumn,
  updateTask,
} from '@/redux/apps/kanban/slice'
import { openStore } from '../../support/openStore'

async function start() {
  const opened = openStore()
  const { store } = opened
  await store.dispatch(fetchKanban())
  return {
    ...opened,
    layout: () => layoutOf(store),
    breakWrites: () => {
      opened.breakCalls((call) => !call.startsWith('GET'))
    },
  }
}

function layoutOf(store: AppStore) {
  const byColumn = selectTasksByColumn(store.getState())
  return selectColumns(store.getState()).map(({ id, title, limit }) => ({
    id,
    title,
    limit,
    tasks: (byColumn.get(id) ?? []).map((task) => ({ id: task.id, title: task.title })),
  }))
}

const titlesOf = (layout: ReturnType<typeof layoutOf>) => layout.map(({ title }) => title)
const taskIdsOf = (layout: ReturnType<typeof layoutOf>, boardId: string) =>
  layout.find(({ id }) => id === boardId)?.tasks.map(({ id }) => id) ?? []

type Columns = Readonly<Record<'todo' | 'inProgress' | 'done', readonly number[]>>
type Write = (dispatch: AppStore['dispatch'], columns: Columns) => Promise<unknown>

function columnsOf(store: AppStore): Columns {
  const layout = layoutOf(store)
  const idsIn = (boardId: string) => taskIdsOf(layout, boardId)
  return { todo: idsIn('todo'), inProgress: idsIn('in-progress'), done: idsIn('done') }
}

const writes: [name: string, write: Write][] = [
  [
    'moving a task down its board',
    (dispatch, { todo: [a, , c] }) => dispatch(reorderTask({ taskId: a!, targetTaskId: c!, side: 'after' })),
  ],
  [
    'moving a task up its board',
    (dispatch, { todo: [a, , c] }) => dispatch(reorderTask({ taskId: c!, targetTaskId: a!, side: 'before' })),
  ],
  [
    'moving a task to the place of one on another board',
    (dispatch, { todo, done }) => dispatch(reorderTask({ taskId: todo[0]!, targetTaskId: done[2]!, side: 'before' })),
  ],
  [
    'moving a task before one on another board',
    (dispatch, { todo, done }) => dispatch(moveTask({ taskId: todo[0]!, boardId: 'done', beforeId: done[1]! })),
  ],
  [
    'moving the last task before the first of another board',
    (dispatch, { inProgress: [first], done }) =>
      dispatch(moveTask({ taskId: done.at(-1)!, boardId: 'in-progress', beforeId: first! })),
  ],
  [
    'moving a task to the end of its board',
    (dispatch, { todo }) => dispatch(moveTask({ taskId: todo[0]!, boardId: 'todo', beforeId: null })),
  ],
  [
    'moving a task to the end of another board',
    (dispatch, { todo }) => dispatch(moveTask({ taskId: todo[0]!, boardId: 'done', beforeId: null })),
  ],
  ['changing a task', (dispatch) => dispatch(updateTask({ id: 1, title: 'Tea' }))],
  ['deleting a task', (dispatch) => dispatch(deleteTask(1))],
  ['archiving tasks', (dispatch) => dispatch(archiveTasks([1, 2]))],
  ['moving a column', (dispatch) => dispatch(moveColumn({ boardId: 'todo', targetBoardId: 'done', side: 'after' }))],
  ['renaming a column', (dispatch) => dispatch(updateColumn({ id: 'done', title: 'Shipped' }))],
  ['limiting a column', (dispatch) => dispatch(updateColumn({ id: 'done', limit: 3 }))],
  ['clearing a column', (dispatch) => dispatch(clearColumn('todo'))],
  ['deleting a column', (dispatch) => dispatch(deleteColumn('todo'))],
]

describe('the kanban slice', () => {
  it('loads columns and tasks by one request', async () => {
    const { store, layout } = await start()
    expect(titlesOf(layout())).toEqual(['TODO', 'In Progress', 'Done'])
    expect(layout().flatMap(({ tasks }) => tasks).length).toBeGreaterThanOrEqual(30)
    expect(selectKanbanRequest(store.getState())).toEqual({ status: 'succeeded' })
    expect(selectTasksByColumn(store.getState())).toBe(selectTasksByColumn(store.getState()))
  })

  it('reuses unchanged tasks, so that they do not rerender', async () => {
    const { store, settled } = await start()
    const before = selectTasks(store.getState())
    await store.dispatch(updateTask({ id: 3, title: 'Tea' }))
    await settled()
    const after = selectTasks(store.getState())
    expect(after.filter((task) => !before.includes(task)).map(({ id }) => id)).toEqual([3])
  })

  it('fails as a whole, and keeps its data', async () => {
    const { store, layout, breakCalls } = await start()
    const before = layout()
    breakCalls((call) => call.endsWith('/boards'))
    await store.dispatch(fetchKanban())
    expect(selectKanbanRequest(store.getState())).toMatchObject({ status: 'failed', error: { kind: 'network' } })
    expect(layout()).toEqual(before)
  })

  it.each(writes)("%s is optimistic, and equals the backend's result", async (_, write) => {
    const { store, layout, settled } = await start()
    const before = layout()
    const written = write(store.dispatch, columnsOf(store))
    const shown = layout()
    expect(shown).not.toEqual(before)
    await written
    await settled()
    expect(layout()).toEqual(shown)
  })

  it.each(writes)('%s is reverted on failure', async (_, write) => {
    const { store, layout, settled, breakWrites } = await start()
    const before = layout()
    breakWrites()
    await write(store.dispatch, columnsOf(store))
    await settled()
    expect(layout()).toEqual(before)
  })

  it("shows the backend's state if only the second half of a move fails", async () => {
    const { store, layout, settled, breakCalls } = await start()
    const [taskId] = taskIdsOf(layout(), 'todo')
    breakCalls((call) => call.endsWith('/reorder-tasks'))
    const place = { taskId: taskId!, boardId: 'done', beforeId: taskIdsOf(layout(), 'done')[0]! }
    const result = await store.dispatch(moveTask(place))
    expect(moveTask.rejected.match(result)).toBe(true)
    await settled()
    expect(taskIdsOf(layout(), 'done').at(-1)).toBe(taskId)
  })

  it('adds new tasks, copies and columns once stored', async () => {
    const { store, layout, settled } = await start()
    await store.dispatch(addTask({ title: 'Tea', boardId: 'todo' }))
    await store.dispatch(duplicateTask(1))
    await store.dispatch(addColumn({ title: 'Review' }))
    await settled()
    expect(titlesOf(layout())).toEqual(['TODO', 'In Progress', 'Done', 'Review'])
    expect(layout()[0]?.tasks.at(-1)?.title).toBe('Tea')
    const inProgress = layout()[1]?.tasks ?? []
    expect(inProgress[1]?.title).toBe(inProgress[0]?.title)
  })

  it('restores deleted and cleared rows', async () => {
    const { store, layout, settled } = await start()
    const before = layout()
    await store.dispatch(deleteTask(1))
    await store.dispatch(restoreTasks([1]))
    const cleared = taskIdsOf(before, 'todo')
    await store.dispatch(clearColumn('todo'))
    await store.dispatch(restoreTasks(cleared))
    await store.dispatch(deleteColumn('done'))
    await store.dispatch(restoreColumn('done'))
    await settled()
    expect(layout()).toEqual(before)
  })

  it('archives a task optimistically, and updates the open archive', async () => {
    const { store, settled } = await start()
    const away = () => selectArchive(store.getState()).data?.tasks.map(({ id }) => id)
    await store.dispatch(fetchArchive())
    await store.dispatch(archiveTasks([2, 3]))
    await settled()
    expect(away()).toEqual(expect.arrayContaining([2, 3]))
    const returning = store.dispatch(unarchiveTasks([2]))
    expect(away()).toEqual([3])
    await returning
    await settled()
    expect(selectTasks(store.getState()).map(({ id }) => id)).toContain(2)
    await store.dispatch(deleteTask(3))
    await settled()
    expect(away()).toEqual([])
    await store.dispatch(restoreTasks([3]))
    await settled()
    expect(away()).toEqual([3])
  })

  it('contains the activity of the last requested task, and none while it loads', async () => {
    const { store } = await start()
    const entries = () => selectActivity(store.getState()).entries
    await store.dispatch(fetchActivity(1))
    expect(new Set(entries().map(({ taskId }) => taskId))).toEqual(new Set([1]))
    const asking = store.dispatch(fetchActivity(2))
    expect(entries()).toEqual([])
    await asking
    expect(new Set(entries().map(({ taskId }) => taskId))).toEqual(new Set([2]))
  })
})
