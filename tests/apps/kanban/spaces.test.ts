import { describe, expect, it } from 'vitest'
import { freeTaskId } from '@fake-db/apps/kanban/rules'
import { mainSpace } from '@/redux/apps/kanban/rules'
import type { Task } from '@/redux/apps/kanban/schema'
import { fetchKanban, moveTask, selectBoards, selectTasks } from '@/redux/apps/kanban/slice'
import { addSpace, deleteSpace, fetchSpaces, selectSpaces, updateSpace } from '@/redux/apps/kanban/spaceSlice'
import { refusal } from '../../support/backend'
import { openStore } from '../../support/openStore'
import { openKanban } from './open'

describe('a board', () => {
  it('defaults to the main one, whose columns have no board id', async () => {
    const { spaces, boards, tasks, addBoard } = openKanban()
    expect((await spaces()).map(({ id }) => id)).toEqual([mainSpace, 'website'])
    expect((await boards()).map(({ title }) => title)).toEqual(['TODO', 'In Progress', 'Done'])
    expect(await boards(mainSpace)).toEqual(await boards())
    expect(await addBoard('Review')).toEqual({ id: 'review', title: 'Review' })
    expect((await tasks()).map(({ id }) => id)).not.toContain(1001)
    expect(await refusal(tasks('nowhere'))).toMatchObject({ status: 404 })
    expect(await refusal(addBoard('Lost', 'nowhere'))).toMatchObject({ status: 404 })
  })

  it('has its own columns and tasks, with unique ids', async () => {
    const { makeSpace, boards, tasks, addTask, addBoard } = openKanban()
    const { id, boards: columns } = await makeSpace('Office move', 'TODO', 'Done')
    expect(columns.map((column) => column.title)).toEqual(['TODO', 'Done'])
    expect(columns.map((column) => column.id)).not.toContain('done')
    await addBoard('Later', id)
    expect((await boards(id)).map(({ title }) => title)).toEqual(['TODO', 'Done', 'Later'])
    const main = await tasks()
    const task = await addTask({ title: 'Order boxes', boardId: columns[0]!.id })
    expect(await tasks(id)).toEqual([task])
    expect(main.map((other) => other.id)).not.toContain(task.id)
    expect(await tasks()).toEqual(main)
    expect((await makeSpace('Office move')).id).not.toBe(id)
  })

  it('receives a task from another', async () => {
    const { spaces, moveToBoard, tasks } = openKanban()
    const [, website] = await spaces()
    const [column] = website!.boards
    expect((await moveToBoard(2, column!.id)).at(-1)).toMatchObject({ id: 2, boardId: column!.id })
    expect((await tasks()).map(({ id }) => id)).not.toContain(2)
    expect((await tasks('website')).at(-1)?.id).toBe(2)
  })

  it('is renamed, deleted and restored with its content; the main one stays', async () => {
    const { spaces, boards, tasks, renameSpace, removeSpace, restoreSpace, makeSpace } = openKanban()
    const before = await tasks('website')
    expect(await renameSpace('website', ' Our site ')).toMatchObject({ id: 'website', title: 'Our site' })
    const whole = await spaces()
    await removeSpace('website')
    expect((await spaces()).map(({ id }) => id)).toEqual([mainSpace])
    expect(await refusal(boards('website'))).toMatchObject({ status: 404 })
    // The id of a deleted board stays reserved, because it may be restored.
    expect((await makeSpace('Website')).id).not.toBe('website')
    await restoreSpace('website')
    expect((await spaces()).find(({ id }) => id === 'website')).toEqual(whole[1])
    expect(await tasks('website')).toEqual(before)
    expect(await refusal(restoreSpace('website'))).toMatchObject({ status: 404 })
    expect(await refusal(removeSpace(mainSpace))).toMatchObject({ status: 409 })
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
    expect(selectBoards(store.getState())).toEqual([])
    await asking
    expect(selectBoards(store.getState()).map(({ title }) => title)).toEqual(['Ideas', 'Writing', 'Online'])
    const [task] = selectTasks(store.getState())
    await store.dispatch(moveTask({ taskId: task!.id, boardId: 'todo', beforeId: null }))
    await settled()
    // The refetch after a write loads the board on screen.
    expect(selectBoards(store.getState()).map(({ title }) => title)).toEqual(['Ideas', 'Writing', 'Online'])
    expect(selectTasks(store.getState()).map(({ id }) => id)).not.toContain(task!.id)
  })

  it('rename and delete a board optimistically, and revert on failure', async () => {
    const { store, settled, breakCalls } = openStore()
    const titles = () => selectSpaces(store.getState()).map(({ title }) => title)
    await store.dispatch(fetchSpaces())
    await store.dispatch(addSpace({ title: 'Office move', columns: [] }))
    await settled()
    expect(titles()).toEqual(['Product', 'Website', 'Office move'])
    const renaming = store.dispatch(updateSpace({ id: 'website', title: 'Our site' }))
    expect(titles()).toEqual(['Product', 'Our site', 'Office move'])
    await renaming
    await settled()
    breakCalls((call) => !call.startsWith('GET'))
    const deleting = store.dispatch(deleteSpace('website'))
    expect(titles()).toEqual(['Product', 'Office move'])
    await deleting
    await settled()
    expect(titles()).toEqual(['Product', 'Our site', 'Office move'])
  })
})
