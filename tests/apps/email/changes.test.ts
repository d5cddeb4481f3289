import { describe, expect, it } from 'vitest'
import { emailApi } from '@/redux/apps/email/contract'
import { refusal, startBackend } from '../../support/backend'
import { allEmails, idsIn } from './emails'

describe('changing emails', () => {
  const update = '/apps/email/update-emails'

  it('moves, marks and stars several, and changes nothing else', async () => {
    const { api } = startBackend()
    const [first, second] = await idsIn(api, 'inbox')
    const before = await api.call(emailApi.one, { query: { id: first! } })
    const dataToUpdate = { folder: 'spam', isRead: false, isStarred: true } as const
    await api.call(emailApi.updateMany, { body: { emailIds: [first!, second!], dataToUpdate } })
    const after = await api.call(emailApi.one, { query: { id: first! } })
    const { hasNextMail, hasPreviousMail } = after
    expect(after).toEqual({ ...before, ...dataToUpdate, hasNextMail, hasPreviousMail })
    expect(await idsIn(api, 'spam')).toEqual(expect.arrayContaining([first, second]))
  })

  it('sets labels, each once', async () => {
    const { axios, api } = startBackend()
    await axios.post(update, { emailIds: [1], dataToUpdate: { labels: ['private', 'private', 'company'] } })
    expect((await api.call(emailApi.one, { query: { id: 1 } })).labels).toEqual(['private', 'company'])
  })

  it.each([
    ['an unknown folder', { folder: 'attic' }],
    ['a view that is not a folder', { folder: 'starred' }],
    ['an unknown label', { labels: ['wizard'] }],
    ['a field that cannot be changed, beside one that can', { isRead: true, id: 5 }],
  ])('rejects %s, and changes nothing', async (_, dataToUpdate) => {
    const { axios, api } = startBackend()
    const before = await allEmails(api)
    expect((await refusal(axios.post(update, { emailIds: [1], dataToUpdate }))).status).toBe(400)
    expect(await allEmails(api)).toEqual(before)
  })

  it('rejects toggling an unknown label', async () => {
    const { api } = startBackend()
    const toggle = api.call(emailApi.toggleLabel, { body: { emailIds: [1], label: 'wizard' } })
    expect((await refusal(toggle)).status).toBe(400)
  })
})

describe('searching', () => {
  it('finds emails outside spam and trash, or in one folder', async () => {
    const { api } = startBackend()
    const { emails } = await api.call(emailApi.search, { query: {} })
    expect(new Set(emails.map(({ folder }) => folder))).toEqual(new Set(['inbox', 'sent', 'draft']))
    const inSpam = await api.call(emailApi.search, { query: { folder: 'spam', q: 'password' } })
    expect(inSpam.emails.map(({ folder }) => folder)).toEqual(['spam'])
  })

  it('supports operators and a label', async () => {
    const query = { q: 'to:kofi is:starred', label: 'important' }
    const { emails } = await startBackend().api.call(emailApi.search, { query })
    expect(emails.map(({ subject }) => subject)).toEqual(['Alerts that explain themselves: try to break them'])
  })
})
