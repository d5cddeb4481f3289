import { screen, within } from '@testing-library/react'
import { vi } from 'vitest'
import { renderPage } from '../../support/renderPage'

export function giveRoom() {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(2000)
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(400)
}

export async function openMailbox(path = '/apps/email', options = {}) {
  const view = await renderPage(path, options)
  const list = await screen.findByRole('list', {
    name: /Inbox|Starred|Sent|Snoozed|Scheduled|Drafts|Archive|Spam|Trash|Company|Volta Cold|All emails/,
  })
  const row = (subject: RegExp) =>
    within(list)
      .getAllByRole('listitem')
      .find((item) => subject.test(item.textContent))!
  const link = (subject: RegExp) => within(row(subject)).getByRole('link', { name: subject })
  const address = () => view.router.state.location.pathname + view.router.state.location.search
  async function compose() {
    await view.user.keyboard('c')
    return screen.findByRole('dialog', { name: 'New email' })
  }
  return { ...view, list, row, link, address, compose }
}
