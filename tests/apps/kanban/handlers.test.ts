import { people } from '@fake-db/shell/people/people'
import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { activitySchema, labels, taskSchema } from '@/redux/apps/kanban/schema'
import { refusal } from '../../support/backend'
import { openKanban } from './open'

const clocks = ['2026-11-18T10:00:00Z', '2028-02-29T23:59:30Z', '2027-01-01T00:00:10Z'].map(
  (text) => () => new Date(text),
)

describe.each(clocks)('the sample board (%#)', (clock) => {
  it('has three columns, with at least thirty tasks', async () => {
    const { columns, tasks } = openKanban(clock)
    expect(await columns()).toEqual([
      { id: 'todo', title: 'TODO' },
      { id: 'in-progress', title: 'In Progress' },
      { id: 'done', title: 'Done' },
    ])
    const all = await tasks()
    expect(all.length).toBeGreaterThanOrEqual(30)
    for (const task of all) expect(taskSchema.parse(task)).toEqual(task)
    for (const { id } of await columns()) {
      expect(all.filter(({ boardId }) => boardId === id).length).toBeGreaterThan(5)
    }
    expect(new Set(all.flatMap((task) => task.labels))).toEqual(new Set(labels))
  })

  it('has existing pictures and known people', async () => {
    const all = await openKanban(clock).tasks()
    const pictures = all.flatMap(({ coverImage, attachments }) => [coverImage, ...attachments.map(({ img }) => img)])
    for (const picture of pictures) if (picture) expect(existsSync(`public${picture}`), picture).toBe(true)
    const faces = all.flatMap(({ comments, assignedTo }) => [
      ...comments.map(({ name, img }) => [name, img]),
      ...assignedTo.map(({ title, img }) => [title, img]),
    ])
    for (const [fullName, avatar] of faces) expect(people).toContainEqual(expect.objectContaining({ fullName, avatar }))
    for (const field of ['comments', 'attachments', 'assignedTo'] as const) {
      expect(all.some((task) => task[field].length > 1)).toBe(true)
    }
  })

  it('has activities that lead to its state', async () => {
    const { tasks, activity } = openKanban(clock)
    for (const task of await tasks()) {
      const entries = await activity(task.id)
      for (const entry of entries) expect(activitySchema.parse(entry)).toEqual(entry)
      const times = entries.map(({ time }) => Date.parse(time))
      expect(times).toEqual(times.toSorted((a, b) => b - a))
      expect(times[0]).toBeLessThan(clock().getTime())
      expect(entries.at(-1)?.kind).toBe('added')
      expect(entries.filter(({ kind }) => kind === 'commented')).toHaveLength(task.comments.length)
      const moved = entries.find((entry) => entry.kind === 'moved')
      expect(moved?.to).toBe({ todo: undefined, 'in-progress': 'In Progress', done: 'Done' }[task.boardId])
    }
  })
})

describe('POST /apps/kanban/reorder-tasks', () => {
  it("moves the task to the target's position, downwards and upwards", async () => {
    const { ids, reorder } = openKanban()
    const [a, b, c, ...others] = await ids()
    expect((await reorder(a!, c!)).map(({ id }) => id)).toEqual([b, c, a, ...others])
    expect((await reorder(a!, b!)).map(({ id }) => id)).toEqual([a, b, c, ...others])
    expect((await reorder(a!, a!)).map(({ id }) => id)).toEqual([a, b, c, ...others])
    expect(await ids()).toEqual([a, b, c, ...others])
  })

  it("changes to the target's column, and nothing else", async () => {
    const { tasks, reorder } = openKanban()
    const all = await tasks()
    const task = all.find(({ boardId }) => boardId === 'todo')!
    const target = all.findLast(({ boardId }) => boardId === 'done')!
    const after = await reorder(task.id, target.id)
    expect(after[all.indexOf(target)]).toEqual({ ...task, boardId: 'done' })
    expect(after).toHaveLength(all.length)
    expect(await tasks()).toEqual(after)
  })
})

describe('POST /apps/kanban/update-task-board', () => {
  it('moves the task to the end of its column', async () => {
    const { tasks, ids, moveToColumn } = openKanban()
    const before = await tasks()
    const after = await moveToColumn(2, 'done')
    expect(after).toEqual(await tasks())
    expect(after.find(({ id }) => id === 2)).toEqual({ ...before.find(({ id }) => id === 2), boardId: 'done' })
    expect((await ids('done')).at(-1)).toBe(2)
    const [first, ...others] = await ids('todo')
    expect([first, ...others]).not.toContain(2)
    await moveToColumn(first!, 'todo')
    expect(await ids('todo')).toEqual([...others, first])
  })
})

describe('POST /apps/kanban/add-task', () => {
  it('stores title, description and column; the rest is empty, and due in two days', async () => {
    const { axios, ids, tasks } = openKanban()
    const data = {
      id: 3,
      title: ' Tea ',
      description: ' Green ',
      boardId: 'done',
      labels: ['Bug'],
      dueDate: '2030-01-01',
    }
    const answer = await axios.post<unknown>('/apps/kanban/add-task', { data })
    const newTask = {
      id: Math.max(...(await ids()).slice(0, -1)) + 1,
      title: 'Tea',
      description: 'Green',
      boardId: 'done',
      labels: [],
      attachments: [],
      comments: [],
      assignedTo: [],
      dueDate: '2026-11-20T10:00:00.000Z',
    }
    expect([answer.status, answer.data]).toEqual([201, { newTask }])
    expect((await tasks()).at(-1)).toEqual(newTask)
  })
})

describe('POST /apps/kanban/add-board', () => {
  it('responds 201 with the column, at the end, with a unique id', async () => {
    const { axios, columns, addColumn } = openKanban()
    const { status, data } = await axios.post<unknown>('/apps/kanban/add-board', { data: { title: ' In Review ' } })
    expect([status, data]).toEqual([201, { board: { id: 'in-review', title: 'In Review' } }])
    expect(await addColumn('in review')).toEqual({ id: 'in-review-2', title: 'in review' })
    expect((await columns()).map(({ id }) => id)).toEqual(['todo', 'in-progress', 'done', 'in-review', 'in-review-2'])
  })
})

describe('POST /apps/kanban/update-task', () => {
  it('updates only sent fields', async () => {
    const { axios, tasks, updateTask } = openKanban()
    const before = (await tasks())[0]!
    const change = { id: 1, title: ' Tea ', labels: ['Bug', 'Own label', 'Bug'], coverImage: null }
    await axios.post('/apps/kanban/update-task', { data: change })
    const task = { ...before, title: 'Tea', labels: ['Bug', 'Own label'], coverImage: '' }
    expect((await tasks())[0]).toEqual(task)
    const comments = [{ name: 'Amara Mensah', img: '', comment: 'Green, please.' }]
    expect(await updateTask({ id: 1, comments, dueDate: '' })).toEqual({ ...task, comments, dueDate: null })
    expect(await updateTask({ id: 1, boardId: 'done' })).toMatchObject({ boardId: 'done', title: 'Tea' })
  })
})

describe('DELETE /apps/kanban/delete-board and clear-tasks', () => {
  it.each(['todo', '"todo"', ' todo '])('accept the bare id of the column, here %o', async (data) => {
    const { axios, columns, ids } = openKanban()
    const others = (await ids()).length - (await ids('todo')).length
    const cleared = await axios.delete<unknown>('/apps/kanban/clear-tasks', { data })
    expect([cleared.status, cleared.data]).toEqual([200, {}])
    expect(await ids('todo')).toEqual([])
    expect(await columns()).toHaveLength(3)
    const deleted = await axios.delete<unknown>('/apps/kanban/delete-board', { data })
    expect([deleted.status, deleted.data]).toEqual([200, {}])
    expect((await columns()).map(({ id }) => id)).toEqual(['in-progress', 'done'])
    expect(await ids()).toHaveLength(others)
  })

  it.each([
    [undefined, 400],
    ['""', 400],
    [{ boardId: 'todo' }, 400],
    ['nowhere', 404],
  ])('respond to %o with %i', async (data, status) => {
    const { axios } = openKanban()
    for (const call of ['delete-board', 'clear-tasks'])
      expect(await refusal(axios.delete(`/apps/kanban/${call}`, { data }))).toMatchObject({ status })
  })
})

describe('an invalid body', () => {
  it.each([
    ['reorder-tasks', { taskId: 1, targetTaskId: 999 }, 404],
    ['update-task-board', { taskId: 1, newBoardId: 'nowhere' }, 404],
    ['update-task-board', { taskId: 999, newBoardId: 'todo' }, 404],
    ['add-task', { title: ' ', boardId: 'todo' }, 400],
    ['add-task', { title: 'Tea', boardId: 'nowhere' }, 404],
    ['add-board', { title: ' ' }, 400],
    ['update-task', { id: 1, title: '' }, 400],
    ['update-task', { id: 1, dueDate: 'soon' }, 400],
    ['update-task', { id: 1, comments: [{ name: 'Amara Mensah', comment: '' }] }, 400],
    ['update-task', { id: 1, title: 'Tea', boardId: 'nowhere' }, 404],
    ['restore-tasks', { taskIds: [1] }, 404],
    ['update-board', { id: 'todo', title: '' }, 400],
    ['reorder-boards', { boardId: 'todo', targetBoardId: 'nowhere' }, 404],
    ['restore-board', { boardId: 'todo' }, 404],
  ])('POST %s with %o responds %i, and changes nothing', async (call, data, status) => {
    const { axios, everything } = openKanban()
    const before = await everything()
    expect(await refusal(axios.post(`/apps/kanban/${call}`, { data }))).toMatchObject({ status })
    expect(await everything()).toEqual(before)
  })
})
