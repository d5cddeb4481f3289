import { isDay } from '@core/dateText'
import { addDays, daysBetween } from '@core/days'
import { validationMessage } from '@core/validation/validationMessage'
import { z } from '@core/schema'
import { clockOf, dateOf, dayTextOf } from '@core/zonedTime'

export const frequencies = ['daily', 'weekly', 'monthly', 'yearly'] as const
export const monthlyModes = ['day', 'nth', 'last'] as const
export const endings = ['never', 'until', 'count'] as const

export const mostRepetitions = 999

const amountSchema = z.nullable(z.int().check(z.gte(1), z.lte(mostRepetitions)))

export const repeatFields = {
  /** `custom`: a rule that the form cannot express, and keeps. */
  repeat: z.enum(['none', ...frequencies, 'custom']),
  /** Days, weeks, months or years between occurrences. */
  interval: amountSchema,
  /** ISO weekday numbers as strings, as checkboxes return them. */
  weekdays: z.array(z.string()),
  monthly: z.enum(monthlyModes),
  ends: z.enum(endings),
  untilDay: z.string(),
  /** Occurrences in total. */
  count: amountSchema,
}

export type RepeatValues = { [Field in keyof typeof repeatFields]: z.infer<(typeof repeatFields)[Field]> }

interface Checked extends RepeatValues {
  startDay: string
}

type Frequency = (typeof frequencies)[number]

export function isExpressed(repeat: RepeatValues['repeat']): repeat is Frequency {
  return repeat !== 'none' && repeat !== 'custom'
}

const ends = ({ repeat, ends: how }: RepeatValues, wanted: RepeatValues['ends']) =>
  isExpressed(repeat) && how === wanted

function check(path: keyof RepeatValues, error: string, passes: (values: Checked) => boolean) {
  return z.refine<Checked>(passes, { path: [path], error, when: () => true })
}

export const repeatChecks = [
  check('interval', validationMessage('required'), ({ repeat, interval }) => !isExpressed(repeat) || interval !== null),
  check('untilDay', validationMessage('date'), (values) => !ends(values, 'until') || isDay(values.untilDay)),
  check('untilDay', validationMessage('dateOrder'), (values) => {
    const { untilDay, startDay } = values
    return !ends(values, 'until') || !isDay(untilDay) || !isDay(startDay) || untilDay >= startDay
  }),
  check('count', validationMessage('required'), (values) => !ends(values, 'count') || values.count !== null),
] as const

/** Start of an occurrence by the rule. `clock` is null for all-day events. */
export interface RuleStart {
  readonly day: string
  readonly clock: string | null
}

const codes = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const

/** ISO number */
export const weekdayOf = (day: string) => Temporal.PlainDate.from(day).dayOfWeek

/** The day is this often its weekday in the month. */
export const nthOf = (day: string) => Math.ceil(Number(day.slice(8)) / 7) as 1 | 2 | 3 | 4 | 5

const isInLastWeek = (day: string) => addDays(day, 7).slice(0, 7) !== day.slice(0, 7)

/** Monthly repetitions of a day: on the 15th, the third Friday, the last Friday. A fifth weekday is always the last. */
export function monthlyModesOf(day: string): (typeof monthlyModes)[number][] {
  return monthlyModes.filter((mode) => mode === 'day' || (mode === 'nth' ? nthOf(day) < 5 : isInLastWeek(day)))
}

/** Parts of a rule, besides frequency, interval and end. */
function partsOfMonth({ monthly }: RepeatValues, day: string): string {
  if (monthly === 'day') return `BYMONTHDAY=${Number(day.slice(8))}`
  return `BYDAY=${monthly === 'last' ? -1 : nthOf(day)}${codes[weekdayOf(day) - 1]}`
}

const basicText = (text: string) => text.replaceAll(/[-:]/g, '')

function endOf({ ends: how, untilDay, count }: RepeatValues, { clock }: RuleStart): string {
  if (how === 'count') return `COUNT=${count}`
  if (how === 'never') return ''
  const moment = () => `${dateOf(`${untilDay}T23:59:59`).toISOString().slice(0, 19)}Z`
  return `UNTIL=${basicText(clock === null ? untilDay : moment())}`
}

/** Rule text (RFC 5545, 3.3.10), such as `FREQ=WEEKLY;BYDAY=MO`. Null without a repetition, and for custom rules. */
export function ruleOf(values: RepeatValues, start: RuleStart): string | null {
  const { repeat, interval, weekdays } = values
  if (!isExpressed(repeat)) return null
  const days = [...weekdays].sort().map((number) => codes[Number(number) - 1])
  const parts = [
    `FREQ=${repeat.toUpperCase()}`,
    interval !== null && interval > 1 && `INTERVAL=${interval}`,
    repeat === 'weekly' && days.length > 0 && `BYDAY=${days.join()}`,
    repeat === 'monthly' && partsOfMonth(values, start.day),
    endOf(values, start),
  ]
  return parts.filter(Boolean).join(';')
}

/** Last day that an `UNTIL` includes. One before the time of day excludes its own day. */
function lastDayOf(until: string, { clock }: RuleStart): string {
  const day = `${until.slice(0, 4)}-${until.slice(4, 6)}-${until.slice(6, 8)}`
  if (until.length === 8 || clock === null) return day
  const time = `${until.slice(9, 11)}:${until.slice(11, 13)}:${until.slice(13)}`
  const moment = dateOf(`${day}T${time}`)
  const last = dayTextOf(moment)
  return clockOf(moment) < clock ? addDays(last, -1) : last
}

/** How a rule's days follow from its start; null if the form cannot express them. */
function daysOf(frequency: string, by: string, { day }: RuleStart): Partial<RepeatValues> | null {
  const [code, date] = [codes[weekdayOf(day) - 1], Number(day.slice(8))]
  if (frequency === 'DAILY') return by === '' ? { repeat: 'daily' } : null
  if (frequency === 'YEARLY') {
    const isOnDay = by === '' || by === `BYMONTH=${Number(day.slice(5, 7))};BYMONTHDAY=${date}`
    return isOnDay ? { repeat: 'yearly' } : null
  }
  if (frequency === 'WEEKLY') {
    const numbers = by
      .replace('BYDAY=', '')
      .split(',')
      .map((each) => codes.findIndex((known) => known === each) + 1)
    if (by === '') return { repeat: 'weekly', weekdays: [String(weekdayOf(day))] }
    return numbers.every((number) => number > 0) ? { repeat: 'weekly', weekdays: numbers.map(String) } : null
  }
  if (frequency !== 'MONTHLY') return null
  const ofMode = {
    day: ['', `BYMONTHDAY=${date}`],
    nth: [`BYDAY=${nthOf(day)}${code}`, `BYDAY=${code};BYSETPOS=${nthOf(day)}`],
    last: [`BYDAY=-1${code}`, `BYDAY=${code};BYSETPOS=-1`],
  }
  const monthly = monthlyModesOf(day).find((mode) => ofMode[mode].includes(by.replaceAll('+', '')))
  return monthly ? { repeat: 'monthly', monthly } : null
}

const notRepeated: RepeatValues = {
  repeat: 'none',
  interval: 1,
  weekdays: [],
  monthly: 'day',
  ends: 'never',
  untilDay: '',
  count: null,
}

/** Form values of a rule. @param rule null for a single event; undefined for an event that repeats without a rule */
export function valuesOf(rule: string | null | undefined, start: RuleStart): RepeatValues {
  if (rule === null) return notRepeated
  const parts = new Map((rule ?? '').split(';').map((part) => part.split('=', 2) as [string, string]))
  const take = (name: string) => {
    const value = parts.get(name)
    parts.delete(name)
    return value
  }
  const [frequency = '', interval = '1', count, until, week = 'MO'] = [
    'FREQ',
    'INTERVAL',
    'COUNT',
    'UNTIL',
    'WKST',
  ].map(take)
  const by = [...parts]
    .map((part) => part.join('='))
    .sort()
    .join(';')
  const days = daysOf(frequency, by, start)
  const isElsewhere = frequency === 'WEEKLY' && interval !== '1' && week !== 'MO'
  const isTooMany = [interval, count ?? '1'].some(
    (amount) => !(Number(amount) >= 1 && Number(amount) <= mostRepetitions),
  )
  if (!days || isElsewhere || isTooMany) return { ...notRepeated, repeat: 'custom' }
  return {
    ...notRepeated,
    ...days,
    interval: Number(interval),
    ...(until !== undefined && { ends: 'until' as const, untilDay: lastDayOf(until, start) }),
    ...(count !== undefined && { ends: 'count' as const, count: Number(count) }),
  }
}

const distance = (from: string, weekday: string) => (Number(weekday) - weekdayOf(from) + 7) % 7

/** Whether both describe the same repetition, each from its start: on the weekday of the start, for example. */
export function isSameRepetition(one: RepeatValues, ofOne: string, other: RepeatValues, ofOther: string): boolean {
  const textOf = ({ repeat, interval, weekdays, monthly, ends: how, untilDay, count }: RepeatValues, day: string) => {
    if (!isExpressed(repeat)) return repeat
    const distances = weekdays.length > 0 ? weekdays.map((weekday) => distance(day, weekday)).sort() : [0]
    const days = repeat === 'weekly' ? distances.join() : repeat === 'monthly' ? monthly : ''
    const last = how === 'until' && isDay(untilDay) && daysBetween(day, untilDay)
    return [repeat, interval, days, how, last, how === 'count' && count].join(' ')
  }
  return textOf(one, ofOne) === textOf(other, ofOther)
}

/** Weekdays moved with their start; null if they stay. Only a single weekday of a new event is moved. */
export function movedWeekdays(weekdays: readonly string[], from: string, to: string, isNew: boolean): string[] | null {
  if (!weekdays.includes(String(weekdayOf(from))) || (isNew && weekdays.length > 1)) return null
  const days = distance(from, String(weekdayOf(to)))
  return weekdays.map((weekday) => String(((Number(weekday) - 1 + days) % 7) + 1))
}

/** Days from a start to the first chosen weekday. */
export function daysToFirst({ repeat, weekdays }: RepeatValues, day: string): number {
  return repeat === 'weekly' && weekdays.length > 0 ? Math.min(...weekdays.map((each) => distance(day, each))) : 0
}

/** Weekdays in the locale's order; `value` is the ISO number. */
export function weekdayChoices(language: string, firstDay: number): { value: string; label: string; title: string }[] {
  const short = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' })
  const long = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' })
  return Array.from({ length: 7 }, (_, index) => {
    const number = (firstDay + index) % 7 || 7
    // January 1, 2024 was a Monday.
    const day = new Date(`2024-01-0${number}`)
    return { value: String(number), label: short.format(day), title: long.format(day) }
  })
}
