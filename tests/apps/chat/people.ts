import { chatApi } from '@/redux/apps/chat/contract'
import type { startBackend } from '../../support/backend'

export type Api = ReturnType<typeof startBackend>['api']

export async function overview(api: Api) {
  return api.call(chatApi.overview, {})
}

export async function withChat(api: Api) {
  const { chatsContacts } = await overview(api)
  return chatsContacts[3]!
}

export async function withoutChat(api: Api) {
  const { contacts, chatsContacts } = await overview(api)
  return contacts.find(({ id }) => !chatsContacts.some((contact) => contact.id === id))!
}

export async function messagesWith(api: Api, id: number) {
  return (await api.call(chatApi.open, { query: { id } })).chat?.messages ?? null
}
