import { describe, expect, it } from 'vitest'
import { freeTaskId } from '@fake-db/apps/kanban/rules'
import { mainBoard } from '@/redux/apps/kanban/rules'
import type { Task } from '@/redux/apps/kanban/schema'
import { fetchKanban, moveTask, selectColumns, selectTasks } from '@/redux/apps/kanban/slice'
import { addBoard, deleteBoard, fetchBoards, selectBoards, updateBoard } from '@/redux/apps/kanban/boardSlice'
import { refusal } from '../../support/backend'
import { openStore } from '../../support/openStore'
import { openKanban } from './open'

describe('a board', () => {
  it('defaults to the main one, whose columns have no board id', async () => {
    const { boards, columns, tasks, addColumn } = openKanban()
    expect((await boards()).map(({ id }) => id)).toEqual([mainBoard, 'website'])
    expect((await columns()).map(({ title }) => title)).toEqual(['TODO', 'In Progress', 'Done'])
    expect(await columns(mainBoard)).toEqual(await columns())
    expect(await addColumn('Review')).toEqual({ id: 'review', title: 'Review' })
    expect((await tasks()).map(({ id }) => id)).not.toContain(1001)
    expect(await refusal(tasks('nowhere'))).toMatchObject({ status: 404 })
    expect(await refusal(addColumn('Lost', 'nowhere'))).toMatchObject({ status: 404 })
  })

  it('has its own columns and tasks, with unique ids', async () => {
    const { addBoard, columns, tasks, addTask, addColumn } = openKanban()
    const { id, boards: created } = await addBoard('Office move', 'TODO', 'Done')
    expect(created.map(({ title }) => title)).toEqual(['TODO', 'Done'])
    expect(created.map((column) => column.id)).not.toContain('done')
    await addColumn('Later', id)
    expect((await columns(id)).map(({ title }) => title)).toEqual(['TODO', 'Done', 'Later'])
    const main = await tasks()
    const task = await addTask({ title: 'Order boxes', boardId: created[0]!.id })
    expect(await tasks(id)).toEqual([task])
    expect(main.map((other) => other.id)).not.toContain(task.id)
    expect(await tasks()).toEqual(main)
    expect((await addBoard('Office move')).id).not.toBe(id)
  })

  it('receives a task from another', async () => {
    const { boards, moveToColumn, tasks } = openKanban()
    const [, website] = await boards()
    const [column] = website!.boards
    expect((await moveToColumn(2, column!.id)).at(-1)).toMatchObject({ id: 2, boardId: column!.id })
    expect((await tasks()).map(({ id }) => id)).not.toContain(2)
    expect((await tasks('website')).at(-1)?.id).toBe(2)
  })

  it('is renamed, deleted and restored with its content; the main one stays', async () => {
    const { boards, columns, tasks, renameBoard, deleteBoard, restoreBoard, addBoard } = openKanban()
    const before = await tasks('website')
    expect(await renameBoard('website', ' Our site ')).toMatchObject({ id: 'website', title: 'Our site' })
    const whole = await boards()
    await deleteBoard('website')
    expect((await boards()).map(({ id }) => id)).toEqual([mainBoard])
    expect(await refusal(columns('website'))).toMatchObject({ status: 404 })
    // The id of a deleted board stays reserved, because it may be restored.
    expect((await addBoard('Website')).id).not.toBe('website')
    await restoreBoard('website')
    expect((await boards()).find(({ id }) => id === 'website')).toEqual(whole[1])
    expect(await tasks('website')).toEqual(before)
    expect(await refusal(restoreBoard('website'))).toMatchObject({ status: 404 })
    expect(await refusal(deleteBoard(mainBoard))).toMatchObject({ status: 409 })
  })

  it('numbers its tasks itself, and skips taken ids', () => {
    const ids = new Set([1, 2, 3, 1001])
    const tasks = [...ids].map((id) => ({ id }) as Task)
    expect(freeTaskId(tasks.slice(0, 2), ids)).toBe(4)
    expect(freeTaskId([], ids)).toBe(4)
    expect(freeTaskId(tasks.slice(3), ids)).toBe(1002)
  })
})

describe('the slices', () => {
  it('contain one board at a time, and nothing of the previous one', async () => {
    const { store, settled } = openStore()
    await store.dispatch(fetchKanban())
    const asking = store.dispatch(fetchKanban('website'))
    expect(selectColumns(store.getState())).toEqual([])
    await asking
    expect(selectColumns(store.getState()).map(({ title }) => title)).toEqual(['Ideas', 'Writing', 'Online'])
    const [task] = selectTasks(store.getState())
    await store.dispatch(moveTask({ taskId: task!.id, boardId: 'todo', beforeId: null }))
    await settled()
    // The refetch after a write loads the board on screen.
    expect(selectColumns(store.getState()).map(({ title }) => title)).toEqual(['Ideas', 'Writing', 'Online'])
    expect(selectTasks(store.getState()).map(({ id }) => id)).not.toContain(task!.id)
  })

  it('rename and delete a board optimistically, and revert on failure', async () => {
    const { store, settled, breakCalls } = openStore()
    const titles = () => selectBoards(store.getState()).map(({ title }) => title)
    await store.dispatch(fetchBoards())
    await store.dispatch(addBoard({ title: 'Office move', columns: [] }))
    await settled()
    expect(titles()).toEqual(['Product', 'Website', 'Office move'])
    const renaming = store.dispatch(updateBoard({ id: 'website', title: 'Our site' }))
    expect(titles()).toEqual(['Product', 'Our site', 'Office move'])
    await renaming
    await settled()
    breakCalls((call) => !call.startsWith('GET'))
    const deleting = store.dispatch(deleteBoard('website'))
    expect(titles()).toEqual(['Product', 'Office move'])
    await deleting
    await settled()
    expect(titles()).toEqual(['Product', 'Our site', 'Office move'])
  })
})
