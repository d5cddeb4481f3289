import { dateOf } from '@core/zonedTime'
import { people } from '@fake-db/shell/people/people'
import { describe, expect, it } from 'vitest'
import type { TaskListQuery } from '@/redux/apps/todo/contract'
import { todoApi } from '@/redux/apps/todo/contract'
import type { NewTask, TaskChange } from '@/redux/apps/todo/schema'
import { tags, taskSchema } from '@/redux/apps/todo/schema'
import { now, refusal, startBackend } from '../../support/backend'

function start(clock = now) {
  const { api, axios } = startBackend({ now: clock })
  const list = async (query: TaskListQuery = {}) => (await api.call(todoApi.list, { query })).tasks
  return {
    axios,
    list,
    everything: async () => [await list({ sortBy: 'manual' }), await list({ filter: 'deleted', sortBy: 'manual' })],
    add: async (task: NewTask) => (await api.call(todoApi.add, { body: { task } })).task,
    update: async (task: TaskChange) => (await api.call(todoApi.update, { body: { task } })).task,
    remove: async (taskId: number) => (await api.call(todoApi.remove, { query: { taskId } })).task,
    reorder: async (taskId: number, targetTaskId: number) =>
      (await api.call(todoApi.reorder, { body: { taskId, targetTaskId } })).tasks,
    deleteForever: (taskIds: number[]) => api.call(todoApi.deleteForever, { body: { taskIds } }),
  }
}

const clocks = ['2026-11-18T10:00:00Z', '2028-02-29T23:59:30Z', '2027-01-01T00:00:10Z'].map(
  (text) => () => new Date(text),
)

describe('the sample tasks', () => {
  it.each(clocks)('cover every tag and flag, with known people (%#)', async (clock) => {
    const tasks = (await start(clock).everything()).flat()
    expect(tasks.length).toBeGreaterThanOrEqual(30)
    for (const task of tasks) {
      expect(taskSchema.parse(task)).toEqual(task)
      if (task.assignee) expect(people).toContainEqual(expect.objectContaining(task.assignee))
    }
    expect(new Set(tasks.flatMap((task) => task.tags))).toEqual(new Set(tags))
    for (const flag of ['isCompleted', 'isDeleted', 'isImportant'] as const) {
      expect(new Set(tasks.map((task) => task[flag])).size).toBe(2)
    }
    expect(tasks.some(({ assignee }) => !assignee)).toBe(true)
    expect(tasks.some(({ dueDate }) => !dueDate)).toBe(true)
    expect(new Set(tasks.map(({ title }) => title)).size).toBe(tasks.length)
  })

  it.each(clocks)('are due around today: before, on and after (%#)', async (clock) => {
    const today = new Date(clock().setHours(0, 0, 0, 0))
    const days = (await start(clock).list()).flatMap(({ dueDate }) =>
      dueDate ? [Math.round((dateOf(dueDate).setHours(0, 0, 0, 0) - today.getTime()) / 86_400_000)] : [],
    )
    expect(Math.min(...days)).toBeGreaterThan(-31)
    expect(Math.max(...days)).toBeLessThan(31)
    for (const day of [-1, 0, 1]) expect(days.filter((each) => Math.sign(each) === day).length).toBeGreaterThan(3)
  })
})

describe('GET /apps/todo/tasks', () => {
  it('combines filter and tag; unknown tags match nothing, unknown filters everything', async () => {
    const { axios, list } = start()
    const all = await list()
    expect(await list({ filter: 'important', tag: 'high' })).toEqual(
      all.filter(({ isImportant, tags }) => isImportant && tags.includes('high')),
    )
    const ask = async (params: object) => (await axios.get<unknown>('/apps/todo/tasks', { params })).data
    expect(await ask({ tag: 'urgent' })).toEqual({ tasks: [] })
    for (const params of [{ filter: 'urgent' }, { q: '', filter: '', tag: '', sortBy: '' }, { page: 7 }])
      expect(await ask(params)).toEqual({ tasks: all })
  })
})

describe('POST /apps/todo/add-tasks', () => {
  it('responds 201 with the task, whose id is above the highest', async () => {
    const { axios, everything, list } = start()
    const highest = Math.max(...(await everything()).flat().map(({ id }) => id))
    const given = {
      id: 7,
      title: '  Buy tea  ',
      description: 'Loose leaves',
      dueDate: '2026-11-20T10:00:00.000Z',
      assignee: { fullName: 'Kofi Boateng', avatar: '/images/avatars/23.svg' },
      tags: ['low', 'team', 'low'],
      isImportant: true,
    }
    const { status, data } = await axios.post<unknown>('/apps/todo/add-tasks', { task: given })
    const task = { ...given, id: highest + 1, title: 'Buy tea', tags: ['low', 'team'] }
    expect({ status, data }).toMatchObject({ status: 201, data: { task } })
    expect((await list())[0]).toMatchObject(task)
    expect((await list({ sortBy: 'manual' }))[0]).toMatchObject(task)
  })

  it('requires only a title', async () => {
    const { id, ...task } = await start().add({ title: 'Tea' })
    expect(id).toBeGreaterThan(0)
    expect(task).toEqual({
      ...{ title: 'Tea', description: '', dueDate: null, assignee: null, tags: [], project: null },
      ...{ isCompleted: false, isDeleted: false, isImportant: false, subtasks: [], repeat: 'none' },
    })
  })

  it('accepts an assignee without a picture', async () => {
    const { axios } = start()
    for (const assignee of [{ fullName: ' Kofi Boateng ' }, { fullName: 'Kofi Boateng', avatar: null }]) {
      const { data } = await axios.post<unknown>('/apps/todo/add-tasks', { task: { title: 'Tea', assignee } })
      expect(data).toMatchObject({ task: { assignee: { fullName: 'Kofi Boateng', avatar: '' } } })
    }
  })

  it.each([
    [{}, ['title']],
    [{ title: '   ', dueDate: 'tomorrow' }, ['dueDate', 'title']],
    [{ title: 'x'.repeat(201) }, ['title']],
    [{ title: 'Tea', tags: ['urgent'] }, ['tags']],
    [{ title: 'Tea', assignee: { fullName: ' ' } }, ['assignee.fullName']],
  ])('responds 400 at the fields to %o', async (task, fields) => {
    const { status, error } = await refusal(start().axios.post('/apps/todo/add-tasks', { task }))
    expect([status, Object.keys(error as object).sort()]).toEqual([400, fields])
  })
})

describe('POST /apps/todo/update-task', () => {
  it('updates only sent fields, and clears fields that are sent empty', async () => {
    const { list, update } = start()
    const [first] = await list()
    const task = { ...first, title: 'Tea', dueDate: null, assignee: null }
    expect(await update({ id: first!.id, title: ' Tea ', dueDate: '', assignee: null })).toEqual(task)
    expect((await list())[0]).toEqual(task)
  })

  it.each([
    [{ id: 999, title: 'Tea' }, 404],
    [{ id: 1, title: '' }, 400],
    [{ id: 1, tags: ['urgent'] }, 400],
  ])('responds to %o with %i', async (task, status) => {
    expect(await refusal(start().update(task))).toMatchObject({ status })
  })
})

describe('further requests', () => {
  it('keep the manual order, which defaults to due dates, completed ones last', async () => {
    const { list, reorder } = start()
    const latest = (await list()).map(({ id }) => id)
    const byDate = await list({ sortBy: 'due-date' })
    const first = await list({ sortBy: 'manual' })
    const open = (tasks: typeof first) => tasks.filter(({ isCompleted }) => !isCompleted)
    expect(open(first)).toEqual(open(byDate))
    expect([first[0], first.at(-1)].map((task) => task?.isCompleted)).toEqual([false, true])
    const [a, b, c, ...others] = first.map(({ id }) => id)
    const after = [b, c, a, ...others]
    expect((await reorder(a!, c!)).map(({ id }) => id)).toEqual(after)
    expect((await list({ sortBy: 'manual' })).map(({ id }) => id)).toEqual(after)
    expect((await list()).map(({ id }) => id)).toEqual(latest)
    expect(await refusal(reorder(a!, 999))).toMatchObject({ status: 404 })
    expect(await refusal(reorder(999, a!))).toMatchObject({ status: 404 })
  })

  it('delete deleted tasks forever, all or none', async () => {
    const { list, remove, deleteForever, everything } = start()
    const [first, second] = await list()
    await remove(first!.id)
    const before = await everything()
    expect(await refusal(deleteForever([first!.id, second!.id]))).toMatchObject({ status: 400 })
    expect(await refusal(deleteForever([first!.id, 999]))).toMatchObject({ status: 404 })
    expect(await everything()).toEqual(before)
    expect(await deleteForever([first!.id, first!.id])).toEqual({})
    expect((await everything()).flat()).not.toContainEqual(expect.objectContaining({ id: first!.id }))
    expect(await deleteForever((await list({ filter: 'deleted' })).map(({ id }) => id))).toEqual({})
    expect(await list({ filter: 'deleted' })).toEqual([])
    expect(await deleteForever([])).toEqual({})
  })
})
