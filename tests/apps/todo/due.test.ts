import { describe, expect, it, vi } from 'vitest'
import type { Task } from '@/redux/apps/todo/schema'
import { toSearchWords } from '@/views/apps/todo/shared/calendarWords'
import { dueGroupOf, nextWeekStart } from '@/views/apps/todo/shared/due'

/** A Wednesday, 10:00. */
const now = new Date(2026, 10, 18, 10)
const task: Task = {
  id: 1,
  title: 'Tea',
  description: '',
  dueDate: null,
  assignee: null,
  tags: [],
  project: null,
  isCompleted: false,
  isDeleted: false,
  isImportant: false,
  subtasks: [],
  repeat: 'none',
}
const groupOf = (dueDate: string | null, language = 'en') => dueGroupOf({ ...task, dueDate }, now, language)
const at = (moment: string) => new Date(moment).toISOString()

describe('the due date of a task', () => {
  it.each([
    [null, 'none'],
    ['2026-11-17', 'overdue'],
    ['2026-11-18', 'today'],
    ['2026-11-19', 'tomorrow'],
    ['2026-11-20', 'week'],
    ['2026-11-21', 'week'],
    ['2026-11-30', 'later'],
    [at('2026-11-18T09:59'), 'overdue'],
    [at('2026-11-18T10:01'), 'today'],
    [at('2026-11-19T00:00'), 'tomorrow'],
  ])('%s is %s', (dueDate, group) => {
    expect(groupOf(dueDate)).toBe(group)
  })

  it('follows the week of the language: mostly until Sunday, in English until Saturday', () => {
    expect(groupOf('2026-11-22', 'de')).toBe('week')
    expect(groupOf('2026-11-22', 'en')).toBe('later')
    expect(nextWeekStart(now, 'de')).toEqual(new Date(2026, 10, 23))
    expect(nextWeekStart(new Date(2026, 10, 22, 12), 'de')).toEqual(new Date(2026, 10, 23))
  })

  it.each([
    ['2026-03-28', 'today'],
    ['2026-03-29', 'tomorrow'],
    ['2026-03-30', 'later'],
    ['2026-03-27', 'overdue'],
  ])('is the same in a night with a skipped hour: %s is %s', (dueDate, group) => {
    vi.stubEnv('TZ', 'Europe/Berlin')
    for (const hour of ['00:30', '23:30']) {
      const evening = new Date(`2026-03-28T${hour}`)
      expect(dueGroupOf({ ...task, dueDate }, evening, 'de')).toBe(group)
      expect(nextWeekStart(evening, 'de')).toEqual(new Date(2026, 2, 30))
    }
  })

  it('does not count once completed', () => {
    expect(dueGroupOf({ ...task, dueDate: '2026-11-01', isCompleted: true }, now, 'en')).toBe('done')
  })
})

describe('a searched day', () => {
  it.each([
    ['24 Nov', 'en', '24 Nov'],
    ['Nov 24', 'en', '24 Nov'],
    ['24. November', 'de', '24 Nov'],
    ['24 févr.', 'fr', '24 Feb'],
    ['3 de março', 'pt', '3 de março'],
    ['24 نوفمبر', 'ar', '24 Nov'],
    ['lease for', 'en', 'lease for'],
  ])('“%s” in %s becomes “%s” for the backend', (typed, language, sent) => {
    expect(toSearchWords(typed, language)).toBe(sent)
  })
})
