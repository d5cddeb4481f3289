import type { StoredEmail } from '@fake-db/apps/email/rules'
import { parseSearch } from '@fake-db/apps/email/search'
import { setTimeZone } from '@core/zonedTime'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { namesFolder, parseQuery, termIn, toggleTerm } from '@/redux/apps/email/rules'

const now = new Date('2026-05-20T09:00:00Z')

function email(fields: Partial<StoredEmail>): StoredEmail {
  return {
    ...{ id: 1, cc: [], bcc: [], subject: '', message: '', attachments: [], labels: [], replies: [] },
    ...{ isStarred: false, isRead: true, folder: 'inbox', time: '2026-05-02T12:00:00Z' },
    from: { name: 'Lena Ortiz', email: 'lena@ortiz.example', avatar: '' },
    to: [{ name: 'Amara Mensah', email: 'admin@demo.com' }],
    ...fields,
  }
}

const attachment = { fileName: 'floor plan.pdf', thumbnail: '', url: '/plan.pdf', size: 12 }
const emails: Record<string, StoredEmail> = {
  plan: email({ subject: 'The new floor plan', attachments: [attachment], labels: ['own-1'], isRead: false }),
  // In Tokyo, April 30; in Los Angeles, April 29.
  night: email({
    subject: 'Night shift',
    time: '2026-04-29T20:00:00Z',
    isStarred: true,
    message: '<p>plan the new floor</p>',
  }),
  sent: email({
    subject: 'Re: floor',
    folder: 'sent',
    time: '2026-05-18T08:00:00Z',
    cc: [{ name: 'Li', email: 'li@x.example' }],
  }),
  old: email({
    subject: 'Room 12',
    isArchived: true,
    time: '2025-01-10T08:00:00Z',
    from: { name: 'Bo', email: 'bo@x.example', avatar: '' },
  }),
  trash: email({ subject: 'Win a car', folder: 'trash', time: '2026-05-19T08:00:00Z' }),
}

const nameOf = (label: string) => (label === 'own-1' ? 'Building site' : label)
const found = (q: string, zone?: string) => {
  const isMatch = parseSearch(q, { now, nameOf, ...(zone && { zone }) })
  return Object.keys(emails).filter((key) => isMatch(emails[key]!))
}

beforeEach(() => vi.stubEnv('TZ', 'UTC'))
afterEach(() => setTimeZone(undefined))

describe('a search of emails', () => {
  it.each([
    ['before:2026/04/30', ['night', 'old']],
    ['before:2026-4-30', ['night', 'old']],
    ['older:2025/01/11', ['old']],
    ['after:2026/05/18', ['sent', 'trash']],
    ['newer:2026-05-19', ['trash']],
    ['after:2026/04/01 before:2026/05/01', ['night']],
    ['before:٢٠٢٦/٠٤/٣٠', ['night', 'old']],
    ['-before:2026-05-03', ['sent', 'trash']],
    ['older_than:1y', ['old']],
    ['older_than:2w', ['plan', 'night', 'old']],
    ['newer_than:3d', ['sent', 'trash']],
    ['newer_than:1m -newer_than:3d', ['plan', 'night']],
    ['in:sent', ['sent']],
    ['in:archive', ['old']],
    ['in:bin', ['trash']],
    ['in:drafts', []],
    ['-in:drafts is:unread', ['plan']],
    ['in:starred', ['night']],
    ['-in:inbox', ['sent', 'old', 'trash']],
    ['in:anywhere floor', ['plan', 'night', 'sent']],
    ['-from:ortiz', ['old']],
    ['-from:"Lena Ortiz" -in:trash', ['old']],
    ['-is:read', ['plan']],
    ['-is:starred -floor', ['old', 'trash']],
    ['floor -"new floor"', ['sent']],
    ['subject:"new floor"', ['plan']],
    ['subject:“new floor”', ['plan']],
    ['-subject:"new floor" floor', ['night', 'sent']],
    ['has:attachments', ['plan']],
    ['-has:attachment in:inbox', ['night']],
    ['filename:pdf', ['plan']],
    ['cc:li', ['sent']],
    ['label:"building site"', ['plan']],
    ['label:building-site', ['plan']],
    ['subject:«new floor»', ['plan']],
    ['from:(bo OR kofi)', ['old']],
    ['from:(lena ortiz) in:sent', ['sent']],
    ['{subject:shift subject:car}', ['night', 'trash']],
    ['subject:{shift car} is:starred', ['night']],
    ['in:sent OR in:trash OR from:bo', ['sent', 'old', 'trash']],
    ['floor (in:sent OR is:unread)', ['plan', 'sent']],
    ['subject:(floor plan)', ['plan']],
    ['-(floor plan)', ['sent', 'old', 'trash']],
    ['-{floor car}', ['old']],
    ['-subject:(floor OR car)', ['night', 'old']],
    ['night AND shift', ['night']],
    ['before:2025-02-01 OR after:2026-05-19', ['old', 'trash']],
    ['-before:2026-01-01 {before:2026-04-30 is:unread}', ['plan', 'night']],
    ['floor OR', ['plan', 'night', 'sent']],
    ['from:(', Object.keys(emails)],
    ['-', Object.keys(emails)],
    ['-from:', Object.keys(emails)],
    ['before:', Object.keys(emails)],
    ['before:2026-02-30', []],
    ['before:soon', []],
    ['-older_than:5', []],
    ['in:nowhere', []],
  ])('%j finds %j', (q, keys) => {
    expect(found(q)).toEqual(keys)
  })

  it('reads days in the zone of the search, or the chosen zone', () => {
    expect(found('before:2026/04/30', 'Asia/Tokyo')).toEqual(['old'])
    expect(found('before:2026/04/30', 'America/Los_Angeles')).toEqual(['night', 'old'])
    setTimeZone('Asia/Tokyo')
    expect(found('after:2026-04-30 before:2026-05-01')).toEqual(['night'])
  })

  it('finds the own address by “me”', () => {
    const isMatch = (q: string) => parseSearch(q, { now, me: 'admin@demo.com' })(email({}))
    expect(['to:me', 'from:me', '-from:me', 'to:me@'].map(isMatch)).toEqual([true, false, true, false])
    const other = email({ to: [{ name: 'James Mensah', email: 'james@x.example' }] })
    expect(parseSearch('to:me', { now, me: 'admin@demo.com' })(other)).toBe(false)
  })

  it('needs one message of a thread within all dates', () => {
    const at = (time: string) => ({ ...email({ time }), replies: [] })
    const isMatch = (q: string) => parseSearch(q, { now })(email({ replies: [at('2026-05-10T12:00:00Z')] }))
    expect(isMatch('after:2026/05/09 before:2026/05/11')).toBe(true)
    expect(isMatch('after:2026/05/04 before:2026/05/08')).toBe(false)
  })
})

describe('the terms of a search', () => {
  it.each([
    ['larger:5M before:2026/1/1', [['larger:5M', 'operator']]],
    [
      '-size:2 von:lena',
      [
        ['size:2', 'operator'],
        ['von:lena', 'operator'],
      ],
    ],
    [
      'is:purple has:wings',
      [
        ['is:purple', 'value'],
        ['has:wings', 'value'],
      ],
    ],
    [
      'after:17.11.2026 older_than:2q',
      [
        ['after:17.11.2026', 'value'],
        ['older_than:2q', 'value'],
      ],
    ],
    [
      'larger:(1M 2M) is:(unread purple)',
      [
        ['1M', 'operator'],
        ['2M', 'operator'],
        ['purple', 'value'],
      ],
    ],
    ['(a (b)) c', [['b', 'group']]],
    ['(a b) OR c', [['c', 'group']]],
    [
      'a OR (b c) d',
      [
        ['b', 'group'],
        ['c', 'group'],
      ],
    ],
    ['(a) {b} f(x) :) OR x', []],
    ['https://x.example 10:30 Re: list: "larger:5M" from:a:b', []],
  ])('of %j, %j are unknown', (q, expected) => {
    expect(parseQuery(q).flatMap(({ typed, problem }) => (problem ? [[typed, problem]] : []))).toEqual(expected)
  })

  it('searches an unknown operator as text', () => {
    const isMatch = parseSearch('larger:5M', { now })
    expect([email({ subject: 'Use larger:5m' }), email({})].map(isMatch)).toEqual([true, false])
  })

  it.each([
    ['is:unread', 'is:unread', ''],
    ['from:lena  is:unread "is:unread" x', 'is:unread', 'from:lena "is:unread" x'],
    ['-is:unread', 'is:unread', '-is:unread is:unread'],
    ['lena ', 'before:', 'lena before:'],
    ['', '-', '-'],
  ])('%j with %j toggled is %j', (q, term, expected) => {
    expect(toggleTerm(q, term)).toBe(expected)
  })

  it('know a term that is on, and a folder of their own', () => {
    expect([termIn('x IS:unread', 'is:unread')?.index, termIn('-is:unread', 'is:unread')]).toEqual([2, undefined])
    expect(['in:sent', '-in:sent', 'in:nowhere', '"in:sent"', 'in:'].map(namesFolder)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ])
  })

  it('of a long search are read at once', () => {
    const start = performance.now()
    for (const part of ['-', 'a:', '"', 'is:', '“', '(', 'a)', '-a:{', ')b']) parseQuery(part.repeat(10_000))
    expect(performance.now() - start).toBeLessThan(1000)
  })
})
