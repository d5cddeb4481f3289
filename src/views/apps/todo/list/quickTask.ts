import { momentOf, wallOf } from '@core/zonedTime'
import type { Assignee, Repeat } from '@/redux/apps/todo/schema'
import { readName, type Named } from './quick/marks'
import type { Meaning, Time } from './quick/meanings'
import { readPhrase } from './quick/phrases'
import { foldLine, type QuickWords } from './quick/words'

export interface QuickTask {
  title: string
  dueDate: string | null
  repeat: Repeat
  tags: string[]
  /** Absent if the line names no project. */
  project?: string
  isImportant: boolean
  assignee: Assignee | null
  /** A range as typed: a task has only a due date. */
  description?: string
}

/** Words that were read, and the fields that they set. Each tag is a field of its own: `tags.high`. */
export interface Source {
  readonly typed: string
  readonly fields: readonly string[]
}

interface Found extends Omit<QuickTask, 'title' | 'dueDate'> {
  when: Pick<Meaning, 'day' | 'time' | 'part'>
}

export interface QuickContext {
  words: QuickWords
  now: Date
  assignees: readonly Assignee[]
  projects?: readonly Named[]
  /** Typed words that stay in the title. */
  plain?: readonly string[]
}

/** Bounds the work for pasted text; the rest stays in the title. */
const longestLine = 1000

/** Parses `!`, `#tag`, `#project` and `@assignee` at the start of `text`. */
function readMark(text: string, { words, assignees, projects = [] }: QuickContext) {
  const important = /^!+(?=\s|$)/.exec(text)
  if (important) return { length: important[0].length, field: 'isImportant', found: { isImportant: true } }
  const name = text.slice(1)
  if (text.startsWith('@')) {
    const people = assignees.map(({ fullName }, index) => ({ id: String(index), name: fullName }))
    const person = readName(name, people, false)
    return person && { length: person.length + 1, field: 'assignee', found: { assignee: assignees[Number(person.id)] } }
  }
  if (!text.startsWith('#')) return null
  const tag = readName(name, words.tags)
  if (tag) return { length: tag.length + 1, field: `tags.${tag.id}`, found: { tags: [tag.id] } }
  const project = readName(name, projects)
  return project && { length: project.length + 1, field: 'project', found: { project: project.id } }
}

/** "Every two weeks" and "on Fridays" belong together. */
function combined(one: Repeat, other: Repeat = 'none'): Repeat | null {
  if (one === 'none' || other === 'none' || one === other) return one === 'none' ? other : one
  return [one, other].every((repeat) => /^(?:bi)?weekly$/.test(repeat)) ? 'biweekly' : null
}

/** Takes over what a phrase means. @returns the fields that it sets; none if the task already has such a value */
function take({ day, time, part, repeat }: Meaning, found: Found): string[] {
  const { when } = found
  const rhythm = combined(found.repeat, repeat)
  const isPartKnown = !day && part !== undefined && when.part !== undefined
  const isKnown = [day && when.day, time && when.time, isPartKnown].some(Boolean)
  if (isKnown || rhythm === null) return []
  found.when = { day: when.day ?? day, time: when.time ?? time, part: when.part ?? part }
  found.repeat = rhythm
  return [...(repeat ? ['repeat'] : []), ...((day ?? time ?? part) === undefined ? [] : ['dueDate'])]
}

/** Hours without "am" or "pm": the part of the day decides; where clocks have 12 hours, 1 to 6 is after noon. */
function timeOf({ time, part }: Found['when'], isTwelveHour: boolean): Time | null {
  if (!time) return part === undefined ? null : { hour: part, minute: 0, isOpen: false }
  const { hour, isOpen } = time
  const isLater = hour < 7 ? (part ?? (isTwelveHour ? 12 : 0)) >= 12 : (part ?? 0) > 12
  return isOpen && isLater ? { ...time, hour: hour + 12 } : time
}

/** Without a day, a task is due at the next such time; a repeated task starts today. Weekday tasks skip the weekend. */
function dueDateOf(found: Found, { now, words }: QuickContext): string | null {
  const { when, repeat } = found
  const time = timeOf(when, words.isTwelveHour)
  const today = wallOf(now).toPlainDate()
  const at = (date: Temporal.PlainDate, wall: Time) =>
    momentOf(date.toPlainDateTime({ hour: wall.hour, minute: wall.minute }))
  const isOver = time !== null && at(today, time) <= now
  const hasStart = time !== null || repeat !== 'none'
  const start = when.day ?? (hasStart ? today.add({ days: isOver ? 1 : 0 }) : null)
  if (!start) return null
  const due = repeat === 'weekdays' && start.dayOfWeek > 5 ? start.add({ days: 8 - start.dayOfWeek }) : start
  return time ? at(due, time).toISOString() : due.toString()
}

/** Removes signs at the end. A pattern such as `[,;]+$` takes quadratic time in text full of them. */
function withoutEnd(text: string, signs: string): string {
  let end = text.length
  while (end > 0 && signs.includes(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}

/** Joins what remains. Punctuation beside a removed phrase disappears with it, and so do straight quotation marks. */
function titleOf(text: string, removed: readonly { start: number; end: number }[]): string {
  let from = 0
  const kept: string[] = []
  for (const { start, end } of [...removed, { start: text.length, end: text.length }]) {
    let piece = text.slice(from, start).trim()
    if (from > 0) piece = piece.replace(/^[-–—,;:،؛]+\s+/u, '').replace(/^[-–—,;:،؛.]+$/u, '')
    if (start < text.length && /\s[-–—]$/.test(piece)) piece = piece.slice(0, -1).trimEnd()
    kept.push(piece)
    from = end
  }
  const joined = kept.filter(Boolean).join(' ')
  const title = removed.at(-1)?.end === text.length ? withoutEnd(joined, ' ,;:،؛') : joined
  return title.replace(/(?<![\p{L}\p{N}])"([^"]*)"|\s+/gu, (_, quoted?: string) => quoted ?? ' ').trim()
}

/** Parses a line, for example `Call Chen tomorrow 14:30 #high @kofi !`. Quoted text belongs to the title only. */
export function readQuickTask(given: string, context: QuickContext): { task: QuickTask; sources: Source[] } {
  const text = given.trim()
  const { words, now, plain = [] } = context
  const { folded, at } = foldLine(text.slice(0, longestLine))
  const clock = { now, toNextWeek: words.toNextWeek }
  const found: Found = { repeat: 'none', tags: [], isImportant: false, assignee: null, when: {} }
  const removed: { start: number; end: number }[] = []
  const sources: Source[] = []
  let done = 0
  for (const { index } of folded.matchAll(/\S+/g)) {
    if (index < done) continue
    const rest = folded.slice(index)
    const typedTo = (length: number) => text.slice(at[index], at[index + length]).trim()
    const before = folded.slice(Math.max(0, index - 40), index)
    const mark = readMark(rest, context)
    const isBeside = removed.length > 0 && text.slice(removed.at(-1)?.end, at[index]).trim() === ''
    const phrase = mark ? null : readPhrase(rest, { words, clock, isBeside, isBound: words.notAfter.test(before) })
    const length = mark?.length ?? phrase?.length ?? 0
    const typed = typedTo(length)
    const isPlain = length > 0 && (phrase?.meaning.isText === true || plain.includes(typed))
    const fields = isPlain ? [] : mark ? [mark.field] : phrase ? take(phrase.meaning, found) : []
    if (isPlain || fields.length > 0) done = index + (phrase?.total ?? length)
    if (fields.length === 0) continue
    if (mark) Object.assign(found, { ...mark.found, tags: [...new Set([...found.tags, ...(mark.found.tags ?? [])])] })
    if (phrase?.isRange) found.description = typed
    sources.push({ typed, fields: phrase?.isRange ? [...fields, 'description'] : fields })
    removed.push({ start: at[index] ?? 0, end: at[done] ?? text.length })
  }
  const { when: _, ...values } = found
  return { task: { title: titleOf(text, removed), dueDate: dueDateOf(found, context), ...values }, sources }
}
