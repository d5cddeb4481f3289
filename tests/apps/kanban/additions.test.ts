import { describe, expect, it } from 'vitest'
import { refusal } from '../../support/backend'
import { openKanban } from './open'

describe('a task', () => {
  it('is duplicated after its original, without comments', async () => {
    const { tasks, duplicate } = openKanban()
    const [first, ...others] = await tasks()
    const copy = { ...first, id: others.length + 2, comments: [] }
    expect(await duplicate(1)).toEqual(copy)
    expect(await tasks()).toEqual([first, copy, ...others])
  })

  it('is deleted, and restored to its position', async () => {
    const { tasks, deleteTask, restoreTasks } = openKanban()
    const before = await tasks()
    expect(await deleteTask(5)).toEqual({})
    expect(await tasks()).toEqual(before.filter(({ id }) => id !== 5))
    expect(await restoreTasks([5])).toEqual(before.filter(({ id }) => id === 5))
    expect(await tasks()).toEqual(before)
  })

  it('is not restored to a deleted column', async () => {
    const { tasks, deleteTask, deleteColumn, restoreTasks, restoreColumn } = openKanban()
    const task = (await tasks()).find(({ boardId }) => boardId === 'done')!
    await deleteTask(task.id)
    await deleteColumn('done')
    expect(await refusal(restoreTasks([task.id]))).toMatchObject({ status: 404 })
    expect(await tasks()).not.toContainEqual(task)
    const { tasks: restored } = await restoreColumn('done')
    expect(restored).not.toContainEqual(task)
    expect(await restoreTasks([task.id])).toEqual([task])
  })
})

describe('a column', () => {
  it('has a limit until it is removed, and keeps it when renamed', async () => {
    const { columns, limit, rename } = openKanban()
    expect(await limit('todo', 5)).toEqual({ id: 'todo', title: 'TODO', limit: 5 })
    expect(await rename('todo', ' Next up ')).toEqual({ id: 'todo', title: 'Next up', limit: 5 })
    expect(await limit('todo', null)).toEqual({ id: 'todo', title: 'Next up', limit: null })
    expect((await columns())[0]).toMatchObject({ limit: null })
    for (const wrong of [0, 1.5, 1000]) expect(await refusal(limit('todo', wrong))).toMatchObject({ status: 400 })
  })

  it('moves to the position of another', async () => {
    const { columns, reorderColumns } = openKanban()
    expect((await reorderColumns('todo', 'done')).map(({ id }) => id)).toEqual(['in-progress', 'done', 'todo'])
    expect((await columns()).map(({ id }) => id)).toEqual(['in-progress', 'done', 'todo'])
  })

  it('gets its cleared tasks back', async () => {
    const { everything, ids, clearTasks, restoreTasks } = openKanban()
    const before = await everything()
    const cleared = await ids('todo')
    await clearTasks('todo')
    await restoreTasks(cleared)
    expect(await everything()).toEqual(before)
  })

  it('is restored to its position, with the tasks deleted with it', async () => {
    const { columns, ids, deleteTask, deleteColumn, restoreColumn } = openKanban()
    const [first, ...others] = await ids('in-progress')
    await deleteTask(first!)
    await deleteColumn('in-progress')
    const { board: column, tasks } = await restoreColumn('in-progress')
    expect(column).toEqual({ id: 'in-progress', title: 'In Progress' })
    expect(tasks.map(({ id }) => id)).toEqual(others)
    expect(await ids('in-progress')).toEqual(others)
    expect((await columns()).map(({ id }) => id)).toEqual(['todo', 'in-progress', 'done'])
    expect(await refusal(restoreColumn('in-progress'))).toMatchObject({ status: 404 })
  })

  it('is restored completely, even after new tasks and a column with the same title', async () => {
    const { columns, tasks, ids, addColumn, addTask, deleteColumn, restoreColumn } = openKanban()
    const before = await ids()
    await deleteColumn('done')
    await addColumn('Done')
    for (const title of ['Tea', 'Coffee', 'Cocoa']) await addTask({ title, boardId: 'todo' })
    await restoreColumn('done')
    expect((await columns()).map(({ id }) => id)).toEqual(['todo', 'in-progress', 'done', 'done-2'])
    const after = await tasks()
    expect(after).toHaveLength(before.length + 3)
    expect(new Set(after.map(({ id }) => id)).size).toBe(after.length)
  })
})

describe('assignable people', () => {
  it('are the users, by name', async () => {
    const { people, tasks } = openKanban()
    const names = (await people()).map(({ title }) => title)
    expect(names).toHaveLength(50)
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b)))
    const assigned = (await tasks()).flatMap(({ assignedTo }) => assignedTo)
    for (const person of assigned) expect(await people()).toContainEqual(person)
  })
})

describe('the activity of a task', () => {
  it('grows with each change, newest first', async () => {
    const { addTask, moveToColumn, reorder, updateTask, rename, activity } = openKanban()
    const { id } = await addTask({ title: 'Tea', boardId: 'todo' })
    await moveToColumn(id, 'in-progress')
    await rename('done', 'Shipped')
    await reorder(id, 4)
    await moveToColumn(id, 'done')
    const comments = [{ name: 'Amara Mensah', img: '', comment: 'Green, please.' }]
    await updateTask({ id, title: 'Green tea', description: '', comments })
    const [base] = await activity(id)
    expect(base).toMatchObject({ taskId: id, name: 'Amara Mensah', time: '2026-11-18T10:00:00.000Z' })
    expect((await activity(id)).map(({ kind, ...entry }) => [kind, ...Object.values(entry).slice(5)])).toEqual([
      ['edited', ['title']],
      ['commented', 'Green, please.'],
      ['moved', 'In Progress', 'Shipped'],
      ['moved', 'TODO', 'In Progress'],
      ['added'],
    ])
  })

  it('is never inherited from a deleted task, nor its id', async () => {
    const { ids, activity, deleteTask, addTask } = openKanban()
    const last = Math.max(...(await ids()))
    expect((await activity(last)).length).toBeGreaterThan(1)
    await deleteTask(last)
    expect(await refusal(activity(last))).toMatchObject({ status: 404 })
    expect(await addTask({ title: 'Tea', boardId: 'todo' })).toMatchObject({ id: last + 1 })
    expect((await activity(last + 1)).map(({ kind }) => kind)).toEqual(['added'])
  })

  it('names the current user, if tokens are checked', async () => {
    const { axios, addTask, activity } = openKanban(undefined, { authorize: true })
    const credentials = { email: 'new@demo.com', username: 'newcomer', password: 'secret' }
    const { data } = await axios.post<{ accessToken: string }>('/jwt/register', credentials)
    axios.defaults.headers.common.Authorization = `Bearer ${data.accessToken}`
    const { id } = await addTask({ title: 'Tea', boardId: 'todo' })
    expect((await activity(id))[0]).toMatchObject({ name: 'newcomer', img: '' })
  })
})
