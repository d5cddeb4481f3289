import { statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { emailApi } from '@/redux/apps/email/contract'
import type { Email } from '@/redux/apps/email/schema'
import { emailSchema, folders, labels } from '@/redux/apps/email/schema'
import { refusal, startBackend } from '../../support/backend'

type Api = ReturnType<typeof startBackend>['api']

async function idsIn(api: Api, folder: Email['folder'] | 'starred') {
  return (await api.call(emailApi.list, { query: { folder } })).emails.map(({ id }) => id)
}

async function everyMail(api: Api) {
  const lists = await Promise.all(folders.map((folder) => api.call(emailApi.list, { query: { folder } })))
  return lists.flatMap(({ emails }) => emails)
}

async function inboxMail(api: Api, subject: string) {
  const { emails } = await api.call(emailApi.list, { query: { q: subject } })
  return emails[0]!
}

describe.each([
  ['at ten in the morning', '2026-11-18T10:00:00Z'],
  ['a minute after midnight on the first of March', '2027-03-01T00:01:00Z'],
  ['at the end of a leap year', '2028-12-31T23:59:30Z'],
])('the sample mails %s', (_, clock) => {
  const start = () => startBackend({ now: () => new Date(clock) })

  it('are more than sixty in all five folders, as the schema says', async () => {
    const mails = await everyMail(start().api)
    expect(mails.length).toBeGreaterThan(60)
    for (const mail of mails) expect(emailSchema.parse(mail)).toEqual(mail)
    expect(new Set(mails.map(({ folder }) => folder)).size).toBe(5)
    expect(new Set(mails.flatMap((mail) => mail.labels))).toEqual(new Set(labels))
    expect(mails.some(({ isStarred }) => isStarred)).toBe(true)
    for (const { id, replies } of mails) {
      expect(new Set([id, ...replies.map((reply) => reply.id)]).size).toBe(1 + replies.length)
    }
    expect(mails.some(({ replies }) => replies.length >= 9)).toBe(true)
  })

  it('were all written before now, and an answer after what it answers', async () => {
    for (const mail of await everyMail(start().api)) {
      const times = [mail.time, ...mail.replies.map(({ time }) => time)]
      expect(times).toEqual(times.toSorted())
      expect(times.at(-1)! < new Date(clock).toISOString()).toBe(true)
    }
  })

  it('stand newest first, and keep their ids whatever the clock', async () => {
    const { emails } = await start().api.call(emailApi.list, { query: {} })
    const times = emails.map(({ time }) => time)
    expect(times).toEqual(times.toSorted().toReversed())
    const today = await startBackend().api.call(emailApi.list, { query: {} })
    const byId = (list: Email[]) => Object.fromEntries(list.map(({ id, subject }) => [id, subject]))
    expect(byId(emails)).toEqual(byId(today.emails))
  })
})

describe('attachments', () => {
  it('are files that one can open, as large as they say', async () => {
    const mails = await everyMail(startBackend().api)
    const attachments = mails.flatMap((mail) => [mail, ...mail.replies].flatMap((part) => part.attachments))
    expect(attachments.length).toBeGreaterThan(10)
    for (const { url, thumbnail, size } of attachments) {
      expect(statSync(`public${thumbnail}`).isFile()).toBe(true)
      if (url.startsWith('data:')) expect((await (await fetch(url)).arrayBuffer()).byteLength).toBe(size)
      // Pictures are rendered anew now and then.
      else expect(statSync(`public${url}`).size / size).toBeCloseTo(1, 1)
    }
  })
})

describe('the list of mails', () => {
  it('is the inbox unless told otherwise, with the counts for the folders', async () => {
    const { api } = startBackend()
    const { emails, emailsMeta } = await api.call(emailApi.list, { query: {} })
    expect(new Set(emails.map(({ folder }) => folder))).toEqual(new Set(['inbox']))
    expect(emailsMeta).toEqual({
      inbox: emails.filter(({ isRead }) => !isRead).length,
      draft: (await idsIn(api, 'draft')).length,
      spam: (await api.call(emailApi.list, { query: { folder: 'spam' } })).emails.filter(({ isRead }) => !isRead)
        .length,
    })
    expect(emailsMeta.inbox).toBeGreaterThan(0)
    expect(emailsMeta.spam).toBeGreaterThan(0)
  })

  it.each(folders)('%s holds its own mails only', async (folder) => {
    const { emails } = await startBackend().api.call(emailApi.list, { query: { folder } })
    expect(emails.length).toBeGreaterThan(0)
    expect(emails.every((mail) => mail.folder === folder)).toBe(true)
  })

  it('starred leaves out the trash', async () => {
    const { emails } = await startBackend().api.call(emailApi.list, { query: { folder: 'starred' } })
    expect(emails.length).toBeGreaterThan(0)
    expect(emails.every(({ isStarred, folder }) => isStarred && folder !== 'trash')).toBe(true)
    expect(new Set(emails.map(({ folder }) => folder)).size).toBeGreaterThan(1)
  })

  it.each(labels)('the label %s narrows the folder', async (label) => {
    const { emails } = await startBackend().api.call(emailApi.list, { query: { label } })
    expect(emails.length).toBeGreaterThan(0)
    expect(emails.every((mail) => mail.folder === 'inbox' && mail.labels.includes(label))).toBe(true)
  })

  it('q finds by the sender’s name and the subject, without regard to case', async () => {
    const { api } = startBackend()
    const { emails } = await api.call(emailApi.list, { query: {} })
    for (const q of ['  WANJIRU kamau ', 'INVOICE 5014']) {
      const expected = emails.filter(({ from, subject }) =>
        [from.name, subject].some((text) => text.toLowerCase().includes(q.trim().toLowerCase())),
      )
      expect(expected.length).toBeGreaterThan(0)
      expect((await api.call(emailApi.list, { query: { q } })).emails).toEqual(expected)
    }
    expect((await api.call(emailApi.list, { query: { q: 'voltacold.example' } })).emails).toEqual([])
  })

  it('takes empty parameters for their defaults, and ignores those it does not know', async () => {
    const { axios, api } = startBackend()
    const { data } = await axios.get<unknown>('/apps/email/emails', {
      params: { q: '', folder: '', label: '', page: 7 },
    })
    expect(data).toEqual(await api.call(emailApi.list, { query: {} }))
  })

  it('refuses an unknown folder, and matches no mail with an unknown label', async () => {
    const { axios } = startBackend()
    expect((await refusal(axios.get('/apps/email/emails?folder=attic'))).status).toBe(400)
    const { data } = await axios.get<{ emails: Email[] }>('/apps/email/emails?label=wizard')
    expect(data.emails).toEqual([])
  })

  it('tells of each mail whether there is one before and after it in its own folder', async () => {
    const { api } = startBackend()
    const { emails } = await api.call(emailApi.list, { query: {} })
    expect(emails.map(({ hasPreviousMail }) => hasPreviousMail)).toEqual(emails.map((_, index) => index > 0))
    expect(emails.map(({ hasNextMail }) => hasNextMail)).toEqual(emails.map((_, index) => index < emails.length - 1))
    const [starred] = (await api.call(emailApi.list, { query: { folder: 'starred' } })).emails
    expect(starred).toEqual(await api.call(emailApi.one, { query: { id: starred!.id } }))
  })

  it('hands out copies', async () => {
    const { api } = startBackend()
    const { emails } = await api.call(emailApi.list, { query: {} })
    emails[0]!.labels.push('private')
    emails[0]!.from.name = 'Changed'
    expect((await api.call(emailApi.list, { query: {} })).emails[0]).not.toEqual(emails[0])
  })
})

describe('one mail', () => {
  it('is answered itself, by an id in figures or in text, and is not read by that', async () => {
    const { axios, api } = startBackend()
    const unread = (await api.call(emailApi.list, { query: {} })).emails.find(({ isRead }) => !isRead)!
    for (const id of [unread.id, String(unread.id)]) {
      expect((await axios.get('/apps/email/get-email', { params: { id } })).data).toEqual(unread)
    }
  })

  it('is a 400 without an id', async () => {
    const { axios } = startBackend()
    for (const params of [{}, { id: '' }]) {
      expect((await refusal(axios.get('/apps/email/get-email', { params }))).status).toBe(400)
    }
  })

  it.each([0, 9999, 'seven', '1.5', -1])('is a 404 for the id %j', async (id) => {
    const { axios } = startBackend()
    expect((await refusal(axios.get('/apps/email/get-email', { params: { id } }))).status).toBe(404)
  })

  it('keeps hostile HTML as it was sent', async () => {
    const { message } = await inboxMail(startBackend().api, 'survive this')
    for (const part of ['<script>', 'javascript:', 'onerror=', '<form', '<iframe', 'https://pixel.']) {
      expect(message).toContain(part)
    }
  })
})

describe('going from mail to mail', () => {
  it('next leads through the folder to the oldest, previous back to the newest', async () => {
    const { api } = startBackend()
    const ids = await idsIn(api, 'inbox')
    const walked = [ids[0]!]
    for (;;) {
      const query = { dir: 'next', emailId: walked.at(-1)! } as const
      const mail = await api.call(emailApi.neighbour, { query })
      walked.push(mail.id)
      if (!mail.hasNextMail) break
    }
    expect(walked).toEqual(ids)
    const back = await api.call(emailApi.neighbour, { query: { dir: 'previous', emailId: ids[1]! } })
    expect(back).toMatchObject({ id: ids[0], hasPreviousMail: false, hasNextMail: true })
  })

  it('ends with a 404 at both ends, and for an unknown mail', async () => {
    const { api, axios } = startBackend()
    const ids = await idsIn(api, 'inbox')
    for (const params of [
      { dir: 'previous', emailId: ids[0] },
      { dir: 'next', emailId: ids.at(-1) },
      { dir: 'next', emailId: 9999 },
    ]) {
      expect((await refusal(axios.get('/apps/email/paginate-email', { params }))).status).toBe(404)
    }
    expect((await refusal(axios.get('/apps/email/paginate-email', { params: { dir: 'next' } }))).status).toBe(400)
  })

  it.each([{ dir: 'up' }, {}])('is a 400 for the direction %j', async (params) => {
    const { axios } = startBackend()
    expect((await refusal(axios.get('/apps/email/paginate-email', { params: { emailId: 1, ...params } }))).status).toBe(
      400,
    )
  })
})
