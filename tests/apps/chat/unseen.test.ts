import { expect, it } from 'vitest'
import { chatApi } from '@/redux/apps/chat/contract'
import { fetchOverview, openChat } from '@/redux/apps/chat/slice'
import { badgesApi } from '@/redux/shell/badges/contract'
import { selectWrites } from '@/redux/shell/badges/slice'
import { startBackend } from '../../support/backend'
import { openStore } from '../../support/openStore'

it('counts unread chats for the menu, before and after its rows load', async () => {
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
