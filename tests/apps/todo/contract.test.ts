import { describe, expect, it } from 'vitest'
import { todoApi } from '@/redux/apps/todo/contract'
import { ids, unique, useServer } from '../../contract/server'

const { api } = useServer()

describe('a to-do task', () => {
  it('is added, found, updated, deleted and restored', async () => {
    const title = unique('Ring the plumber')
    const { task } = await api.call(todoApi.add, { body: { task: { title, tags: ['low'] } } })
    expect(task).toMatchObject({ title, tags: ['low'], isCompleted: false, isDeleted: false, isImportant: false })
    const find = async (filter?: 'important' | 'deleted') => {
      const { tasks } = await api.call(todoApi.list, { query: { q: title, ...(filter && { filter }) } })
      return ids(tasks)
    }
    expect(await find()).toEqual([task.id])

    await api.call(todoApi.update, { body: { task: { id: task.id, isImportant: true } } })
    expect(await find('important')).toEqual([task.id])

    expect((await api.call(todoApi.remove, { query: { taskId: task.id } })).task.isDeleted).toBe(true)
    expect(await find()).toEqual([])
    expect(await find('important')).toEqual([])
    expect(await find('deleted')).toEqual([task.id])

    await api.call(todoApi.update, { body: { task: { id: task.id, isDeleted: false } } })
    expect(await find()).toEqual([task.id])
  })
})
