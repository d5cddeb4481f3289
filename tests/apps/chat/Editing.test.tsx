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
    const field = await screen.findByRole('textbox', { name: 'Message' })
    await waitFor(() => expect(field).toHaveFocus())
    await chat.user.clear(field)
    await chat.user.keyboard('{Enter}')
    expect(field).toBeInvalid()
    await chat.user.keyboard('Hello there{Enter}')
    expect(field).not.toBeInTheDocument()
    expect(await messageOf(chat, 'Hello there')).toHaveFocus()
    expect(await messageOf(chat, 'Hello there')).toHaveTextContent('edited')
    expect(await screen.findByText('Message edited')).toBeVisible()
    await chat.user.click(screen.getByRole('button', { name: 'Undo' }))
    await messageOf(chat, 'Helo there')
  })
  it('is edited by ArrowUp in the empty composer; Escape cancels', async () => {
    const chat = await openChatWith('Kofi Boateng')
    await chat.send('Helo again')
    await waitFor(() => expect(screen.queryByText('Sending')).toBeNull())
    await chat.write('A draft')
    await chat.user.keyboard('{ArrowUp}')
    expect(screen.queryByRole('textbox', { name: 'Message' })).toBeNull()
    await chat.user.clear(chat.field())
    await chat.user.keyboard('{ArrowUp}')
    const field = screen.getByRole('textbox', { name: 'Message' })
    expect(field).toHaveValue('Helo again')
    await chat.user.keyboard('!{Escape}')
    expect(field).not.toBeInTheDocument()
    expect(chat.field()).toHaveFocus()
    expect(await messageOf(chat, 'Helo again')).not.toHaveTextContent('!')
  })
})
