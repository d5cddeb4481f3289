import { wallOf } from '@core/zonedTime'
import type { Repeat } from '@/redux/apps/todo/schema'

export interface Time {
  hour: number
  minute: number
  /** Hour without "am" or "pm". */
  isOpen: boolean
}

export interface Meaning {
  day?: Temporal.PlainDate | undefined
  time?: Time | undefined
  /** Hour of a part of the day, such as "evening". */
  part?: number | undefined
  repeat?: Repeat
  /** Understood but not supported: stays in the title as typed. */
  isText?: boolean
}

export interface Clock {
  now: Date
  /** Days until the week of the locale ends. */
  toNextWeek: number
}

type Values = Readonly<Record<string, number>>
type Read = (values: Values, clock: Clock) => Meaning | null

const units = ['minute', 'hour', 'day', 'week', 'month', 'year'] as const
export const parts = { morning: 9, noon: 12, afternoon: 15, evening: 20 } as const

const todayOf = ({ now }: Clock) => wallOf(now).toPlainDate()
const later =
  (days: number): Read =>
  (_, clock) => ({ day: todayOf(clock).add({ days }) })
const repeated =
  (repeat: Repeat): Read =>
  () => ({ repeat })
const at =
  (hour: number): Read =>
  () => ({ time: { hour, minute: 0, isOpen: false } })

/** Monday is 1. On the weekday itself, this is the one of next week. */
function weekdayFrom({ weekday, short, weekdays }: Values, clock: Clock, weeks = 0): Temporal.PlainDate {
  const today = todayOf(clock)
  const number = weekday ?? short ?? weekdays ?? 1
  return today.add({ days: ((number - today.dayOfWeek + 6) % 7) + 1 + weeks * 7 })
}
const saturday = { weekday: 6 }

/** In this year, or in the next if the date has passed. February 29 becomes March 1 in common years. */
function readDate({ d, date = d ?? 0, mm, month = mm ?? 0, year }: Values, clock: Clock): Meaning | null {
  const today = todayOf(clock)
  if (date > new Temporal.PlainYearMonth(year ?? 2024, month).daysInMonth) return null
  const inYear = (number: number) => new Temporal.PlainDate(number, month, 1).add({ days: date - 1 })
  const inThisYear = inYear(year ?? today.year)
  const isOver = year === undefined && Temporal.PlainDate.compare(inThisYear, today) < 0
  return { day: isOver ? inYear(today.year + 1) : inThisYear }
}

/** The next month that has the day, from today or `months` ahead. */
function readDayOfMonth({ d = 1, ordinal = d, date = ordinal }: Values, clock: Clock, months = 0) {
  const today = todayOf(clock)
  let month = today.toPlainYearMonth().add({ months })
  if (months === 0 && date < today.day) month = month.add({ months: 1 })
  while (months === 0 && month.daysInMonth < date) month = month.add({ months: 1 })
  return { day: month.toPlainDate({ day: date }) }
}

function readAhead({ count = 1, unit = 2 }: Values, clock: Clock): Meaning {
  const name = units[unit] ?? 'day'
  if (unit > 1) return { day: todayOf(clock).add({ [`${name}s`]: count }) }
  const wall = wallOf(clock.now).add({ [`${name}s`]: count })
  return { day: wall.toPlainDate(), time: { hour: wall.hour, minute: wall.minute, isOpen: false } }
}

/** First day of the day, week, month or year that is `count` ahead. */
function startOf({ theUnit = 2, unit = theUnit }: Values, clock: Clock, count: number): Temporal.PlainDate | null {
  const today = todayOf(clock)
  const week = today.add({ days: clock.toNextWeek }).add({ weeks: count - 1 })
  const month = today.with({ day: 1 }).add({ months: count })
  const year = today.with({ day: 1, month: 1 }).add({ years: count })
  return [null, null, today.add({ days: count }), week, month, year][unit] ?? null
}

/** Last day before the week, month or year that starts `count` ahead. */
function endBefore(values: Values, clock: Clock, count: number): Meaning | null {
  const isDay = (values.unit ?? values.theUnit ?? 2) === 2
  const day = isDay ? null : startOf(values, clock, count)?.subtract({ days: 1 })
  return day ? { day } : null
}

/** With `toHour`, the first hour of a range: in "11-1pm" it is in the morning. */
function readTime({ h = 0, hour = h, minute = 0, half, toHour }: Values) {
  if (half === undefined || hour > 12) return { time: { hour, minute, isOpen: hour > 0 && hour < 12 } }
  const isBefore = toHour !== undefined && hour % 12 > toHour % 12
  return { time: { hour: (hour % 12) + (isBefore ? 12 - half : half), minute, isOpen: false } }
}

/** "Half past 4", and in German "halb 5". Half an hour before 1 is after 12. */
const beside =
  (minutes: number): Read =>
  (values) => {
    const { hour, isOpen } = readTime({ hour: 12, ...values }).time
    const total = hour * 60 + minutes + (hour * 60 + minutes < 60 ? 720 : 0)
    return { time: { hour: Math.floor(total / 60) % 24, minute: total % 60, isOpen } }
  }

function readWeekdayNextWeek(values: Values, clock: Clock): Meaning {
  const start = todayOf(clock).add({ days: clock.toNextWeek })
  const { dayOfWeek } = weekdayFrom(values, clock)
  return { day: start.add({ days: (dayOfWeek - start.dayOfWeek + 7) % 7 }) }
}

const rhythms = new Map<string, Repeat>([
  ['1 day', 'daily'],
  ['1 week', 'weekly'],
  ['2 week', 'biweekly'],
  ['1 month', 'monthly'],
])

/** Rhythms that tasks do not have stay in the title. */
function readEvery({ count = 1, unit = 2 }: Values): Meaning {
  const repeat = rhythms.get(`${count} ${units[unit] ?? ''}`)
  return repeat ? { repeat } : { isText: true }
}

/** What the phrases of `quickAdd.words` mean. */
export const meanings = {
  today: later(0),
  tomorrow: later(1),
  dayAfterTomorrow: later(2),
  tonight: ({ part = parts.evening }, clock) => ({ day: todayOf(clock), part }),
  weekday: (values, clock) => ({ day: weekdayFrom(values, clock), part: values.part }),
  weekdayNextWeek: readWeekdayNextWeek,
  weekend: (_, clock) => ({ day: weekdayFrom(saturday, clock) }),
  weekendNext: (_, clock) => ({ day: weekdayFrom(saturday, clock, 1) }),
  weekdayInAWeek: (values, clock) => ({ day: weekdayFrom(values, clock, 1) }),
  date: readDate,
  dayOfMonth: readDayOfMonth,
  dayOfNextMonth: (values, clock) => readDayOfMonth(values, clock, 1),
  month: ({ month = 1 }, clock) => readDate({ date: 1, month }, clock),
  ahead: readAhead,
  twoAhead: ({ pair = 2 }, clock) => readAhead({ count: 2, unit: pair }, clock),
  halfHour: (_, clock) => readAhead({ count: 30, unit: 0 }, clock),
  quarterHour: (_, clock) => readAhead({ count: 15, unit: 0 }, clock),
  hourAndHalf: (_, clock) => readAhead({ count: 90, unit: 0 }, clock),
  next(values, clock) {
    const day = startOf(values, clock, 1)
    return day && { day }
  },
  end: (values, clock) => endBefore(values, clock, 1),
  endOfNext: (values, clock) => endBefore(values, clock, 2),
  monthEnd: (_, clock) => endBefore({ unit: units.indexOf('month') }, clock, 1),
  time: readTime,
  timeRange: readTime,
  halfPast: beside(30),
  quarterPast: beside(15),
  quarterTo: beside(-15),
  halfTo: beside(-30),
  midday: at(12),
  midnight: at(0),
  partOfDay: ({ part = parts.morning }) => ({ part }),
  daily: repeated('daily'),
  weekdays: repeated('weekdays'),
  weekly: repeated('weekly'),
  biweekly: repeated('biweekly'),
  monthly: repeated('monthly'),
  everyWeekday: (values, clock) => ({ repeat: 'weekly', day: weekdayFrom(values, clock), part: values.part }),
  everyDayOfMonth: (values, clock) => ({ repeat: 'monthly', ...readDayOfMonth(values, clock) }),
  everyPart: ({ part = parts.morning }) => ({ repeat: 'daily', part }),
  everyWeekend: (_, clock) => ({ repeat: 'weekly', day: weekdayFrom(saturday, clock) }),
  everyOther({ pair, unit = pair, ...values }, clock) {
    if (unit !== undefined) return readEvery({ count: 2, unit })
    return { repeat: 'biweekly', day: weekdayFrom(values, clock) }
  },
  every: readEvery,
} as const satisfies Record<string, Read>

export type PhraseKey = keyof typeof meanings
