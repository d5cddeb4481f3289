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

/** Monday is 1. On the weekday itself, this is the one of next week. */
function nextWeekday(weekday: number, clock: Clock): Temporal.PlainDate {
  const today = todayOf(clock)
  return today.add({ days: ((weekday - today.dayOfWeek + 6) % 7) + 1 })
}

const weekdayOf = ({ weekday, short, weekdays }: Values) => weekday ?? short ?? weekdays ?? 1

/** In this year, or in the next if the date has passed. February 29 becomes March 1 in common years. */
function readDate({ d, date, month, mm, year }: Values, clock: Clock): Meaning | null {
  const today = todayOf(clock)
  const [dayNumber, monthNumber] = [date ?? d ?? 0, month ?? mm ?? 0]
  if (dayNumber > new Temporal.PlainYearMonth(year ?? 2024, monthNumber).daysInMonth) return null
  const inYear = (number: number) => new Temporal.PlainDate(number, monthNumber, 1).add({ days: dayNumber - 1 })
  const inThisYear = inYear(year ?? today.year)
  const isOver = year === undefined && Temporal.PlainDate.compare(inThisYear, today) < 0
  return { day: isOver ? inYear(today.year + 1) : inThisYear }
}

/** The next month that has the day, from today. */
function readDayOfMonth({ d, date, ordinal }: Values, clock: Clock): Meaning {
  const today = todayOf(clock)
  const number = date ?? ordinal ?? d ?? 1
  let month = today.toPlainYearMonth()
  if (number < today.day) month = month.add({ months: 1 })
  while (month.daysInMonth < number) month = month.add({ months: 1 })
  return { day: month.toPlainDate({ day: number }) }
}

function readDayOfNextMonth({ d, date, ordinal }: Values, clock: Clock): Meaning {
  const month = todayOf(clock).toPlainYearMonth().add({ months: 1 })
  return { day: month.toPlainDate({ day: date ?? ordinal ?? d ?? 1 }) }
}

function readAhead({ count = 1, unit = 2 }: Values, clock: Clock): Meaning | null {
  const name = units[unit] ?? 'day'
  if (count > 1000) return null
  if (name !== 'minute' && name !== 'hour') return { day: todayOf(clock).add({ [`${name}s`]: count }) }
  const wall = wallOf(clock.now).add({ [`${name}s`]: count })
  return { day: wall.toPlainDate(), time: { hour: wall.hour, minute: wall.minute, isOpen: false } }
}

/** First day of the next day, week, month or year. */
function readNext({ unit, theUnit }: Values, clock: Clock): Meaning | null {
  const today = todayOf(clock)
  const days = { day: today.add({ days: 1 }), week: today.add({ days: clock.toNextWeek }) }
  const firsts = {
    month: today.with({ day: 1 }).add({ months: 1 }),
    year: today.with({ month: 1, day: 1 }).add({ years: 1 }),
  }
  const name = units[unit ?? theUnit ?? 2]
  return name === undefined || name === 'minute' || name === 'hour' ? null : { day: { ...days, ...firsts }[name] }
}

function readEnd(values: Values, clock: Clock): Meaning | null {
  const isDay = units[values.unit ?? values.theUnit ?? 2] === 'day'
  const next = isDay ? null : readNext(values, clock)?.day
  return next ? { day: next.subtract({ days: 1 }) } : null
}

/** The last day of the next week, month or year. */
function readEndOfNext(values: Values, clock: Clock): Meaning | null {
  const name = units[values.unit ?? values.theUnit ?? 2]
  const next = name === 'day' ? null : readNext(values, clock)?.day
  return next ? { day: next.add({ [`${name}s`]: 1 }).subtract({ days: 1 }) } : null
}

/** First day of the month. */
const readMonth = ({ month = 1 }: Values, clock: Clock): Meaning => {
  const today = todayOf(clock)
  return { day: new Temporal.PlainDate(today.year + (month > today.month ? 0 : 1), month, 1) }
}

/** With `toHour`, the first hour of a range: in "11-1pm" it is in the morning. */
function readTime({ h = 0, hour = h, minute = 0, half, toHour }: Values): Meaning {
  if (half === undefined || hour > 12) return { time: { hour, minute, isOpen: hour > 0 && hour < 12 } }
  const isBefore = toHour !== undefined && hour % 12 > toHour % 12
  return { time: { hour: (hour % 12) + (isBefore ? 12 - half : half), minute, isOpen: false } }
}

/** "Half past 4", and in German "halb 5". Before 1 o'clock is after 12. */
const beside =
  (minutes: number): Read =>
  (values) => {
    const { hour, isOpen } = readTime({ hour: 12, ...values }).time ?? { hour: 0, isOpen: false }
    const total = hour * 60 + minutes
    const start = total < 60 ? total + 720 : total
    return { time: { hour: Math.floor(start / 60) % 24, minute: start % 60, isOpen } }
  }

const at =
  (hour: number): Read =>
  () => ({ time: { hour, minute: 0, isOpen: false } })

function readWeekdayNextWeek(values: Values, clock: Clock): Meaning {
  const start = todayOf(clock).add({ days: clock.toNextWeek })
  return { day: start.add({ days: (weekdayOf(values) - start.dayOfWeek + 7) % 7 }) }
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

function readEveryOther(values: Values, clock: Clock): Meaning {
  const unit = values.unit ?? values.pair
  if (unit !== undefined) return readEvery({ count: 2, unit })
  return { repeat: 'biweekly', day: nextWeekday(weekdayOf(values), clock) }
}

/** What the phrases of `quickAdd.words` mean. */
export const meanings = {
  today: later(0),
  tomorrow: later(1),
  dayAfterTomorrow: later(2),
  tonight: ({ part = parts.evening }: Values, clock: Clock) => ({ day: todayOf(clock), part }),
  weekday: (values: Values, clock: Clock) => ({ day: nextWeekday(weekdayOf(values), clock), part: values.part }),
  weekdayNextWeek: readWeekdayNextWeek,
  weekend: (_: Values, clock: Clock) => ({ day: nextWeekday(6, clock) }),
  weekendNext: (_: Values, clock: Clock) => ({ day: nextWeekday(6, clock).add({ days: 7 }) }),
  weekdayInAWeek: (values: Values, clock: Clock) => ({ day: nextWeekday(weekdayOf(values), clock).add({ days: 7 }) }),
  date: readDate,
  dayOfMonth: readDayOfMonth,
  dayOfNextMonth: readDayOfNextMonth,
  month: readMonth,
  ahead: readAhead,
  twoAhead: (values: Values, clock: Clock) => readAhead({ count: 2, unit: values.pair ?? 2 }, clock),
  halfHour: (_: Values, clock: Clock) => readAhead({ count: 30, unit: 0 }, clock),
  quarterHour: (_: Values, clock: Clock) => readAhead({ count: 15, unit: 0 }, clock),
  hourAndHalf: (_: Values, clock: Clock) => readAhead({ count: 90, unit: 0 }, clock),
  next: readNext,
  end: readEnd,
  endOfNext: readEndOfNext,
  monthEnd: (_: Values, clock: Clock) => readEnd({ unit: units.indexOf('month') }, clock),
  time: readTime,
  timeRange: readTime,
  halfPast: beside(30),
  quarterPast: beside(15),
  quarterTo: beside(-15),
  halfTo: beside(-30),
  midday: at(12),
  midnight: at(0),
  partOfDay: ({ part = parts.morning }: Values) => ({ part }),
  daily: repeated('daily'),
  weekdays: repeated('weekdays'),
  weekly: repeated('weekly'),
  biweekly: repeated('biweekly'),
  monthly: repeated('monthly'),
  everyWeekday: (values: Values, clock: Clock) => ({
    repeat: 'weekly',
    day: nextWeekday(weekdayOf(values), clock),
    part: values.part,
  }),
  everyDayOfMonth: (values: Values, clock: Clock) => ({ repeat: 'monthly', ...readDayOfMonth(values, clock) }),
  everyPart: ({ part = parts.morning }: Values) => ({ repeat: 'daily', part }),
  everyWeekend: (_: Values, clock: Clock) => ({ repeat: 'weekly', day: nextWeekday(6, clock) }),
  everyOther: readEveryOther,
  every: readEvery,
} as const satisfies Record<string, Read>

export type PhraseKey = keyof typeof meanings
