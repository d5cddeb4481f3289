// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { routeAt } from '@/navigation/menu'
import { fetchBadges } from '@/redux/shell/badges/slice'
import { fetchCart, selectCartCount } from '@/redux/shell/cart/slice'
import { fetchNotifications } from '@/redux/shell/notifications/slice'
import type { Page } from '../support/renderPage'
import { renderPage } from '../support/renderPage'

function spoil({ client }: Page, isSpoiled: (url: string) => boolean, data: unknown): () => void {
  const inner = client.defaults.adapter as (config: object) => Promise<never>
  client.defaults.adapter = (config) =>
    isSpoiled(config.url ?? '')
      ? Promise.resolve({ data, status: 200, statusText: '', headers: {}, config })
      : inner(config)
  return () => {
    client.defaults.adapter = inner
  }
}

it("invalid responses to the shell's requests never break the page", async () => {
  const view = await renderPage('/apps/permissions', { shell: true })
  await screen.findByRole('heading', { level: 1 })
  const count = selectCartCount(view.store.getState())
  for (const answer of ['', null, [], {}, { products: [null], badges: [], notifications: {} }]) {
    const mend = spoil(view, (url) => /\/(cart|badges\/data|notifications\/data)$/.test(url), answer)
    const outcomes = await Promise.all([
      view.store.dispatch(fetchCart()),
      view.store.dispatch(fetchBadges(1)),
      view.store.dispatch(fetchNotifications()),
    ])
    for (const { payload } of outcomes) expect(payload).toMatchObject({ kind: 'wrongAnswer', status: 200 })
    mend()
  }
  expect(selectCartCount(view.store.getState())).toBe(count)
  await view.user.click(screen.getByRole('button', { name: /^Notifications/ }))
  await view.user.click(screen.getByRole('button', { name: /^Cart|in the cart/ }))
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible()
})

const pages = [
  ['/apps/email', '/apps/email/emails'],
  ['/apps/kanban', '/apps/kanban/boards'],
  ['/apps/todo', '/apps/todo/tasks'],
  ['/apps/chat', '/apps/chat/chats-and-contacts'],
  ['/apps/invoice/list', '/apps/invoice/invoices'],
] as const

it.each(pages.filter(([path]) => routeAt(path)))(
  '%s shows an error for an invalid response, and retries',
  async (path, call) => {
    const view = await renderPage('/apps/permissions')
    const mend = spoil(view, (url) => url === call, { data: [] })
    await view.router.navigate(path)
    expect(await screen.findByText('The server sent an unexpected response. Try again later.')).toBeVisible()
    mend()
    await view.user.click(screen.getByRole('button', { name: 'Try again' }))
    await expect
      .poll(() => screen.queryByText('The server sent an unexpected response. Try again later.'))
      .not.toBeInTheDocument()
  },
)
