import { describe, expect, it } from 'vitest'
import { chatApi } from '@/redux/apps/chat/contract'
import { refusal } from '../../support/backend'
import { unique, useServer } from '../../contract/server'

const { api } = useServer()

describe('a chat', () => {
  it('starts with the first message, and moves to the top with each', async () => {
    const { contacts, profileUser } = await api.call(chatApi.overview, {})
    const contact = contacts.at(-1)
    if (!contact) throw new Error('This server has no contacts to write to.')
    const message = unique('Hello')
    const sent = await api.call(chatApi.send, { body: { obj: { contact: contact.id, message } } })
    expect(sent.newMessageData).toMatchObject({ message, senderId: profileUser.id })
    const [top] = (await api.call(chatApi.overview, {})).chatsContacts
    expect(top).toMatchObject({ id: contact.id, chat: { lastMessage: { message } } })

    const { chat } = await api.call(chatApi.open, { query: { id: contact.id } })
    expect(chat?.unseenMsgs).toBe(0)
    expect(chat?.messages.at(-1)).toMatchObject({ message })
    const blank = api.call(chatApi.send, { body: { obj: { contact: contact.id, message: ' \n ' } } })
    expect((await refusal(blank)).status).toBe(400)
  })
})
