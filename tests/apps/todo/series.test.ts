import { describe, expect, it } from 'vitest'
import { todoApi } from '@/redux/apps/todo/contract'
import type { NewTask, TaskChange } from '@/redux/apps/todo/schema'
import { now, startBackend } from '../../support/backend'

function start(clock = now) {
  const { api } = startBackend({ now: clock })
  const list = async () => (await api.call(todoApi.list, { query: { sortBy: 'manual' } })).tasks
  return {
    list,
    titled: async (title: string) => (await list()).filter((task) => task.title === title),
    add: async (task: NewTask) => (await api.call(todoApi.add, { body: { task } })).task,
    update: async (task: TaskChange) => (await api.call(todoApi.update, { body: { task } })).task,
    complete: async (id: number, isCompleted = true) =>
      (await api.call(todoApi.updateMany, { body: { tasks: [{ id, isCompleted }] } })).next,
  }
}

const tea: NewTask = {
  title: 'Tea',
  dueDate: '2026-11-20',
  repeat: 'weekly',
  tags: ['low'],
  subtasks: [{ title: 'Boil water', isCompleted: true }],
}

describe('completing a recurring task', () => {
  it('adds the next one in its place, open and with subtasks unchecked', async () => {
    const { add, complete, list } = start()
    const task = await add(tea)
    const [next, ...others] = await complete(task.id)
    expect(others).toEqual([])
    expect(next).toEqual({
      ...task,
      id: task.id + 1,
      dueDate: '2026-11-27',
      subtasks: [{ title: 'Boil water', isCompleted: false }],
    })
    const tasks = await list()
    expect(tasks[0]).toEqual(next)
    expect(tasks.find(({ isCompleted }) => isCompleted)).toEqual({ ...task, isCompleted: true })
  })

  it('works with both requests, and only for recurring tasks', async () => {
    const { add, complete, titled, update } = start()
    await update({ id: (await add(tea)).id, isCompleted: true })
    expect(await titled('Tea')).toHaveLength(2)
    expect(await complete((await add({ title: 'Once' })).id)).toEqual([])
  })

  it('is undone completely by reopening it', async () => {
    const { add, complete, list } = start()
    const { id } = await add(tea)
    const before = await list()
    await complete(id)
    await complete(id, false)
    expect(await list()).toEqual(before)
    expect(await complete(id)).toHaveLength(1)
  })

  it('keeps a changed next task, and then adds no other', async () => {
    const { add, complete, titled, update } = start()
    const { id } = await add(tea)
    const [next] = await complete(id)
    await update({ id: next!.id, isImportant: true })
    await complete(id, false)
    expect(await titled('Tea')).toHaveLength(2)
    expect(await complete(id)).toEqual([])
  })

  it('keeps the last day of the month after a shorter one', async () => {
    const { add, complete } = start(() => new Date('2027-01-30T10:00:00'))
    const { id } = await add({ ...tea, dueDate: '2027-01-31', repeat: 'monthly' })
    const [february] = await complete(id)
    const [march] = await complete(february!.id)
    const [april] = await complete(march!.id)
    expect([february, march, april].map((task) => task?.dueDate)).toEqual(['2027-02-28', '2027-03-31', '2027-04-30'])
  })
})
