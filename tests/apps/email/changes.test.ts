import { describe, expect, it } from 'vitest'
import { emailApi } from '@/redux/apps/email/contract'
import type { Email } from '@/redux/apps/email/schema'
import { folders } from '@/redux/apps/email/schema'
import { refusal, startBackend } from '../../support/backend'

type Api = ReturnType<typeof startBackend>['api']

async function idsIn(api: Api, folder: Email['folder'] | 'starred') {
  return (await api.call(emailApi.list, { query: { folder } })).emails.map(({ id }) => id)
}

async function everyMail(api: Api) {
  const lists = await Promise.all(folders.map((folder) => api.call(emailApi.list, { query: { folder } })))
  return lists.flatMap(({ emails }) => emails)
}

describe('changing mails', () => {
  const update = '/apps/email/update-emails'

  it('moves, marks and stars several at once, and changes only what is sent', async () => {
    const { axios, api } = startBackend()
    const [first, second] = await idsIn(api, 'inbox')
    const before = await api.call(emailApi.one, { query: { id: first! } })
    const dataToUpdate = { folder: 'spam', isRead: false, isStarred: true }
    const { status, data } = await axios.post<unknown>(update, {
      emailIds: [first, String(second), first],
      dataToUpdate,
    })
    expect([status, data]).toEqual([200, {}])
    const { hasNextMail: _n, hasPreviousMail: _p, ...after } = await api.call(emailApi.one, { query: { id: first! } })
    const { hasNextMail: _bn, hasPreviousMail: _bp, ...fields } = before
    expect(after).toEqual({ ...fields, ...dataToUpdate })
    expect(await idsIn(api, 'spam')).toEqual(expect.arrayContaining([first, second]))
    expect(await idsIn(api, 'inbox')).not.toContain(first)
  })

  it('keeps the counts right', async () => {
    const { api } = startBackend()
    const { emails, emailsMeta } = await api.call(emailApi.list, { query: {} })
    const unread = emails.find(({ isRead }) => !isRead)!
    await api.call(emailApi.updateMany, { body: { emailIds: [unread.id], dataToUpdate: { folder: 'spam' } } })
    expect((await api.call(emailApi.list, { query: {} })).emailsMeta).toEqual({
      ...emailsMeta,
      inbox: emailsMeta.inbox - 1,
      spam: emailsMeta.spam + 1,
    })
    await api.call(emailApi.updateMany, { body: { emailIds: [unread.id], dataToUpdate: { isRead: true } } })
    expect((await api.call(emailApi.list, { query: {} })).emailsMeta.spam).toBe(emailsMeta.spam)
  })

  it('sets labels, each once', async () => {
    const { axios, api } = startBackend()
    await axios.post(update, { emailIds: [1], dataToUpdate: { labels: ['private', 'private', 'company'] } })
    expect((await api.call(emailApi.one, { query: { id: 1 } })).labels).toEqual(['private', 'company'])
  })

  it.each([
    ['an unknown folder', { folder: 'attic' }],
    ['a view that is no folder', { folder: 'starred' }],
    ['a flag that is no boolean', { isRead: 'yes' }],
    ['a flag that is null', { isStarred: null }],
    ['an unknown label', { labels: ['wizard'] }],
    ['labels that are no list', { labels: 'private' }],
    ['a field that may not be changed', { subject: 'Mine' }],
    ['a field that may not be changed beside one that may', { isRead: true, id: 5 }],
    ['a change that is no object', 'read'],
    ['no change', undefined],
  ])('refuses %s, and changes nothing', async (_, dataToUpdate) => {
    const { axios, api } = startBackend()
    const before = await everyMail(api)
    expect((await refusal(axios.post(update, { emailIds: [1], dataToUpdate }))).status).toBe(400)
    expect((await refusal(axios.post(update, { emailIds: [], dataToUpdate }))).status).toBe(400)
    expect(await everyMail(api)).toEqual(before)
  })

  it.each([undefined, 1, '1', null, [null], [{}]])('refuses the ids %j', async (emailIds) => {
    const { axios } = startBackend()
    expect((await refusal(axios.post(update, { emailIds, dataToUpdate: { isRead: true } }))).status).toBe(400)
  })

  it.each([
    [update, { dataToUpdate: { isStarred: true } }],
    ['/apps/email/update-emails-label', { label: 'private' }],
  ])('%s fails as a whole for one unknown id, and does nothing for none', async (path, change) => {
    const { axios, api } = startBackend()
    const before = await everyMail(api)
    for (const unknown of [9999, 'x', 1.5]) {
      expect((await refusal(axios.post(path, { emailIds: [1, unknown], ...change }))).status).toBe(404)
    }
    expect(await axios.post(path, { emailIds: [], ...change })).toMatchObject({ status: 200, data: {} })
    expect(await everyMail(api)).toEqual(before)
  })

  it('toggles a label mail by mail, once however often an id is named', async () => {
    const { api } = startBackend()
    const { emails } = await api.call(emailApi.list, { query: {} })
    const has = emails.find((mail) => mail.labels.includes('company'))!
    const lacks = emails.find((mail) => !mail.labels.includes('company'))!
    const body = { emailIds: [has.id, lacks.id, has.id], label: 'company' as const }
    await api.call(emailApi.toggleLabel, { body })
    expect((await api.call(emailApi.one, { query: { id: has.id } })).labels).not.toContain('company')
    expect((await api.call(emailApi.one, { query: { id: lacks.id } })).labels).toContain('company')
    await api.call(emailApi.toggleLabel, { body })
    expect((await api.call(emailApi.one, { query: { id: has.id } })).labels).toContain('company')
  })

  it('refuses to toggle an unknown label', async () => {
    const { axios } = startBackend()
    for (const label of ['wizard', '', undefined]) {
      expect((await refusal(axios.post('/apps/email/update-emails-label', { emailIds: [1], label }))).status).toBe(400)
    }
  })
})

describe('searching', () => {
  it('goes through all mail but spam and trash unless a folder is named', async () => {
    const { api } = startBackend()
    const { emails, emailsMeta } = await api.call(emailApi.search, { query: {} })
    expect(new Set(emails.map(({ folder }) => folder))).toEqual(new Set(['inbox', 'sent', 'draft']))
    expect(emailsMeta).toEqual((await api.call(emailApi.list, { query: {} })).emailsMeta)
    const inSpam = await api.call(emailApi.search, { query: { folder: 'spam', q: 'password' } })
    expect(inSpam.emails.map(({ folder }) => folder)).toEqual(['spam'])
  })

  it('finds words in the text, and takes operators and a label', async () => {
    const { api } = startBackend()
    const words = await api.call(emailApi.search, { query: { q: 'life jacket' } })
    expect(words.emails.map(({ subject }) => subject)).toContain('Team days: where should we go?')
    const { emails } = await api.call(emailApi.search, { query: { q: 'to:kofi is:starred', label: 'important' } })
    expect(emails.map(({ subject }) => subject)).toEqual(['Alerts that explain themselves: try to break them'])
  })

  it('refuses an unknown folder', async () => {
    const { axios } = startBackend()
    expect((await refusal(axios.get('/apps/email/search-emails?folder=attic'))).status).toBe(400)
  })
})
