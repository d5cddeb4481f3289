import { screen, within } from '@testing-library/react'
import { vi } from 'vitest'
import type { Task } from '@/redux/apps/kanban/schema'
import type { Page } from '../../support/renderPage'
import { renderPage } from '../../support/renderPage'

/** The board with three tasks per column: a tenth of the time of the thirty sample tasks. */
export async function openBoard(search = '') {
  Element.prototype.scrollIntoView = vi.fn<() => void>()
  const view = await renderPage('/access-control')
  const tasksOf = async () => (await view.client.get<Task[]>('/apps/kanban/tasks')).data
  const all = await tasksOf()
  for (const boardId of ['todo', 'in-progress', 'done'])
    for (const { id } of all.filter((task) => task.boardId === boardId).slice(3))
      await view.client.delete('/apps/kanban/delete-task', { params: { taskId: id } })
  await view.router.navigate(`/apps/kanban${search}`)
  await screen.findByRole('list', { name: 'Tasks in TODO', hidden: true })

  // Role queries would take seconds.
  /* oxlint-disable testing-library/no-node-access */
  const list = (column: string) => document.querySelector<HTMLElement>(`[aria-label="Tasks in ${column}"]`)!
  const links = (column: string) => [...list(column).querySelectorAll<HTMLElement>('[data-task] a')]
  const card = (title: string) =>
    [...document.querySelectorAll<HTMLElement>('[data-task]')].find(
      (row) => row.querySelector('a')?.textContent === title,
    )!
  const head = (column: string) => list(column).closest('section')!.querySelector<HTMLElement>('header')!
  /* oxlint-enable testing-library/no-node-access */

  async function choose(box: HTMLElement, item: string | RegExp) {
    await view.user.click(within(box).getByRole('button', { name: /^Actions for/ }))
    await view.user.click(within(screen.getByRole('menu')).getByRole('menuitem', { name: item }))
  }
  return {
    ...view,
    tasksOf,
    list,
    card,
    titles: (column: string) => links(column).map((link) => link.textContent),
    link: (title: string) => within(card(title)).getByRole('link'),
    columns: () =>
      screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent.replace(/\d.*$/, '')),
    column: (title: string) => screen.getByRole('region', { name: new RegExp(`^${title}`) }),
    search: () => view.router.state.location.search,
    chooseFor: (task: string, item: string | RegExp) => choose(card(task), item),
    chooseIn: (column: string, item: string | RegExp) => choose(head(column), item),
  }
}

/** Picks up the focused card or column. dnd-kit's KeyboardSensor listens to further keys from the next task on. */
export async function pickUp(user: Page['user']) {
  await user.keyboard(' ')
  await screen.findByText(/^Picked up /)
  await new Promise((resolve) => setTimeout(resolve))
}
