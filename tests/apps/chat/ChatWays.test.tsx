// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderPage } from '../../support/renderPage'

async function openChats() {
  const view = await renderPage('/apps/chat')
  await screen.findByRole('list', { name: 'Chats' })
  return { ...view, link: (name: string) => screen.getByRole('link', { name: new RegExp(`^${name}`) }) }
}

describe('the shortcuts of the chat', () => {
  it('are listed by ?, with the switch for single keys', async () => {
    const { user } = await openChats()
    await user.keyboard('?')
    const sheet = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }))
    expect(sheet.getByText('Next chat')).toBeVisible()
    expect(sheet.getByRole('switch', { name: 'Single-key shortcuts' })).toBeChecked()
  })
})

describe('the context menu', () => {
  it('of a chat opens on right click', async () => {
    const { user, link } = await openChats()
    fireEvent.contextMenu(link('Kofi Boateng'))
    await user.click(screen.getByRole('menuitem', { name: 'Mute' }))
    expect(await screen.findByText('Kofi Boateng muted')).toBeVisible()
  })

  it('of a message opens on right click', async () => {
    const { user, link } = await openChats()
    await user.click(link('Kofi Boateng'))
    await screen.findByRole('log')
    const message = screen.getAllByRole('article').at(-2)!
    fireEvent.contextMenu(message)
    await user.click(screen.getByRole('menuitem', { name: 'Reply' }))
    expect(screen.getByText('Replying to Kofi Boateng')).toBeVisible()
  })
})

describe('a picture', () => {
  it('with another file type is rejected when dropped', async () => {
    const { user, link } = await openChats()
    await user.click(link('Kofi Boateng'))
    const form = await screen.findByRole('form', { name: 'Message to Kofi Boateng' })
    fireEvent.drop(form, { dataTransfer: { files: [new File(['x'], 'list.txt', { type: 'text/plain' })] } })
    expect(await screen.findByRole('alert')).toHaveTextContent('This file type isn’t supported')
  })
})
