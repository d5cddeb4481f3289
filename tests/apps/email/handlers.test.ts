import { statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { emailApi } from '@/redux/apps/email/contract'
import type { Email } from '@/redux/apps/email/schema'
import { emailSchema, labels } from '@/redux/apps/email/schema'
import { refusal, startBackend } from '../../support/backend'
import { allEmails, findEmail, idsIn } from './emails'

describe.each([
  ['at ten in the morning', '2026-11-18T10:00:00Z'],
  ['a minute after midnight on the first of March', '2027-03-01T00:01:00Z'],
  ['at the end of a leap year', '2028-12-31T23:59:30Z'],
])('the sample emails %s', (_, clock) => {
  const start = () => startBackend({ now: () => new Date(clock) })

  it('are more than sixty in all five folders, and match the schema', async () => {
    const emails = await allEmails(start().api)
    expect(emails.length).toBeGreaterThan(60)
    for (const email of emails) expect(emailSchema.parse(email)).toEqual(email)
    expect(new Set(emails.map(({ folder }) => folder)).size).toBe(5)
    expect(new Set(emails.flatMap((email) => email.labels))).toEqual(new Set(labels))
    expect(emails.some(({ isStarred }) => isStarred)).toBe(true)
    for (const { id, replies } of emails) {
      expect(new Set([id, ...replies.map((reply) => reply.id)]).size).toBe(1 + replies.length)
    }
    expect(emails.some(({ replies }) => replies.length >= 9)).toBe(true)
  })

  it('are in the past, and replies follow what they answer', async () => {
    for (const email of await allEmails(start().api)) {
      const times = [email.time, ...email.replies.map(({ time }) => time)]
      expect(times).toEqual(times.toSorted())
      expect(times.at(-1)! < new Date(clock).toISOString()).toBe(true)
    }
  })

  it('are sorted newest thread first, and keep their ids at any time', async () => {
    const { emails } = await start().api.call(emailApi.list, { query: {} })
    const times = emails.map(({ time, replies }) => replies.at(-1)?.time ?? time)
    expect(times).toEqual(times.toSorted().toReversed())
    expect(emails[0]?.subject).toBe('Sensor 7 is quiet again')
    const today = await startBackend().api.call(emailApi.list, { query: {} })
    const byId = (list: Email[]) => Object.fromEntries(list.map(({ id, subject }) => [id, subject]))
    expect(byId(emails)).toEqual(byId(today.emails))
  })
})

describe('attachments', () => {
  it('are real files of the given size', async () => {
    const emails = await allEmails(startBackend().api)
    const attachments = emails.flatMap((email) => [email, ...email.replies].flatMap((part) => part.attachments))
    expect(attachments.length).toBeGreaterThan(10)
    for (const { url, thumbnail, size } of attachments) {
      expect(statSync(`public${thumbnail}`).isFile()).toBe(true)
      if (url.startsWith('data:')) expect((await (await fetch(url)).arrayBuffer()).byteLength).toBe(size)
      // Images are rendered again at times, so sizes may differ slightly.
      else expect(statSync(`public${url}`).size / size).toBeCloseTo(1, 1)
    }
  })
})

describe('the list of emails', () => {
  it('defaults to the inbox', async () => {
    const { emails } = await startBackend().api.call(emailApi.list, { query: {} })
    expect(new Set(emails.map(({ folder }) => folder))).toEqual(new Set(['inbox']))
  })

  it('combines folder, label and words', async () => {
    const { api } = startBackend()
    const { emails } = await api.call(emailApi.list, { query: { folder: 'starred' } })
    const { id, labels: own, subject: q } = emails.find((email) => email.labels.length > 0)!
    const found = async (query: object) =>
      (await api.call(emailApi.list, { query: { folder: 'starred', label: own[0]!, q, ...query } })).emails
    expect((await found({})).map((email) => email.id)).toEqual([id])
    for (const query of [{ folder: 'trash' }, { label: 'wizard' }, { q: 'wizard' }])
      expect(await found(query)).toEqual([])
  })

  it.each(['emails', 'search-emails'])('of %s rejects an unknown folder', async (path) => {
    const { axios } = startBackend()
    expect((await refusal(axios.get(`/apps/email/${path}?folder=attic`))).status).toBe(400)
  })
})

describe('an email', () => {
  it('stays unread when it is fetched', async () => {
    const { api } = startBackend()
    const unread = (await api.call(emailApi.list, { query: {} })).emails.find(({ isRead }) => !isRead)!
    for (let times = 0; times < 2; times += 1)
      expect(await api.call(emailApi.one, { query: { id: unread.id } })).toEqual(unread)
  })

  it('contains hostile HTML as sent', async () => {
    const { message } = await findEmail(startBackend().api, 'survive this')
    for (const part of ['<script>', 'javascript:', 'onerror=', '<form', '<iframe', 'https://pixel.']) {
      expect(message).toContain(part)
    }
  })

  it('links to older and newer emails of its folder, and stops at the ends', async () => {
    const { api } = startBackend()
    const ids = await idsIn(api, 'inbox')
    const neighbour = (dir: 'previous' | 'next', emailId: number) =>
      api.call(emailApi.neighbour, { query: { dir, emailId } })
    expect((await neighbour('next', ids[0]!)).id).toBe(ids[1])
    expect((await neighbour('previous', ids[1]!)).id).toBe(ids[0])
    expect((await refusal(neighbour('previous', ids[0]!))).status).toBe(404)
    expect((await refusal(neighbour('next', ids.at(-1)!))).status).toBe(404)
  })
})
