import { describe, expect, it } from 'vitest'
import type { EmailsChange } from '@/redux/apps/email/schema'
import {
  archiveEmails,
  emailsSelected,
  fetchEmail,
  fetchEmails,
  removeEmails,
  restoreEmails,
  saveDraft,
  selectList,
  selectOpen,
  selectSelectedIds,
  sendEmail,
  setLabel,
  unsendEmail,
  updateEmails,
} from '@/redux/apps/email/slice'
import { openStore } from '../../support/openStore'
import { kofi } from './emails'

async function openFolder(query: Parameters<typeof fetchEmails>[0] = { folder: 'inbox' }) {
  const opened = openStore()
  const { store } = opened
  await store.dispatch(fetchEmails(query))
  return {
    ...opened,
    list: () => selectList(store.getState()),
    ids: () => selectList(store.getState()).emails.map(({ id }) => id),
    open: () => selectOpen(store.getState()).email,
    selected: () => selectSelectedIds(store.getState()),
  }
}

describe('the list of emails', () => {
  it('keeps the requested folder, with its counts', async () => {
    const { list, calls } = await openFolder()
    expect(list()).toMatchObject({ request: { status: 'succeeded' }, query: { folder: 'inbox' } })
    expect(list().emailsMeta.inbox).toBe(list().emails.filter(({ isRead }) => !isRead).length)
    expect(calls).toEqual(['GET /apps/email/emails'])
  })

  it('searches with a query, or without a folder', async () => {
    const { store, calls } = await openFolder({ q: 'canoe', folder: 'inbox' })
    await store.dispatch(fetchEmails({ label: 'private' }))
    expect(calls).toEqual(['GET /apps/email/search-emails', 'GET /apps/email/search-emails'])
    expect(new Set(selectList(store.getState()).emails.map(({ folder }) => folder)).size).toBeGreaterThan(1)
  })

  it('never shows emails of a folder other than the last requested', async () => {
    const { store, ids } = await openFolder({ folder: 'starred' })
    const inbox = store.dispatch(fetchEmails({ folder: 'inbox' }))
    expect(ids()).toEqual([])
    await inbox
    const before = ids()
    void store.dispatch(fetchEmails({ folder: 'inbox', q: 'canoe' }))
    expect(ids()).toEqual(before)
  })
})

describe('the selection', () => {
  it('ends with the folder, and survives a refetch', async () => {
    const { store, ids, selected } = await openFolder()
    store.dispatch(emailsSelected(ids().slice(0, 2)))
    await store.dispatch(fetchEmails({ folder: 'inbox' }))
    expect(selected()).toHaveLength(2)
    await store.dispatch(fetchEmails({ folder: 'spam' }))
    expect(selected()).toEqual([])
  })

  it('ends with a search, even with the same result', async () => {
    const { store, list, ids, selected } = await openFolder()
    const [first] = list().emails
    store.dispatch(emailsSelected([first!.id]))
    await store.dispatch(fetchEmails({ folder: 'inbox', q: first!.subject }))
    expect(ids()).toContain(first!.id)
    expect(selected()).toEqual([])
  })

  it('drops emails that left the list', async () => {
    const { store, ids, selected, settled } = await openFolder()
    const [first = 0, second = 0] = ids()
    store.dispatch(emailsSelected([first, second]))
    await store.dispatch(updateEmails({ emailIds: [first], dataToUpdate: { folder: 'trash' } }))
    await settled()
    expect(selected()).toEqual([second])
  })
})

describe('updates', () => {
  it('move an email out of the list optimistically, and update the counts', async () => {
    const { store, list, ids } = await openFolder()
    const { emails, emailsMeta } = list()
    const unread = emails.find(({ isRead }) => !isRead)!
    const promise = store.dispatch(updateEmails({ emailIds: [unread.id], dataToUpdate: { folder: 'spam' } }))
    expect(ids()).not.toContain(unread.id)
    expect(list().emailsMeta).toEqual({ ...emailsMeta, inbox: emailsMeta.inbox - 1, spam: emailsMeta.spam + 1 })
    await promise
  })

  it('that fail restore nothing in another folder', async () => {
    const { store, ids, list, breakCalls } = await openFolder()
    breakCalls()
    const move = store.dispatch(updateEmails({ emailIds: ids().slice(0, 1), dataToUpdate: { folder: 'trash' } }))
    const spam = store.dispatch(fetchEmails({ folder: 'spam' }))
    await Promise.all([move, spam])
    expect(list()).toMatchObject({ emails: [], query: { folder: 'spam' } })
  })

  it("equal the backend's result, in every kind of list", async () => {
    for (const query of [{ folder: 'inbox' }, { folder: 'starred' }, { label: 'company' }] as const) {
      const changes: EmailsChange['dataToUpdate'][] = [
        { isRead: false },
        { isRead: true },
        { isStarred: false },
        { folder: 'trash' },
        { labels: [] },
      ]
      for (const dataToUpdate of changes) {
        const { store, list, settled } = await openFolder(query)
        const emailIds = list()
          .emails.slice(0, 4)
          .map(({ id }) => id)
        const promise = store.dispatch(updateEmails({ emailIds, dataToUpdate }))
        const { emails, emailsMeta } = list()
        const expected = [emails.map(({ id, isRead }) => [id, isRead]), emailsMeta]
        await promise
        await settled()
        expect([list().emails.map(({ id, isRead }) => [id, isRead]), list().emailsMeta]).toEqual(expected)
      }
    }
  })

  it('show in sequence if the first removes an email from the list', async () => {
    const { store, list, ids, settled } = await openFolder()
    const [first, second] = ids()
    const writes = [
      store.dispatch(archiveEmails([first!])),
      store.dispatch(updateEmails({ emailIds: [second!], dataToUpdate: { isStarred: true } })),
    ]
    expect(list().emails[0]).toMatchObject({ id: second, isStarred: true })
    const shown = list().emails.map(({ id, isStarred }) => [id, isStarred])
    await Promise.all(writes)
    await settled()
    expect(list().emails.map(({ id, isStarred }) => [id, isStarred])).toEqual(shown)
  })

  it('toggle a label optimistically', async () => {
    const { store, list, settled } = await openFolder()
    const emailIds = list()
      .emails.slice(0, 6)
      .map(({ id }) => id)
    for (const isOn of [true, false]) {
      const promise = store.dispatch(setLabel({ emailIds, label: 'company', isOn }))
      const shown = list().emails.map(({ labels }) => labels)
      expect(shown.slice(0, 6).every((labels) => labels.includes('company') === isOn)).toBe(true)
      await promise
      await settled()
      expect(list().emails.map(({ labels }) => labels)).toEqual(shown)
    }
  })

  it('affect the open email, even if the list lacks it', async () => {
    const { store, list, open, settled } = await openFolder({ folder: 'sent' })
    await store.dispatch(fetchEmail(1))
    const { inbox } = list().emailsMeta
    const promise = store.dispatch(updateEmails({ emailIds: [1], dataToUpdate: { isRead: true, isStarred: true } }))
    expect(open()).toMatchObject({ id: 1, isRead: true, isStarred: true })
    expect(list().emailsMeta.inbox).toBe(inbox - 1)
    await promise
    await settled()
    expect(list().emailsMeta.inbox).toBe(inbox - 1)
  })

  it('ignore responses older than a pending write', async () => {
    const { store, list, holdAnswers } = await openFolder()
    const [first] = list().emails
    const held = holdAnswers()
    const fetching = store.dispatch(fetchEmails({ folder: 'inbox' }))
    await expect.poll(() => held.length).toBe(1)
    void store.dispatch(updateEmails({ emailIds: [first!.id], dataToUpdate: { folder: 'trash' } }))
    held[0]!.release()
    await fetching
    expect(list().emails.map(({ id }) => id)).not.toContain(first!.id)
  })

  it('delete forever optimistically, and restore', async () => {
    const { store, ids, open, settled } = await openFolder({ folder: 'trash' })
    const before = ids()
    await store.dispatch(fetchEmail(before[0]!))
    const promise = store.dispatch(removeEmails(before))
    expect(ids()).toEqual([])
    expect(open()).toBeNull()
    await promise
    await store.dispatch(restoreEmails(before))
    await settled()
    expect(ids()).toEqual(before)
  })
})

describe('the open email', () => {
  it('shows a reply in its thread once sent, until undone', async () => {
    const { store, open, settled } = await openFolder()
    await store.dispatch(fetchEmail(1))
    const before = open()!.replies.length
    const { email } = await store.dispatch(sendEmail({ to: [kofi], replyTo: 1, message: 'Yes' })).unwrap()
    await settled()
    expect(open()!.replies).toHaveLength(before + 1)
    const taken = await store.dispatch(unsendEmail(email.id)).unwrap()
    expect(taken.email).toMatchObject({ folder: 'draft', message: 'Yes' })
    await settled()
    expect(open()!.replies).toHaveLength(before)
  })
})

describe('writing', () => {
  it('shows a saved draft in Drafts', async () => {
    const { store, list, settled } = await openFolder({ folder: 'draft' })
    const { email } = await store.dispatch(saveDraft({ subject: 'One more' })).unwrap()
    await settled()
    expect(list().emails[0]).toEqual(email)
    expect(list().emailsMeta.draft).toBe(list().emails.length)
  })
})
