import { emailApi } from '@/redux/apps/email/contract'
import type { Folder } from '@/redux/apps/email/schema'
import { folders } from '@/redux/apps/email/schema'
import type { startBackend } from '../../support/backend'

export type Api = ReturnType<typeof startBackend>['api']

export const kofi = { name: 'Kofi Boateng', email: 'kofi.boateng@voltacold.example' }

/** Newest first. */
export async function idsIn(api: Api, folder: Folder | 'starred') {
  return (await api.call(emailApi.list, { query: { folder } })).emails.map(({ id }) => id)
}

export async function allEmails(api: Api) {
  const lists = await Promise.all(folders.map((folder) => api.call(emailApi.list, { query: { folder } })))
  return lists.flatMap(({ emails }) => emails)
}

/** The newest inbox email whose subject contains `words`. */
export async function findEmail(api: Api, words: string) {
  const { emails } = await api.call(emailApi.list, { query: { q: words } })
  return emails[0]!
}
