import { describe, expect, it } from 'vitest'
import type { AppStore } from '@/redux/app/store'
import {
  addTask,
  deleteTasks,
  deleteTasksForever,
  fetchTaskCounts,
  fetchTasks,
  listLeft,
  moveTask,
  restoreTasks,
  selectTaskCounts,
  selectTasks,
  updateTask,
  updateTasks,
} from '@/redux/apps/todo/slice'
import { openStore } from '../../support/openStore'

async function start(query: Parameters<typeof fetchTasks>[0] = { sortBy: 'manual' }) {
  const opened = openStore()
  await opened.store.dispatch(fetchTasks(query))
  await opened.store.dispatch(fetchTaskCounts())
  const tasks = () => selectTasks(opened.store.getState()).tasks
  return { ...opened, tasks, ids: () => tasks().map(({ id }) => id) }
}

describe('the to-do slice', () => {
  it('never shows tasks of a list other than the last requested', async () => {
    const { store, tasks } = await start()
    const answered = store.dispatch(fetchTasks({ sortBy: 'title-asc' }))
    expect(tasks()).not.toEqual([])
    await answered
    const next = store.dispatch(fetchTasks({ filter: 'deleted' }))
    expect(tasks()).toEqual([])
    await next
    expect(tasks().every(({ isDeleted }) => isDeleted)).toBe(true)
  })

  it('reuses unchanged tasks, object by object', async () => {
    const { store, tasks, settled } = await start()
    const [first, ...others] = tasks()
    await store.dispatch(updateTask({ id: first!.id, isImportant: !first!.isImportant }))
    await settled()
    expect(tasks()[0]).not.toBe(first)
    expect(
      tasks()
        .slice(1)
        .every((task, index) => task === others[index]),
    ).toBe(true)
  })

  it('keeps a completed or reopened task in place until the list is left', async () => {
    const { store, tasks, ids, settled } = await start()
    const before = ids()
    const toggled = [tasks()[0]!, tasks().at(-1)!]
    await store.dispatch(updateTasks(toggled.map(({ id, isCompleted }) => ({ id, isCompleted: !isCompleted }))))
    await settled()
    expect(toggled.map(({ isCompleted }) => isCompleted)).toEqual([false, true])
    expect(ids()).toEqual(before)
    store.dispatch(listLeft())
    await store.dispatch(fetchTasks({ sortBy: 'manual' }))
    expect(ids()).not.toEqual(before)
    expect(tasks().findIndex(({ isCompleted }) => isCompleted)).toBe(tasks().filter((task) => !task.isCompleted).length)
  })

  it('contains a new task after adding it', async () => {
    const { store, tasks, settled } = await start()
    await store.dispatch(addTask({ title: 'Tea' }))
    await settled()
    expect(tasks()[0]).toMatchObject({ title: 'Tea' })
    expect(selectTaskCounts(store.getState())?.all).toBe(tasks().filter(({ isCompleted }) => !isCompleted).length)
  })

  type Change = [
    name: string,
    write: (store: AppStore, ids: number[]) => Promise<unknown>,
    after: (ids: number[]) => number[],
  ]
  const changes: Change[] = [
    ['deleting', ({ dispatch }, [a]) => dispatch(deleteTasks([a!])), ([, ...others]) => others],
    [
      'moving down',
      ({ dispatch }, [a, , c]) => dispatch(moveTask({ taskId: a!, targetTaskId: c!, side: 'after' })),
      ([a, b, c, ...others]) => [b!, c!, a!, ...others],
    ],
    [
      'moving up',
      ({ dispatch }, [a, , c]) => dispatch(moveTask({ taskId: c!, targetTaskId: a!, side: 'before' })),
      ([a, b, c, ...others]) => [c!, a!, b!, ...others],
    ],
  ]

  it.each(changes)('%s is optimistic, and stays', async (_, write, after) => {
    const { store, ids, settled } = await start()
    const expected = after(ids())
    const written = write(store, ids())
    expect(ids()).toEqual(expected)
    await written
    await settled()
    expect(ids()).toEqual(expected)
  })

  it.each(changes)('%s is reverted on failure', async (_, write, after) => {
    const { store, ids, settled, breakCalls } = await start()
    const before = ids()
    breakCalls((call) => !call.startsWith('GET'))
    const written = write(store, before)
    expect(ids()).toEqual(after(before))
    await written
    await settled()
    expect(ids()).toEqual(before)
  })

  it.each([
    ['one', ({ dispatch }: AppStore, id: number) => dispatch(updateTask({ id, isCompleted: true }))],
    ['several', ({ dispatch }: AppStore, id: number) => dispatch(updateTasks([{ id, isCompleted: true }]))],
  ])('completes %s optimistically, and reverts on failure', async (_, tick) => {
    const { store, tasks, settled, breakCalls } = await start()
    const { id } = tasks().find(({ isCompleted }) => !isCompleted)!
    const isCompleted = () => tasks().find((task) => task.id === id)!.isCompleted
    breakCalls((call) => call.includes('update-task'))
    const failing = tick(store, id)
    expect(isCompleted()).toBe(true)
    await failing
    await settled()
    expect(isCompleted()).toBe(false)
  })

  it('restores a deleted task, and deletes others forever', async () => {
    const { store, ids, settled } = await start({ filter: 'deleted' })
    const [first, ...others] = ids()
    await store.dispatch(restoreTasks([first!]))
    await settled()
    expect(ids()).toEqual(others)
    const emptied = store.dispatch(deleteTasksForever(others))
    expect(ids()).toEqual([])
    await emptied
    await settled()
    expect(selectTaskCounts(store.getState())?.deleted).toBe(0)
  })
})
