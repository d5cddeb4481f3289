import { nextDueDate } from '@fake-db/apps/todo/recurrence'
import { toEvent } from '@fake-db/apps/calendar/rules'
import { clockOf, dateOf, dayTextOf, setTimeZone } from '@core/zonedTime'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { occurrencesOf } from '@/redux/apps/calendar/rules'
import { taskSchema } from '@/redux/apps/todo/schema'
import { createFormatters } from '@/utility/format/formatters'
import { spanLabels } from '@/utility/format/spanLabels'
import { toEventFields, toFormValues as toEventValues } from '@/views/apps/calendar/event/eventForm'
import { readSpan, timesAt } from '@/views/apps/calendar/ics/icsTime'
import { knownZone } from '@/views/apps/calendar/ics/zones'
import { suggestedTimes } from '@/views/apps/calendar/shared/times'
import { laterTimes } from '@/views/apps/email/later/laterTimes'
import { dueStateOf } from '@/views/apps/kanban/shared/due'
import { emptyTask, taskFormSchema, toFormValues as toTaskValues, toTask } from '@/views/apps/todo/form/taskForm'
import { dueGroupOf } from '@/views/apps/todo/shared/due'
import { toBody, toValues } from '@/views/pages/blog/postValues'

const zones = ['America/New_York', 'Asia/Kolkata', 'Pacific/Kiritimati', 'Australia/Lord_Howe']

beforeEach(() => vi.stubEnv('TZ', 'Europe/Berlin'))
afterEach(() => setTimeZone(undefined))

function taskOf(dueDay: string, dueTime: string) {
  const { dueDate = null } = toTask(taskFormSchema.parse({ ...emptyTask, title: 'Call', dueDay, dueTime }))
  return taskSchema.parse({ ...emptyTask, id: 1, title: 'Call', project: null, isDeleted: false, dueDate })
}

describe.each(zones)('in %s, on a device in Berlin,', (zone) => {
  beforeEach(() => setTimeZone(zone))

  it.each([
    ['2026-11-24', '09:00'],
    ['2026-11-24', '23:45'],
    ['2027-03-14', '00:15'],
  ])('%s at %s is unchanged after a round trip', (day, clock) => {
    const { dueDay, dueTime } = toTaskValues(taskOf(day, clock))
    expect([dueDay, dueTime]).toEqual([day, clock])

    const typed = { ...toEventValues({ start: day, allDay: true }), allDay: false, startClock: clock, endClock: clock }
    const { startDay, startClock } = toEventValues(toEventFields(typed))
    expect([startDay, startClock]).toEqual([day, clock])

    const post = { status: 'Scheduled', publishAt: `${day}T${clock}` } as const
    const { publishAt } = toBody(post)
    const edit = {
      ...{ id: 1, avatar: '', userFullName: '', createdTime: '', blogTitle: '', blogCategories: [] },
      ...{ slug: '', excerpt: '', featuredImage: '', content: '' },
    }
    expect(toValues({ ...edit, ...post, publishAt }).publishAt).toBe(`${day}T${clock}`)

    const format = createFormatters('en-GB', zone)
    expect(format.dateTime(publishAt)).toContain(clock)
    expect(format.date(publishAt)).toBe(format.date(day))
    expect(spanLabels([publishAt], format, 'en-GB')).toEqual(spanLabels([day], format, 'en-GB'))
  })

  it('a day stays the same, and is over when it ends in that zone', () => {
    const midnight = dateOf('2026-11-24')
    const task = { dueDate: '2026-11-24', boardId: 'todo' }
    const at = (milliseconds: number) => new Date(midnight.getTime() + milliseconds)
    expect(createFormatters('en-GB', zone).date('2026-11-24')).toBe('24 Nov 2026')
    expect(spanLabels(['2026-11-01', '2026-12-01', '2027-01-01'], createFormatters('en', zone), 'en')).toEqual([
      'Nov',
      'Dec',
      'Jan',
    ])
    const months = Array.from({ length: 13 }, (_, month) => new Date(Date.UTC(2025, month)).toISOString().slice(0, 10))
    expect(spanLabels(months, createFormatters('en', zone), 'en').at(-1)).toBe('Jan 2026')
    expect(dueGroupOf(taskOf('2026-11-24', ''), at(0), 'en')).toBe('today')
    expect(dueGroupOf(taskOf('2026-11-24', ''), at(-1), 'en')).toBe('tomorrow')
    expect(dueGroupOf(taskOf('2026-11-24', ''), at(24 * 3_600_000), 'en')).toBe('overdue')
    expect(dueStateOf(task, at(24 * 3_600_000 - 1), new Set())).toBe('soon')
    expect(dueStateOf(task, at(24 * 3_600_000 + 1), new Set())).toBe('overdue')
  })

  it('options start at hours of that zone', () => {
    const now = dateOf('2026-11-24T10:20')
    expect(laterTimes(now).map(([, time]) => clockOf(time))).toEqual(['18:00', '08:00', '08:00', '08:00'])
    expect(clockOf(dateOf(suggestedTimes('2026-11-24', now).start))).toBe('11:00')
    expect(clockOf(dateOf(suggestedTimes('2026-11-25', now).start))).toBe('09:00')
  })

  it('recurrence keeps its hour across clock changes', () => {
    const start = dateOf('2026-09-01T09:00').toISOString()
    const event = toEvent({ title: 'Tea', start, recurrence: { rule: 'FREQ=WEEKLY;COUNT=60', timeZone: zone } }, 1)
    const times = occurrencesOf(event, dateOf('2026-09-01'), dateOf('2028-01-01'))
    expect(times).toHaveLength(60)
    expect(new Set(times.map((time) => clockOf(dateOf(time.start))))).toEqual(new Set(['09:00']))
    const due = nextDueDate(start, 'monthly', dateOf('2027-01-15T10:00'))
    expect([dayTextOf(dateOf(due)), clockOf(dateOf(due))]).toEqual(['2027-02-01', '09:00'])
  })

  it('a calendar file without a zone is read in that zone', () => {
    const start = dateOf('2026-11-24T09:00').toISOString()
    function startIn(params: Record<string, string>) {
      const line = { params, value: '20261124T090000' }
      const span = readSpan((name) => (name === 'DTSTART' ? { name, ...line } : undefined), knownZone)
      return typeof span === 'string' ? span : timesAt(span, span.start)
    }
    expect(startIn({})).toEqual({ start, end: null, allDay: false })
    expect(startIn({ TZID: zone })).toEqual(startIn({}))
  })
})
