import { monthNames, weekdayNames } from '../../shared/calendarWords'
import { meanings, parts, type PhraseKey } from './meanings'
import {
  entriesOf,
  findWord,
  lexiconOf,
  numberSlot,
  patternsOf,
  type Lexicon,
  type Pattern,
  type Slot,
} from './patterns'
import { wordsOf } from './tokens'

type ListKey =
  | PhraseKey
  | 'before'
  | 'from'
  | 'to'
  | 'notAfter'
  | 'prefixes'
  | 'shortWeekdays'
  | 'unit'
  | 'pair'
  | 'numbers'
  | 'hours'
  | 'ordinals'
  | 'am'
  | 'pm'
  | keyof typeof parts

/** `quickAdd.words` of a locale file. */
export type WordLists = Readonly<Record<ListKey, string>>

/** Words and phrases of a language for quick tasks. */
export interface QuickWords {
  readonly patterns: readonly Pattern<PhraseKey>[]
  readonly slots: Readonly<Record<string, Slot>>
  /** Words before a day or time that disappear with it. */
  readonly before: Lexicon
  /** Like `before`, but only of ranges. */
  readonly from: Lexicon
  readonly to: Lexicon
  /** Words after which a day belongs to the title. */
  readonly notAfter: Lexicon
  readonly parts: Lexicon
  /** Arabic prepositions that are written with the next word. */
  readonly prefixes: readonly string[]
  /** Ids of tags by name. */
  readonly tags: ReadonlyMap<string, string>
  readonly isTwelveHour: boolean
  readonly toNextWeek: number
}

const keysOf = <Key extends string>(object: Readonly<Record<Key, unknown>>) => Object.keys(object) as Key[]
const inOrder = (list: readonly string[], first = 1) => lexiconOf(list, (index) => index + first)
const plain = (list: string): Lexicon => lexiconOf(entriesOf(list), () => 0)
const slotOf =
  (lexicon: Lexicon): Slot =>
  (tokens, index) =>
    findWord(tokens, index, lexicon)
const firstOf =
  (...slots: readonly Slot[]): Slot =>
  (tokens, index) => {
    for (const slot of slots) {
      const found = slot(tokens, index)
      if (found) return found
    }
    return null
  }

/** `lundis`, `sextas-feiras`, `tuesdays` */
const plural = (name: string) => name.replaceAll(/(?=[-/]|$)/g, 's')

const partsOf = (lists: WordLists): Lexicon =>
  keysOf(parts).flatMap((part) => lexiconOf(entriesOf(lists[part]), () => parts[part]))

function slotsOf(lists: WordLists, language: string): Record<string, Slot> {
  const names = weekdayNames(language)
  const short = lists.shortWeekdays.split('|')
  const ordinals = plain(lists.ordinals)
  const hour = firstOf(numberSlot(0, 23), slotOf(inOrder(entriesOf(lists.hours))))
  const minute: Slot = (tokens, index) => (tokens[index]?.word.length === 2 ? numberSlot(0, 59)(tokens, index) : null)
  const unit = lists.unit.split('|')
  const months = [...monthNames(language)].map(([name, number]) => ({ words: wordsOf(name), value: number + 1 }))
  return {
    weekday: slotOf(inOrder(names)),
    short: slotOf(inOrder(short)),
    weekdays: slotOf([...inOrder(names.map(plural)), ...inOrder(short.map((name) => name && plural(name)))]),
    month: (tokens, index) => {
      const found = findWord(tokens, index, months)
      const hasStop = found && tokens[index + found.length]?.word === '.'
      return found && { ...found, length: found.length + (hasStop ? 1 : 0) }
    },
    unit: slotOf(inOrder(unit, 0)),
    // With the Arabic article.
    theUnit: slotOf(
      inOrder(
        unit.map((forms) => forms.replaceAll(/(^|\/)/g, '$1ال')),
        0,
      ),
    ),
    part: slotOf(partsOf(lists)),
    pair: slotOf(inOrder(lists.pair.split('|'), 0)),
    count: firstOf(numberSlot(1, 1000), slotOf(inOrder(entriesOf(lists.numbers)))),
    d: numberSlot(1, 31),
    date: numberSlot(1, 31, ordinals),
    ordinal: (tokens, index) => {
      const found = numberSlot(1, 31, ordinals)(tokens, index)
      return found && found.length > 1 ? found : null
    },
    mm: numberSlot(1, 12),
    year: numberSlot(2000, 2199),
    hour,
    toHour: hour,
    minute,
    toMinute: minute,
    half: slotOf([...lexiconOf(entriesOf(lists.am), () => 0), ...lexiconOf(entriesOf(lists.pm), () => 12)]),
  }
}

/** Compiles the word lists of a language. @param tags ids by name */
export function quickWordsOf(
  lists: WordLists,
  { language, tags, toNextWeek }: { language: string; tags: ReadonlyMap<string, string>; toNextWeek: number },
): QuickWords {
  return {
    patterns: [
      ...keysOf(meanings).flatMap((key) => patternsOf(key, lists[key])),
      ...patternsOf('date', '{year}-{mm}-{d}'),
    ],
    slots: slotsOf(lists, language),
    before: plain(lists.before),
    from: plain(lists.from),
    to: plain(lists.to),
    notAfter: plain(lists.notAfter),
    parts: partsOf(lists),
    prefixes: entriesOf(lists.prefixes),
    tags,
    isTwelveHour:
      new Intl.DateTimeFormat(language, { hour: 'numeric', timeZone: 'UTC' }).resolvedOptions().hour12 ?? false,
    toNextWeek,
  }
}
