import { expect, it } from 'vitest'
import { chatApi } from '@/redux/apps/chat/contract'
import { fetchOverview, openChat } from '@/redux/apps/chat/slice'
import { badgesApi } from '@/redux/shell/badges/contract'
import { selectWrites } from '@/redux/shell/badges/slice'
import { startBackend } from '../../support/backend'
import { openStore } from '../../support/openStore'

function startChat() {
  const { api, backend } = startBackend()
  const badge = async () => (await api.call(badgesApi.data, {})).badges['apps/chat']
  return { api, backend, badge }
}

it('counts unread messages for the menu as the rows do, before and after they load', async () => {
  const { api, backend, badge } = startChat()
  const before = await badge()
  const { chatsContacts } = await api.call(chatApi.overview, {})
  const unseen = chatsContacts.filter(({ chat, isMuted }) => chat.unseenMsgs > 0 && !isMuted)
  const total = unseen.reduce((sum, { chat }) => sum + chat.unseenMsgs, 0)
  expect(total).toBeGreaterThan(unseen.length)
  expect(before).toBe(total)
  expect(await badge()).toBe(total)
  const first = unseen[0]!
  await api.call(chatApi.updateContact, { body: { id: first.id, isMuted: true } })
  expect(await badge()).toBe(total - first.chat.unseenMsgs)
  await api.call(chatApi.updateContact, { body: { id: first.id, isMuted: false } })
  await api.call(chatApi.open, { query: { id: first.id } })
  expect(await badge()).toBe(total - first.chat.unseenMsgs)
  backend.reset()
  expect(await badge()).toBe(total)
})

it('never counts a reply in the open chat', async () => {
  const { api, badge } = startChat()
  const { id } = (await api.call(chatApi.overview, {})).chatsContacts.find(({ isMuted }) => !isMuted)!
  await api.call(chatApi.open, { query: { id } })
  const before = await badge()
  await api.call(chatApi.answer, { body: { id, isRead: true } })
  expect(await badge()).toBe(before)
  await api.call(chatApi.answer, { body: { id } })
  expect(await badge()).toBe(before! + 1)
})

it('is refetched when an unread chat is opened, and not for others', async () => {
  const { store } = openStore()
  const { chatsContacts } = await store.dispatch(fetchOverview()).unwrap()
  const [unseen, seen] = [true, false].map((wanted) =>
    chatsContacts.find(({ chat }) => chat.unseenMsgs > 0 === wanted)!,
  )
  await store.dispatch(openChat(seen!.id))
  expect(selectWrites(store.getState())).toBe(0)
  await store.dispatch(openChat(unseen!.id))
  expect(selectWrites(store.getState())).toBe(1)
})
