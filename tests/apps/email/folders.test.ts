import { describe, expect, it } from 'vitest'
import { emailApi } from '@/redux/apps/email/contract'
import type { Email } from '@/redux/apps/email/schema'
import { emailSchema } from '@/redux/apps/email/schema'
import { now, refusal, startBackend } from '../../support/backend'
import type { Api } from './emails'
import { findEmail, idsIn } from './emails'

async function emailWith(api: Api, id: number): Promise<Email> {
  const email = await api.call(emailApi.one, { query: { id } })
  expect(emailSchema.parse(email)).toEqual(email)
  return email
}

describe('the archive', () => {
  it('removes emails from the inbox and its count, but search finds them', async () => {
    const { api } = startBackend()
    const { emails, emailsMeta } = await api.call(emailApi.list, { query: {} })
    const unread = emails.find(({ isRead }) => !isRead)!
    expect(await api.call(emailApi.archive, { body: { emailIds: [unread.id] } })).toEqual({})
    expect(await idsIn(api, 'inbox')).toEqual(emails.map(({ id }) => id).filter((id) => id !== unread.id))
    expect(await idsIn(api, 'archive')).toEqual([unread.id])
    expect(await emailWith(api, unread.id)).toMatchObject({ folder: 'inbox', place: 'archive', isRead: false })
    const found = await api.call(emailApi.search, { query: { q: `subject:"${unread.subject}"` } })
    expect(found.emails.map(({ id }) => id)).toContain(unread.id)
    expect(found.emailsMeta.inbox).toBe(emailsMeta.inbox - 1)
  })

  it('has its own order, separate from the inbox', async () => {
    const { api } = startBackend()
    const [first, second, third, fourth] = await idsIn(api, 'inbox')
    await api.call(emailApi.archive, { body: { emailIds: [second!, fourth!] } })
    const after = async (id: number) => (await api.call(emailApi.neighbour, { query: { dir: 'next', emailId: id } })).id
    expect([await after(first!), await after(second!)]).toEqual([third, fourth])
    expect(await emailWith(api, fourth!)).toMatchObject({ hasPreviousMail: true, hasNextMail: false })
  })

  it('loses emails that are moved to any folder', async () => {
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

  it('returns a thread that receives a reply', async () => {
    const { api } = startBackend()
    const answered = await findEmail(api, 'Sensor 7')
    await api.call(emailApi.archive, { body: { emailIds: [answered.id] } })
    const { email } = await api.call(emailApi.receive, {})
    expect(email.replyTo).toBe(answered.id)
    expect((await idsIn(api, 'inbox')).slice(0, 1)).toEqual([email.id])
    expect(await idsIn(api, 'inbox')).toContain(answered.id)
    expect((await emailWith(api, answered.id)).replies.at(-1)?.id).toBe(email.id)
  })

  it('accepts only received emails, all or none', async () => {
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

function startClock() {
  let clock = now()
  return {
    ...startBackend({ now: () => clock }),
    in: (hours: number) => new Date(clock.getTime() + hours * 3_600_000).toISOString(),
    pass(hours: number) {
      clock = new Date(clock.getTime() + hours * 3_600_000)
    },
  }
}

describe('snoozed emails', () => {
  it('leave the inbox until their time, and then return to its top', async () => {
    const { api, in: inHours, pass } = startClock()
    const inbox = await idsIn(api, 'inbox')
    const oldest = inbox.at(-1)!
    const until = inHours(2)
    await api.call(emailApi.snooze, { body: { emailIds: [oldest], until } })
    expect(await idsIn(api, 'inbox')).toEqual(inbox.slice(0, -1))
    expect(await idsIn(api, 'snoozed')).toEqual([oldest])
    expect(await emailWith(api, oldest)).toMatchObject({ folder: 'inbox', place: 'snoozed', snoozedUntil: until })
    pass(2)
    expect(await idsIn(api, 'snoozed')).toEqual([])
    expect(await idsIn(api, 'inbox')).toEqual([oldest, ...inbox.slice(0, -1)])
    const { place, snoozedUntil } = await emailWith(api, oldest)
    expect([place, snoozedUntil]).toEqual([undefined, until])
  })

  it('can be snoozed again, and return when unsnoozed, moved or answered', async () => {
    const { api, in: inHours, pass } = startClock()
    const inbox = await idsIn(api, 'inbox')
    const [first] = inbox
    const snooze = (until: string | null) => api.call(emailApi.snooze, { body: { emailIds: [first!], until } })
    await snooze(inHours(1))
    await snooze(inHours(3))
    pass(2)
    expect(await idsIn(api, 'snoozed')).toEqual([first])
    await snooze(null)
    expect(await idsIn(api, 'inbox')).toEqual(inbox)
    expect(await emailWith(api, first!)).not.toHaveProperty('snoozedUntil')
    await snooze(inHours(1))
    await api.call(emailApi.updateMany, { body: { emailIds: [first!], dataToUpdate: { folder: 'inbox' } } })
    expect(await idsIn(api, 'inbox')).toEqual(inbox)
    const answered = await findEmail(api, 'Sensor 7')
    await api.call(emailApi.snooze, { body: { emailIds: [answered.id], until: inHours(1) } })
    await api.call(emailApi.receive, {})
    expect(await idsIn(api, 'snoozed')).toEqual([])
  })

  it('require a future time, and must be received', async () => {
    const { api, in: inHours } = startClock()
    const [[received], [sent]] = await Promise.all([idsIn(api, 'inbox'), idsIn(api, 'sent')])
    for (const body of [
      { emailIds: [received!], until: inHours(0) },
      { emailIds: [received!], until: 'tomorrow' },
      { emailIds: [received!, sent!], until: inHours(1) },
    ]) {
      expect((await refusal(api.call(emailApi.snooze, { body }))).status).toBe(400)
    }
    expect(await idsIn(api, 'snoozed')).toEqual([])
  })
})

describe('scheduled emails', () => {
  const body = { to: [{ name: '', email: 'admin@demo.com' }], subject: 'Later', message: '<p>Now.</p>' }

  it('wait, and are sent at their time, also to oneself', async () => {
    const { api, in: inHours, pass } = startClock()
    const [inbox, sent] = await Promise.all([idsIn(api, 'inbox'), idsIn(api, 'sent')])
    const { emailsMeta } = await api.call(emailApi.list, { query: {} })
    const sendAt = inHours(20)
    const { email } = await api.call(emailApi.send, { body: { ...body, sendAt } })
    expect(await emailWith(api, email.id)).toMatchObject({ place: 'scheduled', time: sendAt })
    expect(await idsIn(api, 'scheduled')).toEqual([email.id])
    expect([await idsIn(api, 'inbox'), await idsIn(api, 'sent')]).toEqual([inbox, sent])
    expect((await api.call(emailApi.list, { query: {} })).emailsMeta).toEqual(emailsMeta)
    pass(20)
    expect(await idsIn(api, 'scheduled')).toEqual([])
    expect(await idsIn(api, 'sent')).toEqual([email.id, ...sent])
    expect((await api.call(emailApi.list, { query: {} })).emails[0]).toMatchObject({ subject: 'Later', isRead: false })
    expect((await api.call(emailApi.list, { query: {} })).emailsMeta.inbox).toBe(emailsMeta.inbox + 1)
  })

  it('can be undone at any time, and become current drafts', async () => {
    const { api, in: inHours, pass } = startClock()
    const { email } = await api.call(emailApi.send, { body: { ...body, sendAt: inHours(20) } })
    pass(10)
    const draft = (await api.call(emailApi.unsend, { body: { emailId: email.id } })).email
    expect(draft).toMatchObject({ id: email.id, folder: 'draft', subject: 'Later', time: inHours(0) })
    pass(20)
    expect(await idsIn(api, 'sent')).not.toContain(email.id)
    expect((await api.call(emailApi.list, { query: { q: 'Later' } })).emails).toEqual([])
    const again = await api.call(emailApi.send, { body: { id: draft.id, sendAt: inHours(1) } })
    expect(await idsIn(api, 'scheduled')).toEqual([again.email.id])
  })

  it('belong to no thread yet, require a future time, and cannot be moved', async () => {
    const { api, in: inHours, pass } = startClock()
    const answered = await findEmail(api, 'Sensor 7')
    const parts = async () => (await emailWith(api, answered.id)).replies.length
    const { email } = await api.call(emailApi.send, { body: { ...body, replyTo: answered.id, sendAt: inHours(1) } })
    expect(await parts()).toBe(answered.replies.length)
    const move = { emailIds: [email.id], dataToUpdate: { folder: 'trash' as const } }
    expect((await refusal(api.call(emailApi.updateMany, { body: move }))).status).toBe(400)
    const over = await refusal(api.call(emailApi.send, { body: { ...body, sendAt: inHours(-1) } }))
    expect(over).toEqual({ status: 400, error: { sendAt: 'date' } })
    pass(1)
    expect(await parts()).toBe(answered.replies.length + 1)
  })
})
