// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Task } from '@/redux/apps/kanban/schema'
import { lanesOf } from '@/views/apps/kanban/lanes/lanes'
import { openBoard } from './openBoard'

const lane = (name: string) => screen.getByRole('region', { name: new RegExp(`^${name}`) })
// oxlint-disable-next-line testing-library/no-node-access -- only the name within the heading
const lanes = () => [...document.querySelectorAll('section > h2 bdi')].map((name) => name.textContent)

async function openLanes() {
  const view = await openBoard()
  await view.user.click(screen.getByRole('button', { name: 'People' }))
  return view
}

describe('the board by assignee', () => {
  it('has a lane for each, with their tasks by column', async () => {
    const { user, search, tasksOf } = await openLanes()
    expect(search()).toBe('?view=lanes')
    const tasks = await tasksOf()
    const names = new Set(tasks.flatMap(({ assignedTo }) => assignedTo.map(({ title }) => title)))
    expect(new Set(lanes().filter((name) => name !== 'Unassigned'))).toEqual(names)
    const { title, assignedTo } = tasks.find((task) => task.boardId === 'done' && task.assignedTo.length > 0)!
    const done = within(lane(assignedTo[0]!.title)).getByRole('list', { name: 'Tasks in Done' })
    expect(within(done).getByRole('link', { name: title })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Board' }))
    expect(search()).toBe('')
  })

  it('reassigns a task by its menu, and back by Undo', async () => {
    const { user, tasksOf } = await openLanes()
    const task = (await tasksOf()).find(({ assignedTo }) => assignedTo.length === 1)!
    const [from, to] = [task.assignedTo[0]!.title, lanes().find((name) => name !== task.assignedTo[0]!.title)!]
    const isWith = (name: string) => within(lane(name)).queryByRole('link', { name: task.title }) !== null
    await user.click(within(lane(from)).getByRole('button', { name: `Actions for “${task.title}”` }))
    await user.click(within(screen.getByRole('menu')).getByRole('menuitem', { name: to }))
    await waitFor(() => expect(isWith(to)).toBe(true))
    expect((await tasksOf()).find(({ id }) => id === task.id)?.assignedTo.map(({ title }) => title)).toEqual([to])
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(isWith(from)).toBe(true))
    expect((await tasksOf()).find(({ id }) => id === task.id)?.assignedTo).toEqual(task.assignedTo)
  })

  it('opens a task, and shows only the lane of a filtered person', async () => {
    const { user, tasksOf, search } = await openLanes()
    const task = (await tasksOf()).find(({ assignedTo }) => assignedTo.length > 0)!
    const name = task.assignedTo[0]!.title
    await user.click(screen.getByRole('button', { name: 'Filter by Assignee' }))
    await user.click(screen.getByRole('menuitemcheckbox', { name }))
    await waitFor(() => expect(lanes()).toEqual([name]))
    await user.click(within(lane(name)).getByRole('link', { name: task.title }))
    expect(search()).toContain(`task=${task.id}`)
  })
})

it('shows a shared task in each lane, and unassigned ones in the last', () => {
  const task = (id: number, ...names: string[]) =>
    ({ id, assignedTo: names.map((title) => ({ title, img: '' })) }) as unknown as Task
  const shown = new Map([
    ['todo', [task(1, 'Bo', 'Ada'), task(2)]],
    ['done', [task(3, 'Bo')]],
  ])
  const idsOf = (...only: string[]) =>
    lanesOf(shown, only, 'en').map(({ person, tasks }) => [
      person?.title,
      ...[...tasks.values()].map((column) => column.map(({ id }) => id)),
    ])
  expect(idsOf()).toEqual([
    ['Ada', [1], []],
    ['Bo', [1], [3]],
    [undefined, [2], []],
  ])
  expect(idsOf('Bo').slice(0, 1)).toEqual([['Bo', [1], [3]]])
  expect(idsOf('Bo', 'Ada').slice(0, 2)).toEqual([
    ['Ada', [1], []],
    ['Bo', [1], [3]],
  ])
})
