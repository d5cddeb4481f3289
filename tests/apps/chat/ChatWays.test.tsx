// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderPage } from '../../support/renderPage'

async function openChats() {
  const view = await renderPage('/apps/chat')
  await screen.findByRole('list', { name: 'Chats' })
  return { ...view, link: (name: string) => screen.getByRole('link', { name: new RegExp(`^${name}`) }) }
}

describe('the keys of the chat', () => {
  it('are shown by ?, with the switch that turns off those of a single key', async () => {
    const { user } = await openChats()
    await user.keyboard('?')
    const sheet = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }))
    expect(sheet.getByText('Next chat')).toBeVisible()
    expect(sheet.getByRole('switch', { name: 'Single-key shortcuts' })).toBeChecked()
  })
})

describe('the right button', () => {
  it('opens the menu of a chat', async () => {
    const { user, link } = await openChats()
    fireEvent.contextMenu(link('Kofi Boateng'))
    await user.click(screen.getByRole('menuitem', { name: 'Mute' }))
    expect(await screen.findByText('Kofi Boateng muted')).toBeVisible()
  })

  it('opens the menu of a message', async () => {
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
  it('that is no picture is refused where it is dropped', async () => {
    const { user, link } = await openChats()
    await user.click(link('Kofi Boateng'))
    const form = await screen.findByRole('form', { name: 'Message to Kofi Boateng' })
    fireEvent.drop(form, { dataTransfer: { files: [new File(['x'], 'list.txt', { type: 'text/plain' })] } })
    expect(await screen.findByRole('alert')).toHaveTextContent('This file type isn’t supported')
  })
})
