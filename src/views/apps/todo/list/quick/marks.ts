import type { Assignee } from '@/redux/apps/todo/schema'
import { fold } from '../../shared/calendarWords'

export interface Named {
  readonly id: string
  readonly name: string
}

/** Words after the sign, split at spaces. A final comma or full stop ends a name. */
function wordsAfter(text: string): { word: string; isEnd: boolean; end: number }[] {
  return [...text.matchAll(/\S+/g)].map((match) => {
    const word = match[0].replace(/[.,;:!?،؛؟]+$/u, '')
    return { word: fold(word), isEnd: word !== match[0], end: match.index + match[0].length }
  })
}

/** Length of the text that names one of the `names`, from any of its words on; 0 if none. */
function lengthOf(text: string, name: readonly string[]): number {
  const words = wordsAfter(text)
  const [first] = words
  if (!first?.word) return 0
  let longest = 0
  for (const [start, part] of name.entries()) {
    const isNamed = part.startsWith(first.word) || part.split('-').some((half) => half.startsWith(first.word))
    if (!isNamed) continue
    let count = 1
    while (!words[count - 1]?.isEnd && count < name.length - start && words[count]?.word === name[start + count]) {
      count += 1
    }
    longest = Math.max(longest, words[count - 1]?.end ?? 0)
  }
  return longest
}

const partsOf = (name: string) => fold(name).split(/\s+/)

/** Finds the person at the start of `text`, by the longest part of a name. */
export function readAssignee(text: string, assignees: readonly Assignee[]) {
  let found: { assignee: Assignee; length: number } | null = null
  for (const assignee of assignees) {
    const length = lengthOf(text, partsOf(assignee.fullName))
    if (length > (found?.length ?? 0)) found = { assignee, length }
  }
  return found
}

/** Finds a tag or project at the start of `text`: by full name, or by a word that only one of them has. */
export function readNamed(text: string, named: readonly Named[]) {
  const [first] = wordsAfter(text)
  if (!first?.word) return null
  const whole = named
    .filter(
      ({ name }) =>
        wordsAfter(text)
          .slice(0, partsOf(name).length)
          .map(({ word }) => word)
          .join(' ') === fold(name),
    )
    .toSorted((one, other) => other.name.length - one.name.length)[0]
  if (whole) return { id: whole.id, length: wordsAfter(text)[partsOf(whole.name).length - 1]?.end ?? 0 }
  const joined = first.word.replaceAll(/[-_]/g, ' ')
  const alike = named.filter(
    ({ name }) => fold(name).startsWith(joined) || partsOf(name).some((part) => part.startsWith(first.word)),
  )
  const [id, ...others] = new Set(alike.map((one) => one.id))
  return id !== undefined && others.length === 0 ? { id, length: first.end } : null
}
