import { describe, expect, it } from 'vitest'
import type { StoredEmail } from '@fake-db/apps/email/rules'
import {
  canBeUnsent,
  countMeta,
  derivedFrom,
  hasLabel,
  inFolder,
  isAddressedTo,
  matches,
  neighbourOf,
  newestFirst,
  withLabel,
} from '@fake-db/apps/email/rules'
import { parseSearch } from '@fake-db/apps/email/search'
import { folders } from '@/redux/apps/email/schema'

const noon = '2026-11-18T12:00:00.000Z'
const now = '2026-11-18T15:00:00.000Z'

function email(fields: Partial<StoredEmail> = {}): StoredEmail {
  return {
    id: 1,
    from: { name: 'Kofi Boateng', email: 'kofi@voltacold.example', avatar: '' },
    to: [{ name: 'Amara Mensah', email: 'admin@demo.com' }],
    cc: [],
    bcc: [],
    subject: 'Sensor 7',
    message: '<p>The bracket <b>holds</b> &amp; all is well.</p>',
    attachments: [],
    time: noon,
    isStarred: false,
    isRead: true,
    folder: 'inbox',
    labels: [],
    replies: [],
    ...fields,
  }
}

const attachment = { fileName: 'audit.pdf', thumbnail: '', url: '/audit.pdf', size: 12 }

describe('the folders', () => {
  it.each(folders)('%s shows its own emails, and no other folder does', (folder) => {
    expect(folders.filter((other) => inFolder(email({ folder }), other, now))).toEqual([folder])
  })

  it('the starred view shows starred emails of all folders but the trash', () => {
    const shown = folders.filter((folder) => inFolder(email({ folder, isStarred: true }), 'starred', now))
    expect(shown).toEqual(['inbox', 'sent', 'draft', 'spam'])
    expect(inFolder(email(), 'starred', now)).toBe(false)
  })

  it('a label narrows them; no label matches every email, an unknown one none', () => {
    const labelled = email({ labels: ['private'] })
    expect([hasLabel(labelled, 'private'), hasLabel(labelled, 'company')]).toEqual([true, false])
    expect([hasLabel(labelled, ''), hasLabel(labelled, 'wizard')]).toEqual([true, false])
  })

  it('q matches only the sender’s name and the subject', () => {
    expect(['KOFI', ' sensor ', 'voltacold', 'bracket'].map((q) => matches(email(), q))).toEqual([
      true,
      true,
      false,
      false,
    ])
  })

  it('newest emails come first; at the same time, the latest written', () => {
    const emails = [email({ id: 1 }), email({ id: 2 }), email({ id: 3, time: '2026-11-18T13:00:00.000Z' })]
    expect(newestFirst(emails, emails, now).map(({ id }) => id)).toEqual([3, 2, 1])
  })

  it('a thread counts from its latest email, but not from a draft', () => {
    const at = (hour: number) => `2026-11-18T${hour}:00:00.000Z`
    const emails = [
      email({ id: 1, time: at(10) }),
      email({ id: 2, time: at(11), replies: [{ ...email({ id: 9, time: at(13) }), replies: [] }] }),
      email({ id: 3, time: at(12) }),
    ]
    const replies = [
      email({ id: 4, replyTo: 1, folder: 'sent', time: at(14) }),
      email({ id: 5, replyTo: 3, folder: 'draft', time: at(14) }),
    ]
    expect(newestFirst(emails, [...emails, ...replies], now).map(({ id }) => id)).toEqual([1, 2, 3])
  })
})

describe('the counts', () => {
  it('contain unread emails in inbox and spam, and all drafts', () => {
    const emails = folders.flatMap((folder) => [email({ folder }), email({ folder, isRead: false })])
    expect(countMeta(emails, now)).toEqual({ inbox: 1, draft: 2, spam: 1 })
  })
})

describe('labels', () => {
  it('toggle: an existing one is removed, a missing one added', () => {
    expect(withLabel(['private', 'company'], 'private')).toEqual(['company'])
    expect(withLabel(['company'], 'private')).toEqual(['company', 'private'])
  })

  it('stay unchanged if already as wanted', () => {
    expect(withLabel(['company'], 'company', true)).toEqual(['company'])
    expect(withLabel(['company'], 'private', false)).toEqual(['company'])
  })
})

describe('neighbours', () => {
  const emails = [
    email({ id: 1, time: '2026-11-18T09:00:00.000Z' }),
    email({ id: 2, time: '2026-11-18T10:00:00.000Z', folder: 'sent' }),
    email({ id: 3, time: '2026-11-18T11:00:00.000Z' }),
  ]
  const [oldest, sent, newest] = emails

  it('next is the next older mail of the same folder, previous the next newer one', () => {
    expect(neighbourOf(emails, newest!, 'next', now)).toBe(oldest)
    expect(neighbourOf(emails, oldest!, 'previous', now)).toBe(newest)
    expect(neighbourOf(emails, oldest!, 'next', now)).toBeUndefined()
    expect(neighbourOf(emails, newest!, 'previous', now)).toBeUndefined()
  })

  it('an email has flags for both', () => {
    const withFlags = emails.map(derivedFrom(emails, now))
    expect(withFlags.map(({ hasPreviousMail, hasNextMail }) => [hasPreviousMail, hasNextMail])).toEqual([
      [true, false],
      [false, false],
      [false, true],
    ])
    expect(sent?.folder).toBe('sent')
  })
})

describe('a thread', () => {
  const first = email({ id: 1, replies: [{ ...email({ id: 9, time: '2026-11-18T14:00:00.000Z' }), replies: [] }] })
  const answer = email({ id: 2, replyTo: 1, folder: 'sent', time: '2026-11-18T13:00:00.000Z' })

  it("contains the email's originals and replies, oldest first", () => {
    const { replies } = derivedFrom([first, answer], now)(first)
    expect(replies.map(({ id }) => id)).toEqual([2, 9])
  })

  it.each(['draft', 'trash'] as const)('contains no reply in %s', (folder) => {
    const { replies } = derivedFrom([first, { ...answer, folder }], now)(first)
    expect(replies.map(({ id }) => id)).toEqual([9])
  })
})

describe('undoing a sent email', () => {
  const at = (minutes: number) => new Date(new Date(noon).getTime() + minutes * 60_000)

  it('is possible within ten minutes, and for sent emails only', () => {
    expect(canBeUnsent(email({ folder: 'sent' }), at(10))).toBe(true)
    expect(canBeUnsent(email({ folder: 'sent' }), at(11))).toBe(false)
    expect(canBeUnsent(email({ folder: 'inbox' }), at(0))).toBe(false)
  })
})

describe('an email to oneself', () => {
  it.each(['to', 'cc', 'bcc'] as const)('is recognized by its %s, in any case', (field) => {
    const sent = email({ to: [], [field]: [{ name: '', email: 'Admin@Demo.com' }] })
    expect(isAddressedTo(sent, 'admin@demo.com')).toBe(true)
    expect(isAddressedTo(sent, 'client@demo.com')).toBe(false)
  })
})

describe('the search', () => {
  const emails = {
    kofi: email({ attachments: [attachment], labels: ['company', 'important'], isRead: false }),
    grace: email({
      from: { name: 'Grace Whitfield', email: 'grace@prairiepost.example', avatar: '' },
      cc: [{ name: 'Naledi Mokoena', email: 'naledi@protealegal.example' }],
      subject: 'Price list: the “final” one',
      message: '<style>.bracket{}</style><p>See <a href="https://bracket.example">here</a></p>',
      isStarred: true,
    }),
  }
  const found = (q: string) =>
    Object.entries(emails).flatMap(([name, candidate]) =>
      parseSearch(q, { now: new Date(now) })(candidate) ? [name] : [],
    )

  it.each([
    ['', ['kofi', 'grace']],
    ['bracket', ['kofi']],
    ['bracket grace', []],
    ['"bracket holds"', ['kofi']],
    ['"holds bracket"', []],
    ['well &', ['kofi']],
    ['naledi', ['grace']],
    ['audit.pdf', ['kofi']],
    ['from:voltacold', ['kofi']],
    ['from:naledi', []],
    ['to:naledi', ['grace']],
    ['subject:"price list"', ['grace']],
    ['subject:bracket', []],
    ['label:important', ['kofi']],
    ['label:imp', []],
    ['is:unread', ['kofi']],
    ['is:read', ['grace']],
    ['is:starred', ['grace']],
    ['is:purple', []],
    ['has:attachment', ['kofi']],
    ['has:wings', []],
    ['FROM:Kofi is:unread', ['kofi']],
    ['from:kofi is:read', []],
    ['from:', ['kofi', 'grace']],
    ['from:"', ['kofi', 'grace']],
    ['list:', ['grace']],
    ['https://bracket.example', []],
    ['"unfinished', []],
    ['constructor:x', []],
    ['is:constructor', []],
  ])('%j finds %j', (q, expected) => {
    expect(found(q)).toEqual(expected)
  })

  it('includes the replies of a thread', () => {
    const answer = { ...email({ message: '<p>I bring matches.</p>' }), replies: [] }
    expect(parseSearch('matches', { now: new Date(now) })(email({ replies: [answer] }))).toBe(true)
    expect(
      parseSearch('has:attachment', { now: new Date(now) })(
        email({ replies: [{ ...answer, attachments: [attachment] }] }),
      ),
    ).toBe(true)
  })

  it('reads HTML as visible text', () => {
    const message = '<!-- a > b --><h1>Tom&nbsp;&amp; <b>A</b>da</h1><script>if (1<2) x()</script><p>1 &lt; 2</p>'
    expect(parseSearch('"Tom & Ada 1 < 2"', { now: new Date(now) })(email({ message }))).toBe(true)
    expect(parseSearch('"> b"', { now: new Date(now) })(email({ message }))).toBe(false)
  })
})
