import { describe, expect, it } from 'vitest'
import { chatApi } from '@/redux/apps/chat/contract'
import { ownId } from '@/redux/apps/chat/schema'
import { now, refusal, startBackend } from '../../support/backend'

function open() {
  const { api, axios } = startBackend()
  const send = async (message: string) =>
    (await api.call(chatApi.send, { body: { obj: { contact: 3, message } } })).newMessageData
  const messages = async () => (await api.call(chatApi.open, { query: { id: 3 } })).chat!.messages
  const change = (messageId: number, message: string) =>
    api.call(chatApi.updateMessage, { body: { id: 3, messageId, message } })
  return { axios, send, messages, change }
}

describe('POST /apps/chat/update-msg', () => {
  it('updates the text of an own message in place, with the time of the edit', async () => {
    const { send, messages, change } = open()
    const first = await send('Helo')
    await send('Are you there?')
    const before = await messages()
    const { chat } = await change(first.id, '  Hello ')
    const changed = { ...first, message: 'Hello', editedAt: now().toISOString() }
    expect(chat.messages).toEqual(before.map((message) => (message.id === first.id ? changed : message)))
    expect(await messages()).toEqual(chat.messages)
  })

  it("rejects other people's and unknown messages, and empty text", async () => {
    const { axios, send, messages, change } = open()
    const own = await send('Hello')
    const before = await messages()
    const others = before.find(({ senderId }) => senderId !== ownId)!
    expect(await refusal(change(others.id, 'Mine now'))).toEqual({ status: 400, error: { messageId: 'choice' } })
    expect(await refusal(change(own.id, '  '))).toEqual({ status: 400, error: { message: 'required' } })
    expect((await refusal(change(own.id, 'x'.repeat(10_001)))).status).toBe(400)
    expect((await refusal(change(999_999, 'Nowhere'))).status).toBe(404)
    const elsewhere = axios.post('/apps/chat/update-msg', { id: 4, messageId: own.id, message: 'Elsewhere' })
    expect((await refusal(elsewhere)).status).toBe(404)
    expect(await messages()).toEqual(before)
  })

  it('allows a picture without text', async () => {
    const { axios, change } = open()
    const image = { url: '/images/covers/cover-03.svg', name: 'Cover', width: 10, height: 10 }
    const obj = { contact: 3, message: 'Look', image }
    const { data } = await axios.post<{ newMessageData: { id: number } }>('/apps/chat/send-msg', { obj })
    const { chat } = await change(data.newMessageData.id, '')
    expect(chat.messages.at(-1)).toMatchObject({ message: '', image })
  })
})
