import { expect, it } from 'vitest'
import { chatApi } from '@/redux/apps/chat/contract'
import { badgesApi } from '@/redux/shell/badges/contract'
import { startBackend } from '../../support/backend'

it('counts the chats with unseen messages for the menu, before its rows are loaded and after', async () => {
  const { api, backend } = startBackend()
  const badge = async () => (await api.call(badgesApi.data, {})).badges['apps/chat']
  const before = await badge()
  const { chatsContacts } = await api.call(chatApi.overview, {})
  const unseen = chatsContacts.filter(({ chat }) => chat.unseenMsgs > 0)
  expect(before).toBe(unseen.length)
  expect(await badge()).toBe(unseen.length)
  await api.call(chatApi.open, { query: { id: unseen[0]!.id } })
  expect(await badge()).toBe(unseen.length - 1)
  backend.reset()
  expect(await badge()).toBe(unseen.length)
})
