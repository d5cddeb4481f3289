import { dateOf } from '@core/zonedTime'
import { people } from '@fake-db/shell/people/people'
import { describe, expect, it } from 'vitest'
import type { TaskListQuery } from '@/redux/apps/todo/contract'
import { todoApi } from '@/redux/apps/todo/contract'
import type { NewTask, TaskChange } from '@/redux/apps/todo/schema'
import { filters, tags, taskSchema } from '@/redux/apps/todo/schema'
import { now, refusal, startBackend } from '../../support/backend'

function start(clock = now) {
  const { api, axios, backend } = startBackend({ now: clock })
  const list = async (query: TaskListQuery = {}) => (await api.call(todoApi.list, { query })).tasks
  return {
    axios,
    backend,
    list,
    everything: async () => [await list({ sortBy: 'manual' }), await list({ filter: 'deleted', sortBy: 'manual' })],
    add: async (task: NewTask) => (await api.call(todoApi.add, { body: { task } })).task,
    update: async (task: TaskChange) => (await api.call(todoApi.update, { body: { task } })).task,
    remove: async (taskId: number) => (await api.call(todoApi.remove, { query: { taskId } })).task,
    counts: async () => (await api.call(todoApi.counts, {})).counts,
    reorder: async (taskId: number, targetTaskId: number) =>
      (await api.call(todoApi.reorder, { body: { taskId, targetTaskId } })).tasks,
    deleteForever: (taskIds: number[]) => api.call(todoApi.deleteForever, { body: { taskIds } }),
  }
}

const clocks = ['2026-11-18T10:00:00Z', '2028-02-29T23:59:30Z', '2027-01-01T00:00:10Z'].map(
  (text) => () => new Date(text),
)

describe('the sample tasks', () => {
  it.each(clocks)('hold every tag and flag, and people everybody knows (%#)', async (clock) => {
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

  it.each(clocks)('are due around today: some were, some are, some will be (%#)', async (clock) => {
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
  it('has all tasks that are not deleted, the latest first', async () => {
    const tasks = await start().list()
    expect(tasks.some(({ isDeleted }) => isDeleted)).toBe(false)
    const ids = tasks.map(({ id }) => id)
    expect(ids).toEqual(ids.toSorted((a, b) => b - a))
  })

  it('narrows by filter and tag together; an unknown tag is on no task, an unknown filter is none', async () => {
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

  it('finds a task by the day on which it is due', async () => {
    const { list, add } = start()
    const { id } = await add({ title: 'Tea', dueDate: '2026-11-07' })
    expect((await list({ q: '7 Nov' })).map((task) => task.id)).toContain(id)
    expect((await list({ q: '07 Nov' })).map((task) => task.id)).not.toContain(id)
  })

  it('answers 400 for an unknown order', async () => {
    const { axios } = start()
    expect(await refusal(axios.get('/apps/todo/tasks?sortBy=title'))).toMatchObject({ status: 400 })
  })
})

describe('POST /apps/todo/add-tasks', () => {
  it('answers 201 with the task, whose id is one above the highest', async () => {
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
    const task = {
      ...given,
      id: highest + 1,
      title: 'Buy tea',
      tags: ['low', 'team'],
      project: null,
      isCompleted: false,
      isDeleted: false,
      subtasks: [],
      repeat: 'none',
    }
    expect({ status, data }).toEqual({ status: 201, data: { task } })
    expect((await list())[0]).toEqual(task)
    expect((await list({ sortBy: 'manual' }))[0]).toEqual(task)
  })

  it('needs no more than a title', async () => {
    const task = await start().add({ title: 'Tea' })
    expect(task).toEqual({
      id: task.id,
      title: 'Tea',
      description: '',
      dueDate: null,
      assignee: null,
      tags: [],
      project: null,
      isCompleted: false,
      isDeleted: false,
      isImportant: false,
      subtasks: [],
      repeat: 'none',
    })
  })

  it('keeps the subtasks of a task until others are sent', async () => {
    const { add, update } = start()
    const subtasks = [{ title: 'Boil water', isCompleted: true }]
    const { id } = await add({ title: 'Tea', subtasks: [{ title: ' Boil water ', isCompleted: true }] })
    expect((await update({ id, title: 'Green tea' })).subtasks).toEqual(subtasks)
    expect((await update({ id, subtasks: [] })).subtasks).toEqual([])
  })

  it('takes an assignee without a picture', async () => {
    const { axios } = start()
    for (const assignee of [{ fullName: ' Kofi Boateng ' }, { fullName: 'Kofi Boateng', avatar: null }]) {
      const { data } = await axios.post<unknown>('/apps/todo/add-tasks', { task: { title: 'Tea', assignee } })
      expect(data).toMatchObject({ task: { assignee: { fullName: 'Kofi Boateng', avatar: '' } } })
    }
  })

  it.each([
    undefined,
    {},
    { title: 'not in an envelope' },
    { task: null },
    { task: 'Tea' },
    { task: {} },
    { task: { title: '   ' } },
    { task: { title: 5 } },
    { task: { title: 'x'.repeat(201) } },
    { task: { title: 'Tea', tags: ['urgent'] } },
    { task: { title: 'Tea', tags: 'low' } },
    { task: { title: 'Tea', dueDate: 'tomorrow' } },
    { task: { title: 'Tea', isCompleted: 'yes' } },
    { task: { title: 'Tea', assignee: { avatar: '' } } },
  ])('answers 400 for %o, and changes nothing', async (body) => {
    const { axios, everything } = start()
    const before = await everything()
    expect(await refusal(axios.post('/apps/todo/add-tasks', body))).toMatchObject({ status: 400 })
    expect(await everything()).toEqual(before)
  })

  it('names the wrong fields', async () => {
    const { axios } = start()
    const { error } = await refusal(axios.post('/apps/todo/add-tasks', { task: { title: '', dueDate: 'soon' } }))
    expect(Object.keys(error as object).sort()).toEqual(['dueDate', 'title'])
  })
})

describe('POST /apps/todo/update-task', () => {
  it('changes only the fields that are sent', async () => {
    const { axios, list, update } = start()
    const [first] = await list()
    const { status, data } = await axios.post<unknown>('/apps/todo/update-task', {
      task: { id: String(first!.id), isCompleted: true },
    })
    expect({ status, data }).toEqual({ status: 200, data: { task: { ...first, isCompleted: true } } })
    expect((await list())[0]).toEqual({ ...first, isCompleted: true })
    expect(await update({ id: first!.id, title: ' Tea ', dueDate: '', assignee: null })).toEqual({
      ...first,
      isCompleted: true,
      title: 'Tea',
      dueDate: null,
      assignee: null,
    })
  })

  it('brings a deleted task back', async () => {
    const { everything, list, update, remove } = start()
    const before = await everything()
    const { id } = (await list())[3]!
    await remove(id)
    expect(await update({ id, isDeleted: false })).toMatchObject({ id, isDeleted: false })
    expect(await everything()).toEqual(before)
  })

  it.each([
    [{ task: { id: 999, title: 'Tea' } }, 404],
    [{ task: { id: 'abc', title: 'Tea' } }, 404],
    [{ task: { title: 'Tea' } }, 400],
    [{ task: { id: 1, title: '' } }, 400],
    [{ task: { id: 1, tags: ['urgent'] } }, 400],
    [{ task: { id: 1, isImportant: null } }, 400],
    [{ id: 1, title: 'Tea' }, 400],
  ])('answers %o with %i, and changes nothing', async (body, status) => {
    const { axios, everything } = start()
    const before = await everything()
    expect(await refusal(axios.post('/apps/todo/update-task', body))).toMatchObject({ status })
    expect(await everything()).toEqual(before)
  })
})

describe('DELETE /apps/todo/delete-task', () => {
  it('is soft: the task moves to the deleted ones', async () => {
    const { axios, list } = start()
    const [first, ...others] = await list()
    const { status, data } = await axios.delete<unknown>('/apps/todo/delete-task', { params: { taskId: first!.id } })
    expect({ status, data }).toEqual({ status: 200, data: { task: { ...first, isDeleted: true } } })
    expect(await list()).toEqual(others)
    expect(await list({ filter: 'deleted' })).toContainEqual({ ...first, isDeleted: true })
  })

  it('answers 404 for a task that is not there, and 400 where none is named', async () => {
    const { axios } = start()
    const refused = (query: string) => refusal(axios.delete(`/apps/todo/delete-task${query}`))
    const missing = { status: 404, error: 'Task not found.' }
    for (const query of ['?taskId=999', '?taskId=abc']) expect(await refused(query)).toEqual(missing)
    for (const query of ['', '?taskId=']) expect((await refused(query)).status).toBe(400)
  })
})

describe('the additions', () => {
  it('counts the tasks of each view', async () => {
    const { list, counts } = start()
    const { tags: tagged, projects, all, ...views } = await counts()
    expect(all).toBe((await list()).length)
    for (const filter of filters) expect(views[filter]).toBe((await list({ filter })).length)
    for (const tag of tags) expect(tagged[tag]).toBe((await list({ tag })).length)
    for (const [project, count] of Object.entries(projects)) expect(count).toBe((await list({ project })).length)
    expect(Object.keys(projects)).toEqual(['project-1', 'project-2'])
  })

  it('keeps the order that tasks are dragged into, which begins with what is due first and ends with what is done', async () => {
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

  it('deletes for ever what is deleted, all of it or nothing', async () => {
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

  it('goes back to the sample tasks with a reset', async () => {
    const { backend, everything, reorder, remove, add } = start()
    const before = await everything()
    await reorder(1, 5)
    await remove(5)
    await add({ title: 'Tea' })
    backend.reset()
    expect(await everything()).toEqual(before)
  })
})
