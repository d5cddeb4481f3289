import { expect, it } from 'vitest'
import { emailApi } from '@/redux/apps/email/contract'
import { emailSchema } from '@/redux/apps/email/schema'
import { startBackend } from '../../support/backend'

it('receives a sample email: unread, on top of the inbox, and a different one each time', async () => {
  const { api } = startBackend()
  const before = await api.call(emailApi.list, { query: {} })
  const { email } = await api.call(emailApi.receive, {})
  expect(emailSchema.parse(email)).toEqual(email)
  const after = await api.call(emailApi.list, { query: {} })
  expect(after.emails[0]).toEqual(email)
  expect(after.emailsMeta.inbox).toBe(before.emailsMeta.inbox + 1)
  const subjects = new Set<string>()
  for (let count = 0; count < 10; count += 1) subjects.add((await api.call(emailApi.receive, {})).email.subject)
  expect(subjects.size).toBe(5)
})
