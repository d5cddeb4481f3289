import { momentOf, wallOf } from '@core/zonedTime'
import type { Assignee, Repeat } from '@/redux/apps/todo/schema'
import { readAssignee, readNamed, type Named } from './quick/marks'
import type { Meaning, Time } from './quick/meanings'
import { readPhrase } from './quick/phrases'
import { endOfWord, tokenize, type Token } from './quick/tokens'
import type { QuickWords } from './quick/words'

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

interface Found extends Meaning {
  repeat: Repeat
  tags: Set<string>
  project?: string
  description?: string
  isImportant: boolean
  assignee: Assignee | null
}

export interface QuickContext {
  words: QuickWords
  now: Date
  assignees: readonly Assignee[]
  projects?: readonly Named[]
}

const longestName = 300

/** Parses `!`, `#tag`, `#project` and `@assignee`. @returns the index in `text` where the mark ends; 0 if none */
function takeMark(text: string, { word, start, end }: Token, found: Found, context: QuickContext): number {
  const rest = text.slice(end, end + longestName)
  if (word === '!' && /^!*(?=\s|$)/.test(rest)) {
    found.isImportant = true
    return end + (/^!*/.exec(rest)?.[0].length ?? 0)
  }
  if (/^\s/.test(rest) || text.slice(start, end) !== word) return 0
  const assignee = word === '@' ? readAssignee(rest, context.assignees) : null
  if (assignee) {
    found.assignee = assignee.assignee
    return end + assignee.length
  }
  if (word !== '#') return 0
  const tag = readNamed(
    rest,
    [...context.words.tags].map(([name, id]) => ({ name, id })),
  )
  const project = tag ? null : readNamed(rest, context.projects ?? [])
  if (tag) found.tags.add(tag.id)
  if (project) found.project = project.id
  return end + ((tag ?? project)?.length ?? -end)
}

/** "Every two weeks" and "on Fridays" belong together. */
function combined(one: Repeat, other: Repeat = 'none'): Repeat | null {
  if (one === 'none' || other === 'none') return one === 'none' ? other : one
  return one !== other && [one, other].every((repeat) => /^(?:bi)?weekly$/.test(repeat)) ? 'biweekly' : null
}

/** Takes over what a phrase means. @returns false if the task already has such a value */
function take({ day, time, part, repeat }: Meaning, found: Found): boolean {
  const rhythm = combined(found.repeat, repeat)
  if ((day && found.day) || (time && found.time) || rhythm === null) return false
  found.day ??= day
  found.time ??= time
  found.part ??= part
  found.repeat = rhythm
  return true
}

/** Hours without "am" or "pm": the part of the day decides; where clocks have 12 hours, 1 to 6 is after noon. */
function timeOf({ time, part }: Found, isTwelveHour: boolean): Time | null {
  if (!time) return part === undefined ? null : { hour: part, minute: 0, isOpen: false }
  const isLater = part === undefined ? isTwelveHour && time.hour < 7 : part > 12
  return time.isOpen && isLater ? { ...time, hour: time.hour + 12 } : time
}

/** Without a day, a task is due at the next such time; a repeated task starts today. Weekday tasks skip the weekend. */
function dueDateOf(found: Found, { now, words }: QuickContext): string | null {
  const { day, repeat } = found
  const time = timeOf(found, words.isTwelveHour)
  const today = wallOf(now).toPlainDate()
  const at = (date: Temporal.PlainDate, wall: Time) =>
    momentOf(date.toPlainDateTime({ hour: wall.hour, minute: wall.minute }))
  const isOver = time !== null && at(today, time) <= now
  const hasStart = time !== null || repeat !== 'none'
  const start = day ?? (hasStart ? today.add({ days: isOver ? 1 : 0 }) : null)
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

/** Joins what remains. Punctuation beside a removed phrase disappears with it. */
function titleOf(text: string, removed: readonly { start: number; end: number }[]): string {
  let from = 0
  const kept: string[] = []
  for (const { start, end } of [...removed, { start: text.length, end: text.length }]) {
    const isAfter = from > 0
    const isBefore = start < text.length
    let piece = text.slice(from, start).trim()
    if (isAfter) piece = piece.replace(/^[-–—,;:،؛]+\s+/u, '').replace(/^[-–—,;:،؛.]+$/u, '')
    if (isBefore && /\s[-–—]$/.test(piece)) piece = piece.slice(0, -1).trimEnd()
    kept.push(piece)
    from = end
  }
  const title = kept.filter(Boolean).join(' ')
  return removed.at(-1)?.end === text.length ? withoutEnd(title, ' ,;:،؛') : title
}

/** Straight quotation marks only protect their text; others belong to the title. Spaces outside them are collapsed. */
function plainTitle(title: string): string {
  return title.replace(/(?<![\p{L}\p{N}])"([^"]*)"|\s+/gu, (match, quoted?: string) => quoted ?? ' ').trim()
}

/** Parses a line, for example `Call Chen tomorrow 14:30 #high @kofi !`. Quoted text belongs to the title only. */
export function readQuickTask(typed: string, context: QuickContext): QuickTask {
  const text = typed.trim()
  const tokens = tokenize(text)
  const found: Found = { repeat: 'none', tags: new Set(), isImportant: false, assignee: null }
  const removed: { start: number; end: number }[] = []
  for (let index = 0; index < tokens.length;) {
    const token = tokens[index]
    if (!token?.isFirst) {
      index += 1
      continue
    }
    const markEnd = takeMark(text, token, found, context)
    if (markEnd > 0) {
      removed.push({ start: token.start, end: markEnd })
      while ((tokens[index]?.start ?? Infinity) < markEnd) index += 1
      continue
    }
    const isBeside = removed.length > 0 && text.slice(removed.at(-1)?.end, token.start).trim() === ''
    const phrase = readPhrase(tokens, index, { ...context, isBeside })
    const end = phrase && endOfWord(tokens, phrase.end)
    const isTaken = phrase && end !== null && !phrase.meaning.isText && take(phrase.meaning, found)
    if (isTaken) {
      const { start } = token
      const last = tokens[end - 1]?.end ?? text.length
      if (phrase.isRange) found.description = text.slice(start, tokens[phrase.end - 1]?.end)
      removed.push({ start, end: last })
    }
    index = phrase && (isTaken || phrase.meaning.isText) ? (end ?? index + 1) : index + 1
  }
  const { repeat, tags, project, description, isImportant, assignee } = found
  return {
    title: plainTitle(titleOf(text, removed)),
    dueDate: dueDateOf(found, context),
    repeat,
    tags: [...tags],
    ...(project !== undefined && { project }),
    ...(description !== undefined && { description }),
    isImportant,
    assignee,
  }
}
