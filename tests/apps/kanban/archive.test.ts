import { describe, expect, it } from 'vitest'
import { kanbanApi } from '@/redux/apps/kanban/contract'
import {
  archiveTasks,
  deleteTask,
  fetchArchive,
  fetchKanban,
  restoreTasks,
  selectArchive,
  selectTasks,
  unarchiveTasks,
} from '@/redux/apps/kanban/slice'
import { refusal, startBackend } from '../../support/backend'
import { openStore } from '../../support/openStore'

function openArchive() {
  const { api } = startBackend()
  const data = <Content>(content: Content) => ({ body: { data: content } })
  return {
    api,
    data,
    tasks: () => api.call(kanbanApi.tasks, { query: {} }),
    archived: async (spaceId?: string) => (await api.call(kanbanApi.archive, { query: { spaceId } })).tasks,
    archive: async (...taskIds: number[]) => (await api.call(kanbanApi.archiveTasks, data({ taskIds }))).tasks,
    unarchive: async (...taskIds: number[]) => (await api.call(kanbanApi.unarchiveTasks, data({ taskIds }))).tasks,
    remove: (taskId: number) => api.call(kanbanApi.deleteTask, { query: { taskId } }),
    kindsOf: async (taskId: number) =>
      (await api.call(kanbanApi.activity, { query: { taskId } })).activity.map(({ kind }) => kind),
  }
}

describe('an archived task', () => {
  it('is off its board and in the archive of its space alone, and comes back to its place', async () => {
    const { tasks, archived, archive, unarchive, kindsOf } = openArchive()
    const before = await tasks()
    const [task] = await archive(2)
    expect(task?.archived).toEqual({ time: '2026-11-18T10:00:00.000Z', spaceId: 'main', column: 'TODO' })
    expect(await tasks()).toEqual(before.filter(({ id }) => id !== 2))
    expect((await archived()).map(({ id }) => id)).toEqual([2])
    expect(await archived('website')).toEqual([])
    expect(await unarchive(2)).toEqual([{ ...before.find(({ id }) => id === 2), archived: null }])
    expect((await tasks()).map(({ id }) => id)).toEqual(before.map(({ id }) => id))
    expect((await kindsOf(2)).slice(0, 2)).toEqual(['unarchived', 'archived'])
  })

  it('is archived once, all that are named or none, and changed by nothing while it is away', async () => {
    const { api, data, tasks, archived, archive, unarchive } = openArchive()
    await archive(2)
    expect(await refusal(archive(3, 2))).toMatchObject({ status: 404 })
    expect((await tasks()).map(({ id }) => id)).toContain(3)
    expect(await refusal(unarchive(3))).toMatchObject({ status: 404 })
    const changes = [
      api.call(kanbanApi.updateTask, data({ id: 2, title: 'Tea' })),
      api.call(kanbanApi.updateTaskBoard, data({ taskId: 2, newBoardId: 'done' })),
      api.call(kanbanApi.reorderTasks, data({ taskId: 3, targetTaskId: 2 })),
      api.call(kanbanApi.duplicateTask, data({ taskId: 2 })),
    ]
    for (const change of changes) expect(await refusal(change)).toMatchObject({ status: 404 })
    expect((await archived())[0]).toMatchObject({ id: 2, boardId: 'todo' })
  })

  it('stays when its column is cleared or deleted, and comes back to the first that is left', async () => {
    const { api, tasks, archived, archive, unarchive } = openArchive()
    await archive(2)
    await api.call(kanbanApi.clearTasks, { body: 'todo' })
    await api.call(kanbanApi.deleteBoard, { body: 'todo' })
    expect((await archived()).map(({ id, archived: how }) => [id, how?.column])).toEqual([[2, 'TODO']])
    await unarchive(2)
    expect((await tasks()).find(({ id }) => id === 2)?.boardId).toBe('in-progress')
  })

  it('has nowhere to go where no column is left', async () => {
    const { api, archived, archive, unarchive } = openArchive()
    await archive(2)
    for (const id of ['todo', 'in-progress', 'done']) await api.call(kanbanApi.deleteBoard, { body: id })
    expect(await refusal(unarchive(2))).toMatchObject({ status: 404 })
    expect(await archived()).toHaveLength(1)
  })

  it('keeps its id from others, and is deleted for good unless that is taken back', async () => {
    const { api, data, tasks, archived, archive, remove } = openArchive()
    const last = Math.max(...(await tasks()).map(({ id }) => id))
    await archive(last)
    const { newTask } = await api.call(kanbanApi.addTask, data({ title: 'Tea', boardId: 'todo' }))
    expect(newTask.id).toBe(last + 1)
    await remove(last)
    expect(await archived()).toEqual([])
    await api.call(kanbanApi.restoreTasks, data({ taskIds: [last] }))
    expect((await archived()).map(({ id }) => id)).toEqual([last])
  })
})

describe('the slice', () => {
  it('takes a task to the archive and back at once, and keeps the open archive up to date', async () => {
    const { store, settled } = openStore()
    const ids = () => selectTasks(store.getState()).map(({ id }) => id)
    const away = () => selectArchive(store.getState()).data?.tasks.map(({ id }) => id)
    await store.dispatch(fetchKanban())
    await store.dispatch(fetchArchive())
    const archiving = store.dispatch(archiveTasks([2, 3]))
    expect(ids()).not.toContain(2)
    await archiving
    await settled()
    expect(away()).toEqual(expect.arrayContaining([2, 3]))
    const returning = store.dispatch(unarchiveTasks([2]))
    expect(away()).toEqual([3])
    await returning
    await settled()
    expect(ids()).toContain(2)
    await store.dispatch(deleteTask(3))
    await settled()
    expect(away()).toEqual([])
    await store.dispatch(restoreTasks([3]))
    await settled()
    expect(away()).toEqual([3])
  })

  it('puts a task back that could not be archived', async () => {
    const { store, settled, breakCalls } = openStore()
    await store.dispatch(fetchKanban())
    const before = selectTasks(store.getState())
    breakCalls((call) => call.endsWith('/archive-tasks'))
    await store.dispatch(archiveTasks([2]))
    await settled()
    expect(selectTasks(store.getState())).toEqual(before)
  })
})
