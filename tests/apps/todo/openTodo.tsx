import { screen, within } from '@testing-library/react'
import { vi } from 'vitest'
import { renderPage } from '../../support/renderPage'

/** The clock of the sample backend, at which the page's own stands too. */
export const noon = new Date('2026-11-18T12:00:00')

/** The to-do app at an address, with ways to find its rows. */
export async function openTodo(path = '/apps/todo', options: Parameters<typeof renderPage>[1] = {}) {
  vi.useFakeTimers({ toFake: ['Date'], now: noon })
  const view = await renderPage(path, { backend: { now: () => new Date() }, ...options })
  const links = () => [...document.querySelectorAll<HTMLElement>('[data-task]')]
  const titles = () => links().map((link) => link.textContent)
  const row = (title: string | RegExp) =>
    links()
      .find((link) => (typeof title === 'string' ? link.textContent === title : title.test(link.textContent)))!
      .closest('li')!
  return {
    ...view,
    titles,
    row,
    inRow: (title: string | RegExp) => within(row(title)),
    address: () => view.router.state.location.pathname + view.router.state.location.search,
    lists: () => within(screen.getByRole('navigation', { name: 'Lists' })),
    /** Chooses an entry of a row's menu. */
    async choose(title: string | RegExp, entry: string | RegExp) {
      await view.user.click(within(row(title)).getByRole('button', { name: /^Actions for/ }))
      await view.user.click(screen.getByRole('menuitem', { name: entry }))
    },
    shown: () => screen.findByRole('list', { name: /tasks|Important|Completed|Deleted|High/ }),
  }
}
