// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openChatWith } from './openChat'

type Opened = Awaited<ReturnType<typeof openChatWith>>

async function editLast({ user, messages }: Opened) {
  const message = messages().at(-1)!
  message.focus()
  await user.click(await within(message).findByRole('button', { name: 'More for this message' }))
  await user.click(screen.getByRole('menuitem', { name: 'Edit message' }))
}

describe('one’s own message', () => {
  it('is changed, says so, and Undo takes it back', async () => {
    const chat = await openChatWith('Kofi Boateng')
    await chat.send('Helo there')
    await waitFor(() => expect(chat.messages().at(-1)).toHaveTextContent('Helo there'))
    await waitFor(() => expect(screen.queryByText('Sending')).toBeNull())
    await editLast(chat)
    const form = within(await screen.findByRole('dialog', { name: 'Edit message' }))
    const field = form.getByRole('textbox', { name: 'Message' })
    await chat.user.clear(field)
    await chat.user.click(form.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(field).toBeInvalid())
    await chat.user.type(field, 'Hello there')
    await chat.user.click(form.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByText('Hello there')).toBeVisible()
    expect(await screen.findByText('edited')).toBeVisible()
    expect(await screen.findByText('Message changed')).toBeVisible()
    await chat.user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('Helo there')).toBeVisible()
  })
})
