import { screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, vi } from 'vitest'
import { renderPage } from '../../support/renderPage'

/** The time of the sample backend and of the page. */
const noon = new Date('2026-11-18T12:00:00')

export async function openTodo(path = '/apps/todo', options: Parameters<typeof renderPage>[1] = {}) {
  vi.useFakeTimers({ toFake: ['Date'], now: noon })
  onTestFinished(() => void vi.useRealTimers())
  const view = await renderPage(path, { backend: { now: () => new Date() }, ...options })
  // Role queries would take seconds.
  // oxlint-disable-next-line testing-library/no-node-access
  const links = () => [...document.querySelectorAll<HTMLElement>('[data-task]')]
  const titles = () => links().map((link) => link.textContent)
  function row(title: string) {
    const link = links().find(({ textContent }) => textContent === title)!
    return link.closest('li')!
  }
  return {
    ...view,
    titles,
    row,
    address: () => view.router.state.location.pathname + view.router.state.location.search,
    lists: () => within(screen.getByRole('navigation', { name: 'Lists' })),
    async choose(title: string, entry: string | RegExp) {
      await view.user.click(within(row(title)).getByLabelText(/^Actions for/))
      await view.user.click(within(screen.getByRole('menu', { hidden: true })).getByText(entry))
    },
    shown: () => waitFor(() => expect(links()).not.toEqual([])),
  }
}

export async function openList(path = '/apps/todo') {
  const view = await openTodo(path)
  await view.shown()
  return view
}
