import { describe, expect, it } from 'vitest'
import { refusal } from '../../support/backend'
import { openKanban } from './open'

describe('an archived task', () => {
  it('is in the archive of its board only, and restored to its position', async () => {
    const { tasks, archived, archive, unarchive, activity } = openKanban()
    const before = await tasks()
    const [task] = await archive(2)
    expect(task?.archived).toEqual({ time: '2026-11-18T10:00:00.000Z', spaceId: 'main', column: 'TODO' })
    expect(await tasks()).toEqual(before.filter(({ id }) => id !== 2))
    expect((await archived()).map(({ id }) => id)).toEqual([2])
    expect(await archived('website')).toEqual([])
    expect(await unarchive(2)).toEqual([{ ...before.find(({ id }) => id === 2), archived: null }])
    expect((await tasks()).map(({ id }) => id)).toEqual(before.map(({ id }) => id))
    expect((await activity(2)).slice(0, 2).map(({ kind }) => kind)).toEqual(['unarchived', 'archived'])
  })

  it('is archived once, all or none, and read-only meanwhile', async () => {
    const { tasks, archived, archive, unarchive, updateTask, moveToColumn, reorder, duplicate } = openKanban()
    await archive(2)
    expect(await refusal(archive(3, 2))).toMatchObject({ status: 404 })
    expect((await tasks()).map(({ id }) => id)).toContain(3)
    expect(await refusal(unarchive(3))).toMatchObject({ status: 404 })
    const changes = [updateTask({ id: 2, title: 'Tea' }), moveToColumn(2, 'done'), reorder(3, 2), duplicate(2)]
    for (const change of changes) expect(await refusal(change)).toMatchObject({ status: 404 })
    expect((await archived())[0]).toMatchObject({ id: 2, boardId: 'todo' })
  })

  it('survives clearing or deleting its column, and is restored to the first remaining one', async () => {
    const { tasks, archived, archive, unarchive, clearTasks, deleteColumn } = openKanban()
    await archive(2)
    await clearTasks('todo')
    await deleteColumn('todo')
    expect((await archived()).map(({ id, archived: how }) => [id, how?.column])).toEqual([[2, 'TODO']])
    await unarchive(2)
    expect((await tasks()).find(({ id }) => id === 2)?.boardId).toBe('in-progress')
  })

  it('cannot be restored without columns', async () => {
    const { archived, archive, unarchive, deleteColumn } = openKanban()
    await archive(2)
    for (const id of ['todo', 'in-progress', 'done']) await deleteColumn(id)
    expect(await refusal(unarchive(2))).toMatchObject({ status: 404 })
    expect(await archived()).toHaveLength(1)
  })

  it('reserves its id, and is deleted forever unless undone', async () => {
    const { tasks, archived, archive, addTask, deleteTask, restoreTasks } = openKanban()
    const last = Math.max(...(await tasks()).map(({ id }) => id))
    await archive(last)
    expect((await addTask({ title: 'Tea', boardId: 'todo' })).id).toBe(last + 1)
    await deleteTask(last)
    expect(await archived()).toEqual([])
    await restoreTasks([last])
    expect((await archived()).map(({ id }) => id)).toEqual([last])
  })
})
