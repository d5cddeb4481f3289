import { screen, within } from '@testing-library/react'
import { renderPage } from '../../support/renderPage'

export async function openPage(path = '/apps/chat', options = {}) {
  const view = await renderPage(path, options)
  await screen.findByRole('list', { name: 'Chats' })
  const list = (name = 'Chats') => screen.getByRole('list', { name })
  return {
    ...view,
    list,
    link: (name: string) => screen.getByRole('link', { name: new RegExp(`^${name}`) }),
    address: () => view.router.state.location.pathname + view.router.state.location.search,
  }
}

export async function openChatWith(name: string, options = {}) {
  const page = await openPage('/apps/chat', options)
  await page.user.click(page.link(name))
  const log = await screen.findByRole('log', { name: `Messages with ${name}` })
  const messages = () => within(screen.getByRole('log')).getAllByRole('article')
  const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: `Message ${name}` })
  async function write(text: string) {
    field().focus()
    await page.user.paste(text)
  }
  async function send(text: string) {
    await write(text)
    await page.user.keyboard('{Enter}')
  }
  return { ...page, log, messages, field, write, send }
}
