import { describe, expect, it } from 'vitest'
import { emailApi } from '@/redux/apps/email/contract'
import type { Email, Place } from '@/redux/apps/email/schema'
import { emailSchema } from '@/redux/apps/email/schema'
import { refusal, startBackend } from '../../support/backend'

type Api = ReturnType<typeof startBackend>['api']

async function idsIn(api: Api, folder: Place | 'starred') {
  return (await api.call(emailApi.list, { query: { folder } })).emails.map(({ id }) => id)
}

async function mailWith(api: Api, id: number): Promise<Email> {
  const email = await api.call(emailApi.one, { query: { id } })
  expect(emailSchema.parse(email)).toEqual(email)
  return email
}

describe('the archive', () => {
  it('takes mails out of the inbox and its count, and a search still finds them', async () => {
    const { api } = startBackend()
    const { emails, emailsMeta } = await api.call(emailApi.list, { query: {} })
    const unread = emails.find(({ isRead }) => !isRead)!
    expect(await api.call(emailApi.archive, { body: { emailIds: [unread.id] } })).toEqual({})
    expect(await idsIn(api, 'inbox')).toEqual(emails.map(({ id }) => id).filter((id) => id !== unread.id))
    expect(await idsIn(api, 'archive')).toEqual([unread.id])
    expect(await mailWith(api, unread.id)).toMatchObject({ folder: 'inbox', place: 'archive', isRead: false })
    const found = await api.call(emailApi.search, { query: { q: `subject:"${unread.subject}"` } })
    expect(found.emails.map(({ id }) => id)).toContain(unread.id)
    expect(found.emailsMeta.inbox).toBe(emailsMeta.inbox - 1)
  })

  it('has neighbours of its own, and leaves none behind in the inbox', async () => {
    const { api } = startBackend()
    const [first, second, third, fourth] = await idsIn(api, 'inbox')
    await api.call(emailApi.archive, { body: { emailIds: [second!, fourth!] } })
    const after = async (id: number) => (await api.call(emailApi.neighbour, { query: { dir: 'next', emailId: id } })).id
    expect([await after(first!), await after(second!)]).toEqual([third, fourth])
    expect(await mailWith(api, fourth!)).toMatchObject({ hasPreviousMail: true, hasNextMail: false })
  })

  it('lets go of what is moved, wherever to', async () => {
    const { api } = startBackend()
    const [first, second] = await idsIn(api, 'inbox')
    const inbox = await idsIn(api, 'inbox')
    await api.call(emailApi.archive, { body: { emailIds: [first!, second!] } })
    const move = (emailId: number, folder: 'inbox' | 'trash') =>
      api.call(emailApi.updateMany, { body: { emailIds: [emailId], dataToUpdate: { folder } } })
    await move(first!, 'inbox')
    await move(second!, 'trash')
    expect(await idsIn(api, 'archive')).toEqual([])
    await move(second!, 'inbox')
    expect(await idsIn(api, 'inbox')).toEqual(inbox)
  })

  it('gives a conversation back that goes on', async () => {
    const { api } = startBackend()
    const [answered] = (await api.call(emailApi.list, { query: { q: 'Sensor 7' } })).emails
    await api.call(emailApi.archive, { body: { emailIds: [answered!.id] } })
    const { email } = await api.call(emailApi.receive, {})
    expect(email.replyTo).toBe(answered!.id)
    expect((await idsIn(api, 'inbox')).slice(0, 1)).toEqual([email.id])
    expect(await idsIn(api, 'inbox')).toContain(answered!.id)
    expect((await mailWith(api, answered!.id)).replies.at(-1)?.id).toBe(email.id)
  })

  it('takes only what came in, all of it or none', async () => {
    const { api } = startBackend()
    const [[received], [sent], [draft]] = await Promise.all([
      idsIn(api, 'inbox'),
      idsIn(api, 'sent'),
      idsIn(api, 'draft'),
    ])
    for (const [other, status] of [
      [sent!, 400],
      [draft!, 400],
      [9999, 404],
    ] as const) {
      const refused = await refusal(api.call(emailApi.archive, { body: { emailIds: [received!, other] } }))
      expect(refused.status).toBe(status)
    }
    expect(await idsIn(api, 'archive')).toEqual([])
  })
})
