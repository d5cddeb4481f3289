import { describe, expect, it } from 'vitest'
import { todoApi } from '@/redux/apps/todo/contract'
import type { TaskChanges } from '@/redux/apps/todo/schema'
import { now, refusal, startBackend } from '../../support/backend'

function start() {
  const { api, axios } = startBackend({ now })
  return {
    axios,
    list: async (filter?: 'deleted') => (await api.call(todoApi.list, { query: filter ? { filter } : {} })).tasks,
    one: async (id: number) => (await api.call(todoApi.one, { query: { id } })).task,
    update: async (tasks: TaskChanges['tasks']) => (await api.call(todoApi.updateMany, { body: { tasks } })).tasks,
    remove: async (taskIds: number[]) => (await api.call(todoApi.removeMany, { body: { taskIds } })).tasks,
    restore: async (taskIds: number[]) => (await api.call(todoApi.restoreMany, { body: { taskIds } })).tasks,
    add: async (title: string, dueDate?: string) =>
      (await api.call(todoApi.add, { body: { task: { title, dueDate: dueDate ?? null } } })).task,
    badge: async () =>
      (await axios.get<{ badges: Record<string, number> }>('/api/badges/data')).data.badges['apps/todo'],
    due: async (after: string, until: string) => (await api.call(todoApi.dueTasks, { query: { after, until } })).tasks,
    assignees: async () => (await api.call(todoApi.assignees, {})).assignees,
  }
}

describe('GET /apps/todo/due-tasks', () => {
  const moment = (text: string) => new Date(`2026-11-18T${text}`).toISOString()

  it('returns open tasks that became due between two times', async () => {
    const { add, due, remove, update } = start()
    const tea = await add('Tea', moment('10:30'))
    await add('Tea on that day', '2026-11-18')
    await add('Tea at the beginning', moment('10:00'))
    const gone = await add('No tea', moment('10:30'))
    const done = await add('Tea, drunk', moment('10:30'))
    await remove([gone.id])
    await update([{ id: done.id, isCompleted: true }])
    expect(await due(moment('10:00'), moment('10:30'))).toEqual([tea])
  })

  it.each([{}, { after: 'yesterday', until: moment('10:00') }])('rejects %o', async (params) => {
    const { axios } = start()
    expect(await refusal(axios.get('/apps/todo/due-tasks', { params }))).toMatchObject({ status: 400 })
  })
})

describe('several tasks', () => {
  it('are updated, each with its own fields', async () => {
    const { list, update } = start()
    const [a, b, ...others] = await list()
    const changed = await update([
      { id: a!.id, tags: ['high'], isImportant: true },
      { id: b!.id, isCompleted: true },
    ])
    expect(changed).toEqual([
      { ...a, tags: ['high'], isImportant: true },
      { ...b, isCompleted: true },
    ])
    expect(await list()).toEqual([...changed, ...others])
  })

  it('are deleted and restored to their positions', async () => {
    const { list, remove, restore } = start()
    const before = await list()
    const ids = [before[1]!.id, before[4]!.id]
    expect((await remove(ids)).every(({ isDeleted }) => isDeleted)).toBe(true)
    expect((await list('deleted')).map(({ id }) => id)).toEqual(expect.arrayContaining(ids))
    await restore(ids)
    expect(await list()).toEqual(before)
  })

  it.each([
    ['/apps/todo/update-tasks', { tasks: [{ id: 1, isCompleted: true }, { id: 999 }] }, 404],
    ['/apps/todo/update-tasks', { tasks: [{ id: 1, tags: ['urgent'] }] }, 400],
    ['/apps/todo/delete-tasks', { taskIds: [1, 999] }, 404],
  ])('%s with %o is rejected with %i as a whole', async (path, body, status) => {
    const { axios, list } = start()
    const before = await list()
    expect(await refusal(axios.post(path, body))).toMatchObject({ status })
    expect(await list()).toEqual(before)
  })

  it('cannot be deleted by an update', async () => {
    const { axios, list } = start()
    const before = await list()
    await axios.post('/apps/todo/update-tasks', { tasks: [{ id: before[0]!.id, isDeleted: true }] })
    expect(await list()).toEqual(before)
  })
})

describe('besides the list', () => {
  it('a task is found by its id, even a deleted one', async () => {
    const { list, one } = start()
    for (const [task] of [await list(), await list('deleted')]) expect(await one(task!.id)).toEqual(task)
  })

  it('a task can be assigned to any user', async () => {
    const assignees = await start().assignees()
    expect(assignees).toHaveLength(50)
    expect(assignees[0]).toEqual({ fullName: 'Amara Mensah', avatar: expect.any(String) as string })
  })

  it('the menu counts open tasks due by today, before and after they load', async () => {
    const { list, badge, update, add } = start()
    const before = await badge()
    await list()
    expect(await badge()).toBe(before)
    const { id } = await add('Tea', '2026-11-18')
    await add('Coffee', '2026-11-19')
    expect(await badge()).toBe(before! + 1)
    await update([{ id, isCompleted: true }])
    expect(await badge()).toBe(before)
  })
})
