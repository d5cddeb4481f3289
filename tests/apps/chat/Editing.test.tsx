// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openChatWith } from './openChat'

type Opened = Awaited<ReturnType<typeof openChatWith>>

/** Searches the log only: the list of chats shows the last message, too. */
const messageOf = ({ messages }: Opened, text: string) =>
  waitFor(() => {
    const message = messages().find(({ textContent }) => textContent.includes(text))
    if (!message) throw new Error(`No message says "${text}".`)
    return message
  })

async function edit(chat: Opened, text: string) {
  const { user } = chat
  const message = await messageOf(chat, text)
  message.focus()
  await user.click(await within(message).findByRole('button', { name: 'More actions' }))
  await user.click(screen.getByRole('menuitem', { name: 'Edit message' }))
}

describe('an own message', () => {
  it('is edited, marked as edited, and restored by Undo', async () => {
    const chat = await openChatWith('Kofi Boateng')
    await chat.send('Helo there')
    await messageOf(chat, 'Helo there')
    await waitFor(() => expect(screen.queryByText('Sending')).toBeNull())
    await edit(chat, 'Helo there')
    const form = within(await screen.findByRole('dialog', { name: 'Edit message' }))
    const field = form.getByRole('textbox', { name: 'Message' })
    await chat.user.clear(field)
    await chat.user.click(form.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(field).toBeInvalid())
    await chat.user.type(field, 'Hello there')
    await chat.user.click(form.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await messageOf(chat, 'Hello there')).toHaveTextContent('edited')
    expect(await screen.findByText('Message edited')).toBeVisible()
    await chat.user.click(screen.getByRole('button', { name: 'Undo' }))
    await messageOf(chat, 'Helo there')
  })
})
