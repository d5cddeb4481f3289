import { dateOf, dayFrom, dayTextOf, momentOf, wallOf } from '@core/zonedTime'
import { isDay } from '@core/dateText'
import type { Assignee, Repeat } from '@/redux/apps/todo/schema'
import { fold, readDayAndMonth } from '../shared/calendarWords'

/** The words that a language has for what a quick task may say, all folded. */
export interface QuickWords {
  /** Days from today by the words for them, such as `tomorrow`, of up to three words. */
  days: ReadonlyMap<string, number>
  /** Such as `every day`, of up to three words. */
  repeats: ReadonlyMap<string, Repeat>
  /** What a day of the week that repeats begins with. */
  every: ReadonlySet<string>
  weekdays: ReadonlyMap<string, number>
  months: ReadonlyMap<string, number>
  /** Their ids. */
  tags: ReadonlyMap<string, string>
  /** What may stand before a day or an hour and belongs to it, such as `on`. */
  before: ReadonlySet<string>
}

/** What a line says, taken apart. */
export interface QuickTask {
  title: string
  dueDate: string | null
  repeat: Repeat
  tags: string[]
  isImportant: boolean
  assignee: Assignee | null
}

interface Hour {
  hours: number
  minutes: number
}

/** What a line names beyond the title, as it is read. */
interface Found {
  day: Date | null
  hour: Hour | null
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

/** The next day of the week of that name; today's is in a week. */
function nextWeekday(weekday: number, now: Date): Date {
  const today = wallOf(now).getUTCDay() || 7
  return dayFrom(now, ((weekday - today + 6) % 7) + 1)
}

/** This year's, or the next one's where it is over. */
function nextDate({ day, month }: { day: number; month: number }, now: Date): Date {
  const wall = wallOf(now)
  const inYear = (year: number) => momentOf(new Date(Date.UTC(year, month, day)))
  const date = inYear(wall.getUTCFullYear())
  return date < dayFrom(now) ? inYear(wall.getUTCFullYear() + 1) : date
}

/** Finds the longest phrase at the start of the folded tokens. @returns the number of tokens in `length` */
function readPhrase<Meaning>(tokens: readonly string[], phrases: ReadonlyMap<string, Meaning>) {
  for (const length of [3, 2, 1]) {
    const meaning = tokens.length < length ? undefined : phrases.get(tokens.slice(0, length).join(' '))
    if (meaning !== undefined) return { meaning, length }
  }
  return null
}

/** Reads a day at the beginning of the tokens. @returns how many of them it takes */
function readDay(tokens: readonly string[], { words, now }: Context): { day: Date; length: number } | null {
  const phrase = readPhrase(tokens, words.days)
  if (phrase) return { day: dayFrom(now, phrase.meaning), length: phrase.length }
  const [first = ''] = tokens
  const date = tokens.length > 1 ? readDayAndMonth(tokens.slice(0, 2), words.months) : null
  if (date) return { day: nextDate(date, now), length: 2 }
  const weekday = words.weekdays.get(first)
  if (weekday !== undefined) return { day: nextWeekday(weekday, now), length: 1 }
  return isDay(first) ? { day: dateOf(first), length: 1 } : null
}

/** `14:30`, `2:30pm`, `3pm` */
function readHour(token: string): Hour | null {
  const [, hour, minutes = '0', half] = /^(\d{1,2})(?::(\d{2}))?(am|pm)?$/.exec(token) ?? []
  if (hour === undefined || (half === undefined && !token.includes(':'))) return null
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (half === 'pm' ? 12 : 0)
  return hours > 23 || Number(minutes) > 59 ? null : { hours, minutes: Number(minutes) }
}

/** By the whole name, or a beginning that no other has. */
function readTag(name: string, tags: QuickWords['tags']): string | undefined {
  const meant = new Set([...tags].flatMap(([key, tag]) => (key.startsWith(name) ? [tag] : [])))
  return tags.get(name) ?? (meant.size === 1 ? [...meant][0] : undefined)
}

/** By the beginning of any of the names. */
function readAssignee(name: string, assignees: readonly Assignee[]): Assignee | undefined {
  return assignees.find(({ fullName }) =>
    fold(fullName)
      .split(/[\s-]+/)
      .some((part) => part.startsWith(name)),
  )
}

/** Takes what a token marks by its first sign. @returns whether it was one of those */
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

/** Takes a day or an hour, of each the first. @returns how many tokens it was */
function takeTime(tokens: readonly string[], found: Found, context: Context): number {
  const read = found.day ? null : readDay(tokens, context)
  if (read) {
    found.day = read.day
    return read.length
  }
  const hour = found.hour ? null : readHour(tokens[0] ?? '')
  if (!hour) return 0
  found.hour = hour
  return 1
}

/** Takes how something repeats, such as `every week` or `every Friday`. @returns how many tokens it was */
function takeRepeat(tokens: readonly string[], found: Found, { words, now }: Context): number {
  if (found.repeat !== 'none') return 0
  const phrase = readPhrase(tokens, words.repeats)
  if (phrase) {
    found.repeat = phrase.meaning
    return phrase.length
  }
  const [first = '', second = ''] = tokens
  // Arabic names the days with an article, which “every” drops.
  const weekday = words.every.has(first) ? (words.weekdays.get(second) ?? words.weekdays.get(`ال${second}`)) : undefined
  if (weekday === undefined || found.day) return 0
  found.repeat = 'weekly'
  found.day = nextWeekday(weekday, now)
  return 2
}

/** What repeats and names no day begins today, or when the next week of work does. */
function firstDay(repeat: Repeat, now: Date): Date {
  const isWeekend = repeat === 'weekdays' && wallOf(now).getUTCDay() % 6 === 0
  return isWeekend ? nextWeekday(1, now) : dayFrom(now)
}

/** An hour without a day is the next one of the clock. */
function dueDateOf({ day, hour }: Found, now: Date): string | null {
  if (!hour) return day && dayTextOf(day)
  const { hours, minutes } = hour
  function at(date: Date): Date {
    const wall = wallOf(date)
    wall.setUTCHours(hours, minutes, 0, 0)
    return momentOf(wall)
  }
  if (day) return at(day).toISOString()
  const today = at(now)
  return (today > now ? today : at(dayFrom(now, 1))).toISOString()
}

/**
 * Understands a line such as `Call Chen tomorrow 14:30 #high @kofi !`. What stands in quotation marks is title and nothing else.
 * @param text as typed
 */
export function readQuickTask(text: string, context: Context): QuickTask {
  const tokens = text.match(/"[^"]*"|\S+/g) ?? []
  const folded = tokens.map(fold)
  const found: Found = { day: null, hour: null, repeat: 'none', tags: new Set(), isImportant: false, assignee: null }
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
  if (repeat !== 'none' && !found.day) {
    const start = firstDay(repeat, context.now)
    // With an hour, today may be too late.
    if (!found.hour || start > context.now) found.day = start
  }
  return {
    title: title.join(' ').trim(),
    dueDate: dueDateOf(found, context.now),
    repeat,
    tags: [...tags],
    isImportant,
    assignee,
  }
}
