import { describe, expect, it } from 'vitest'
import { emailApi } from '@/redux/apps/email/contract'
import type { Email } from '@/redux/apps/email/schema'
import { now, refusal, startBackend } from '../../support/backend'
import { allEmails, findEmail, idsIn, kofi } from './emails'

describe('sending', () => {
  const send = '/apps/email/send-email'

  it('responds 201 with the email, which is then in Sent', async () => {
    const { axios, api } = startBackend()
    const { status, data } = await axios.post<{ email: Email }>(send, {
      to: [kofi],
      subject: ' Two minutes ',
      message: '<p>It is a <b>setting</b>.</p><script>kept()</script>',
    })
    expect(status).toBe(201)
    expect(data.email).toMatchObject({
      from: { name: 'Amara Mensah', email: 'admin@demo.com' },
      to: [kofi],
      subject: 'Two minutes',
      message: '<p>It is a <b>setting</b>.</p><script>kept()</script>',
      folder: 'sent',
      isRead: true,
      time: now().toISOString(),
    })
    expect((await idsIn(api, 'sent'))[0]).toBe(data.email.id)
    expect((await idsIn(api, 'inbox')).includes(data.email.id)).toBe(false)
  })

  it('accepts an address without a name, and file sizes as number or text', async () => {
    const { axios } = startBackend()
    const file = { fileName: 'a.txt', url: 'data:text/plain,hello', size: '5' }
    const { data } = await axios.post<{ email: Email }>(send, {
      bcc: [{ email: ' someone@far.example ' }],
      attachments: [file],
    })
    expect(data.email.bcc).toEqual([{ name: '', email: 'someone@far.example' }])
    expect(data.email.attachments).toEqual([{ ...file, thumbnail: '', size: 5 }])
  })

  it.each([
    ['nobody', {}, 'to'],
    ['half an address', { to: [{ name: 'Kofi', email: 'kofi@' }] }, 'to.0.email'],
    ['an empty address', { to: [kofi], cc: [{ email: '' }] }, 'cc.0.email'],
    ['too long a subject', { to: [kofi], subject: 'x'.repeat(251) }, 'subject'],
  ])('rejects %s at its field, and stores nothing', async (_, body, field) => {
    const { axios, api } = startBackend()
    const before = await allEmails(api)
    const { status, error } = await refusal(axios.post(send, body))
    expect([status, Object.keys(error as object)]).toEqual([400, [field]])
    expect(await allEmails(api)).toEqual(before)
  })

  it('puts an email to oneself into the inbox as well, unread and without its bcc', async () => {
    const { api } = startBackend()
    const { emailsMeta } = await api.call(emailApi.list, { query: {} })
    const body = { subject: 'Note', bcc: [{ name: '', email: 'ADMIN@demo.com' }] }
    const { email } = await api.call(emailApi.send, { body })
    const after = await api.call(emailApi.list, { query: {} })
    expect(after.emails[0]).toMatchObject({ subject: 'Note', bcc: [], isRead: false, folder: 'inbox' })
    expect(after.emails[0]!.id).not.toBe(email.id)
    expect(after.emailsMeta.inbox).toBe(emailsMeta.inbox + 1)
  })

  it('adds a reply to its thread, and a reply to the reply, too', async () => {
    const { api } = startBackend()
    const { id, replies } = await findEmail(api, 'Sensor 7')
    const { email } = await api.call(emailApi.send, { body: { to: [kofi], replyTo: id, message: 'One' } })
    expect(email.replyTo).toBe(id)
    const second = await api.call(emailApi.send, { body: { to: [kofi], replyTo: email.id, message: 'Two' } })
    expect(second.email.replyTo).toBe(id)
    const thread = await api.call(emailApi.one, { query: { id } })
    expect(thread.replies.slice(replies.length).map(({ message }) => message)).toEqual(['One', 'Two'])
    expect((await idsIn(api, 'sent')).slice(0, 2)).toEqual([second.email.id, email.id])
  })

  it.each([{ replyTo: 9999 }, { id: 9999 }, { id: 'x' }])('is a 404 for %j', async (wrong) => {
    const { axios } = startBackend()
    expect((await refusal(axios.post(send, { to: [kofi], ...wrong }))).status).toBe(404)
  })

  it('sends a draft, with the sent fields', async () => {
    const { api } = startBackend()
    const { emails } = await api.call(emailApi.list, { query: { folder: 'draft' } })
    const draft = emails.find(({ to }) => to.length > 0)!
    const { email } = await api.call(emailApi.send, { body: { id: draft.id, subject: 'Finished' } })
    expect(email).toMatchObject({ id: draft.id, folder: 'sent', to: draft.to, message: draft.message })
    expect(email.subject).toBe('Finished')
    expect(await idsIn(api, 'draft')).not.toContain(draft.id)
    expect((await refusal(api.call(emailApi.send, { body: { id: draft.id } }))).status).toBe(404)
  })
})

describe('undoing a sent email', () => {
  it("restores the draft, and removes it from its thread and one's own inbox", async () => {
    const { api } = startBackend()
    const { id, replies } = await findEmail(api, 'Sensor 7')
    const inbox = await idsIn(api, 'inbox')
    const to = [kofi, { name: '', email: 'admin@demo.com' }]
    const sent = await api.call(emailApi.send, { body: { to, replyTo: id, subject: 'Too early' } })
    expect(await idsIn(api, 'inbox')).toHaveLength(inbox.length + 1)
    const { email } = await api.call(emailApi.unsend, { body: { emailId: sent.email.id } })
    expect(email).toMatchObject({ id: sent.email.id, folder: 'draft', to, subject: 'Too early', replyTo: id })
    expect(await idsIn(api, 'sent')).not.toContain(email.id)
    expect(await idsIn(api, 'inbox')).toEqual(inbox)
    expect((await api.call(emailApi.one, { query: { id } })).replies).toEqual(replies)
  })

  it('works if the copy in the inbox is gone', async () => {
    const { api } = startBackend()
    const body = { to: [{ name: '', email: 'admin@demo.com' }] }
    const { email } = await api.call(emailApi.send, { body })
    const [copy] = await idsIn(api, 'inbox')
    await api.call(emailApi.removeMany, { body: { emailIds: [copy!] } })
    await expect(api.call(emailApi.unsend, { body: { emailId: email.id } })).resolves.toBeDefined()
  })

  it('is a 400 for a received email', async () => {
    const { api } = startBackend()
    const [received] = await idsIn(api, 'inbox')
    expect((await refusal(api.call(emailApi.unsend, { body: { emailId: received! } }))).status).toBe(400)
  })
})

describe('drafts', () => {
  it('are created with 201 and may be incomplete', async () => {
    const { axios, api } = startBackend()
    const { emailsMeta } = await api.call(emailApi.list, { query: {} })
    const { status, data } = await axios.post<{ email: Email }>('/apps/email/save-draft', {
      to: [{ email: 'kofi@' }],
      message: '<p>Half a',
    })
    expect(status).toBe(201)
    expect(data.email).toMatchObject({ folder: 'draft', to: [{ name: '', email: 'kofi@' }], subject: '', isRead: true })
    expect((await api.call(emailApi.list, { query: {} })).emailsMeta.draft).toBe(emailsMeta.draft + 1)
  })

  it('are updated with 200: only sent fields, and the time', async () => {
    let clock = now()
    const { axios } = startBackend({ now: () => clock })
    const first = { to: [kofi], subject: 'One' }
    const { data } = await axios.post<{ email: Email }>('/apps/email/save-draft', first)
    clock = new Date(clock.getTime() + 60_000)
    const again = await axios.post<{ email: Email }>('/apps/email/save-draft', { id: data.email.id, subject: 'Two' })
    expect(again.status).toBe(200)
    expect(again.data.email).toEqual({ ...data.email, subject: 'Two', time: clock.toISOString() })
  })

  it('are a 404 for an id without a draft, and for an unknown thread', async () => {
    const { api } = startBackend()
    const [received] = await idsIn(api, 'inbox')
    for (const body of [{ id: received! }, { id: 9999 }, { replyTo: 9999 }]) {
      expect((await refusal(api.call(emailApi.saveDraft, { body }))).status).toBe(404)
    }
  })

  it('are no replies to themselves', async () => {
    const { api } = startBackend()
    const { email } = await api.call(emailApi.saveDraft, { body: { subject: 'Loop' } })
    const body = { id: email.id, replyTo: email.id }
    expect((await refusal(api.call(emailApi.saveDraft, { body }))).status).toBe(400)
  })
})

it('never reuse the id of a deleted email', async () => {
  const { api } = startBackend()
  const addDraft = async () => (await api.call(emailApi.saveDraft, { body: {} })).email.id
  const id = await addDraft()
  await api.call(emailApi.removeMany, { body: { emailIds: [id] } })
  expect(await addDraft()).not.toBe(id)
})
