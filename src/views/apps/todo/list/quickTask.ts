import { momentOf, wallOf } from '@core/zonedTime'
import { isDay } from '@core/dateText'
import type { Assignee, Repeat } from '@/redux/apps/todo/schema'
import { fold, readDayAndMonth } from '../shared/calendarWords'

/** Words of a language for quick tasks, folded. */
export interface QuickWords {
  /** Days from today by phrase, for example `tomorrow`; up to three words. */
  days: ReadonlyMap<string, number>
  /** For example `every day`; up to three words. */
  repeats: ReadonlyMap<string, Repeat>
  /** Words before a repeated weekday, for example `every`. */
  every: ReadonlySet<string>
  weekdays: ReadonlyMap<string, number>
  months: ReadonlyMap<string, number>
  /** Tag ids by name. */
  tags: ReadonlyMap<string, string>
  /** Prepositions of days and times, for example `on`. */
  before: ReadonlySet<string>
}

export interface QuickTask {
  title: string
  dueDate: string | null
  repeat: Repeat
  tags: string[]
  isImportant: boolean
  assignee: Assignee | null
}

interface Time {
  hour: number
  minute: number
}

interface Found {
  day: Temporal.PlainDate | null
  time: Time | null
  repeat: Repeat
  tags: Set<string>
  isImportant: boolean
  assignee: Assignee | null
}

interface Context {
  words: QuickWords
  now: Date
  assignees: readonly Assignee[]
}

const todayAt = (now: Date) => wallOf(now).toPlainDate()

/** Monday is 1. On the weekday itself, this is the one of next week. */
function nextWeekday(weekday: number, now: Date): Temporal.PlainDate {
  const today = todayAt(now)
  return today.add({ days: ((weekday - today.dayOfWeek + 6) % 7) + 1 })
}

/** In this year, or in the next if the date has passed. */
function nextDate({ day, month }: { day: number; month: number }, now: Date): Temporal.PlainDate {
  const today = todayAt(now)
  // February 29 becomes March 1 in common years.
  const inYear = (year: number) => new Temporal.PlainDate(year, month + 1, 1).add({ days: day - 1 })
  const date = inYear(today.year)
  return Temporal.PlainDate.compare(date, today) < 0 ? inYear(today.year + 1) : date
}

/** Finds the longest phrase at the start of the folded tokens. @returns the number of tokens in `length` */
function readPhrase<Meaning>(tokens: readonly string[], phrases: ReadonlyMap<string, Meaning>) {
  for (const length of [3, 2, 1]) {
    const meaning = tokens.length < length ? undefined : phrases.get(tokens.slice(0, length).join(' '))
    if (meaning !== undefined) return { meaning, length }
  }
  return null
}

/** Parses a day at the start of the tokens. @returns the number of tokens in `length` */
function readDay(
  tokens: readonly string[],
  { words, now }: Context,
): { day: Temporal.PlainDate; length: number } | null {
  const phrase = readPhrase(tokens, words.days)
  if (phrase) return { day: todayAt(now).add({ days: phrase.meaning }), length: phrase.length }
  const [first = ''] = tokens
  const date = tokens.length > 1 ? readDayAndMonth(tokens.slice(0, 2), words.months) : null
  if (date) return { day: nextDate(date, now), length: 2 }
  const weekday = words.weekdays.get(first)
  if (weekday !== undefined) return { day: nextWeekday(weekday, now), length: 1 }
  return isDay(first) ? { day: Temporal.PlainDate.from(first), length: 1 } : null
}

/** `14:30`, `2:30pm`, `3pm` */
function readTime(token: string): Time | null {
  const [, hours, minutes = '0', half] = /^(\d{1,2})(?::(\d{2}))?(am|pm)?$/.exec(token) ?? []
  if (hours === undefined || (half === undefined && !token.includes(':'))) return null
  const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (half === 'pm' ? 12 : 0)
  return hour > 23 || Number(minutes) > 59 ? null : { hour, minute: Number(minutes) }
}

/** By full name or unique prefix. */
function readTag(name: string, tags: QuickWords['tags']): string | undefined {
  const meant = new Set([...tags].flatMap(([key, tag]) => (key.startsWith(name) ? [tag] : [])))
  return tags.get(name) ?? (meant.size === 1 ? [...meant][0] : undefined)
}

/** By prefix of any part of the name. */
function readAssignee(name: string, assignees: readonly Assignee[]): Assignee | undefined {
  return assignees.find(({ fullName }) =>
    fold(fullName)
      .split(/[\s-]+/)
      .some((part) => part.startsWith(name)),
  )
}

/** Parses `!`, `#tag` and `@assignee`. @returns whether the token was a mark */
function takeMark(token: string, found: Found, { words, assignees }: Context): boolean {
  if (/^!+$/.test(token)) {
    found.isImportant = true
    return true
  }
  const name = token.slice(1)
  const tag = token.startsWith('#') && name !== '' ? readTag(name, words.tags) : undefined
  const assignee = token.startsWith('@') && name !== '' ? readAssignee(name, assignees) : undefined
  if (tag) found.tags.add(tag)
  if (assignee) found.assignee = assignee
  return tag !== undefined || assignee !== undefined
}

/** Parses a day or time, the first of each. @returns the number of tokens */
function takeTime(tokens: readonly string[], found: Found, context: Context): number {
  const read = found.day ? null : readDay(tokens, context)
  if (read) {
    found.day = read.day
    return read.length
  }
  const time = found.time ? null : readTime(tokens[0] ?? '')
  if (!time) return 0
  found.time = time
  return 1
}

/** Parses phrases such as `every week` or `every Friday`. @returns the number of tokens */
function takeRepeat(tokens: readonly string[], found: Found, { words, now }: Context): number {
  if (found.repeat !== 'none') return 0
  const phrase = readPhrase(tokens, words.repeats)
  if (phrase) {
    found.repeat = phrase.meaning
    return phrase.length
  }
  const [first = '', second = ''] = tokens
  // Arabic weekdays have an article, which is absent after "every".
  const weekday = words.every.has(first) ? (words.weekdays.get(second) ?? words.weekdays.get(`ال${second}`)) : undefined
  if (weekday === undefined || found.day) return 0
  found.repeat = 'weekly'
  found.day = nextWeekday(weekday, now)
  return 2
}

/** Without a day, a task is due at the next such time; a repeated task starts today. Weekday tasks skip the weekend. */
function dueDateOf({ day, time, repeat }: Found, now: Date): string | null {
  const today = todayAt(now)
  const at = (date: Temporal.PlainDate, wall: Time) => momentOf(date.toPlainDateTime(wall))
  const isOver = time !== null && at(today, time) <= now
  const hasStart = time !== null || repeat !== 'none'
  const start = day ?? (hasStart ? today.add({ days: isOver ? 1 : 0 }) : null)
  if (!start) return null
  const due = repeat === 'weekdays' && start.dayOfWeek > 5 ? start.add({ days: 8 - start.dayOfWeek }) : start
  return time ? at(due, time).toISOString() : due.toString()
}

/** Parses a line, for example `Call Chen tomorrow 14:30 #high @kofi !`. Quoted text belongs to the title only. */
export function readQuickTask(text: string, context: Context): QuickTask {
  const tokens = text.match(/"[^"]*"|\S+/g) ?? []
  const folded = tokens.map(fold)
  const found: Found = { day: null, time: null, repeat: 'none', tags: new Set(), isImportant: false, assignee: null }
  const title: string[] = []
  for (let index = 0; index < tokens.length;) {
    const token = tokens[index] ?? ''
    const next = folded.slice(index, index + 3)
    const length = takeRepeat(next, found, context) || takeTime(next, found, context)
    if (length > 0) {
      if (context.words.before.has(fold(title.at(-1) ?? ''))) title.pop()
      index += length
      continue
    }
    if (!takeMark(next[0] ?? '', found, context)) title.push(token.replace(/^"([^"]*)"$/, '$1'))
    index += 1
  }
  const { repeat, tags, isImportant, assignee } = found
  return {
    title: title.join(' ').trim(),
    dueDate: dueDateOf(found, context.now),
    repeat,
    tags: [...tags],
    isImportant,
    assignee,
  }
}
