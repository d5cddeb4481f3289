import { expect, it } from 'vitest'
import { emailApi } from '@/redux/apps/email/contract'
import { badgesApi } from '@/redux/shell/badges/contract'
import { startBackend } from '../../support/backend'

it('counts unread emails of the inbox for the menu, before and after its rows load', async () => {
  const { api, backend } = startBackend()
  const badge = async () => (await api.call(badgesApi.data, {})).badges['apps/email']
  const before = await badge()
  const { emails, emailsMeta } = await api.call(emailApi.list, { query: {} })
  expect(before).toBe(emailsMeta.inbox)
  expect(await badge()).toBe(emailsMeta.inbox)
  const unread = emails.find(({ isRead }) => !isRead)!
  await api.call(emailApi.updateMany, { body: { emailIds: [unread.id], dataToUpdate: { isRead: true } } })
  expect(await badge()).toBe(emailsMeta.inbox - 1)
  backend.reset()
  expect(await badge()).toBe(emailsMeta.inbox)
})
