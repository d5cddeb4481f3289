import { describe, expect, it } from 'vitest'
import { emailApi } from '@/redux/apps/email/contract'
import { refusal } from '../../support/backend'
import { ids, unique, useServer } from '../../contract/server'

const { api } = useServer()

describe('an email', () => {
  it('is drafted, sent, starred, labeled, moved and deleted forever', async () => {
    const subject = unique('Roof terrace')
    const to = [{ name: 'Rosa Blum', email: 'rosa.blum@example.com' }]
    const draft = await api.call(emailApi.saveDraft, { body: { to, subject } })
    const inFolder = async (folder: 'draft' | 'sent' | 'starred' | 'trash' | 'spam') => {
      const { emails } = await api.call(emailApi.list, { query: { folder, q: subject } })
      return ids(emails)
    }
    expect(await inFolder('draft')).toEqual([draft.email.id])

    const { email } = await api.call(emailApi.send, {
      body: { id: draft.email.id, to, subject, message: '<p>Shall we?</p>' },
    })
    expect(await inFolder('draft')).toEqual([])
    expect(await inFolder('sent')).toEqual([email.id])

    const change = (dataToUpdate: { isStarred?: boolean; isRead?: boolean; folder?: 'trash' | 'spam' }) =>
      api.call(emailApi.updateMany, { body: { emailIds: [email.id], dataToUpdate } })
    await change({ isStarred: true, isRead: true })
    expect(await inFolder('starred')).toEqual([email.id])
    const toggle = () => api.call(emailApi.toggleLabel, { body: { emailIds: [email.id], label: 'private' } })
    await toggle()
    expect((await api.call(emailApi.one, { query: { id: email.id } })).labels).toContain('private')
    await toggle()
    expect((await api.call(emailApi.one, { query: { id: email.id } })).labels).not.toContain('private')

    await change({ folder: 'trash' })
    expect(await inFolder('starred')).toEqual([])
    expect(await inFolder('trash')).toEqual([email.id])
    await api.call(emailApi.removeMany, { body: { emailIds: [email.id] } })
    expect((await refusal(api.call(emailApi.one, { query: { id: email.id } }))).status).toBe(404)
  })
})
