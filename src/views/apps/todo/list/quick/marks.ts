import { fold } from '../../shared/calendarWords'

export interface Named {
  readonly id: string
  readonly name: string
}

/** Bounds the work for pasted text. */
const [longestName, mostWords] = [300, 8]

const plain = (name: string) => fold(name).replaceAll(/[-_\s]+/g, ' ')

/** Those with this full name; else with all these words, or a word that starts so. */
function namesakes(typed: string, isWord: boolean, named: readonly Named[]): readonly Named[] {
  const words = plain(typed)
  const full = named.filter(({ name }) => plain(name) === words)
  return full.length > 0
    ? full
    : named.filter(({ name }) => ` ${plain(name)} `.includes(isWord ? ` ${words}` : ` ${words} `))
}

/** Finds the longest name at the start of `text`; a final comma or full stop ends it. @param isUnique rejects names of several */
export function readName(
  text: string,
  named: readonly Named[],
  isUnique = true,
): { id: string; length: number } | null {
  const [name = ''] = text.slice(0, longestName).split(/[.,;:!?،؛؟]+(?=\s|$)/u, 1)
  const words = /^\s/.test(name) ? [] : [...name.matchAll(/\S+/g)].slice(0, mostWords)
  for (const [index, word] of [...words.entries()].toReversed()) {
    const length = word.index + word[0].length
    const [id, ...others] = new Set(namesakes(name.slice(0, length), index === 0, named).map((one) => one.id))
    if (id !== undefined && !(isUnique && others.length > 0)) return { id, length }
  }
  return null
}
