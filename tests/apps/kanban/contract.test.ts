import { describe, expect, it } from 'vitest'
import { kanbanApi } from '@/redux/apps/kanban/contract'
import { ids, unique, useServer } from '../../contract/server'

const { api } = useServer()

describe('a column', () => {
  it('contains tasks, which move, and deletes them with it', async () => {
    const { board: column } = await api.call(kanbanApi.addBoard, { body: { data: { title: unique('Ideas') } } })
    const other = await api.call(kanbanApi.addBoard, { body: { data: { title: unique('Later') } } })
    const add = async (title: string) => {
      const { newTask } = await api.call(kanbanApi.addTask, { body: { data: { title, boardId: column.id } } })
      return newTask.id
    }
    const [first, second, third] = [await add('One'), await add('Two'), await add('Three')]
    const on = async (boardId: string) =>
      ids((await api.call(kanbanApi.tasks, { query: {} })).filter((task) => task.boardId === boardId))
    expect(await on(column.id)).toEqual([first, second, third])

    await api.call(kanbanApi.reorderTasks, { body: { data: { taskId: third, targetTaskId: first } } })
    expect(await on(column.id)).toEqual([third, first, second])

    await api.call(kanbanApi.updateTaskBoard, { body: { data: { taskId: first, newBoardId: other.board.id } } })
    expect(await on(column.id)).toEqual([third, second])
    expect(await on(other.board.id)).toEqual([first])

    await api.call(kanbanApi.clearTasks, { body: column.id })
    expect(await on(column.id)).toEqual([])
    expect((await api.call(kanbanApi.boards, { query: {} })).map(({ id }) => id)).toContain(column.id)

    await api.call(kanbanApi.deleteBoard, { body: other.board.id })
    expect(await on(other.board.id)).toEqual([])
    await api.call(kanbanApi.deleteBoard, { body: column.id })
    const left = (await api.call(kanbanApi.boards, { query: {} })).map(({ id }) => id)
    expect(left).not.toContain(column.id)
    expect(left).not.toContain(other.board.id)
  })
})
