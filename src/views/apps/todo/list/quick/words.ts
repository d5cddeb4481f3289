import { fold, monthNames, weekdayNames } from '../../shared/calendarWords'
import type texts from '../../locales/en.json'
import { meanings, parts, type PhraseKey } from './meanings'

/** `quickAdd.words` of a locale file. */
export type WordLists = Readonly<Record<keyof typeof texts.quickAdd.words, string>>

/** A blank such as `{weekday}`. `read` returns undefined for a number out of range. */
interface Slot {
  readonly source: string
  readonly read: (text: string) => number | undefined
}

export interface Pattern {
  readonly key: PhraseKey
  readonly regex: RegExp
  readonly slots: Readonly<Record<string, Slot>>
  /** Counts only at the end of the line or beside another phrase. */
  readonly isWeak: boolean
}

/** Folds character by character. `at` has the typed position of each folded character; quoted text is blanked out. */
export function foldLine(text: string): { folded: string; at: number[] } {
  const quotes = /(?<![\p{L}\p{N}])(?:"[^"]+"|“[^“”]+”|„[^„“”]+[“”]|«[^«»]+»|»[^«»]+«|‘[^‘’]+’)/gu
  const blanked = text.replace(quotes, (quoted) => '\0'.repeat(quoted.length))
  const at: number[] = []
  let [folded, index] = ['', 0]
  for (const char of blanked) {
    const plain = /[.,،]/.test(char) ? char : /\p{Cf}/u.test(char) ? ' ' : fold(char)
    folded += plain
    for (let count = plain.length; count > 0; count -= 1) at.push(index)
    index += char.length
  }
  return { folded, at: [...at, index] }
}

/** Entries of a list that bars separate; slashes separate the forms of a word. */
const entriesOf = (list: string): string[] => list.split('|').filter((entry) => entry.trim() !== '')
const formsOf = (entry: string): string[] => (/[{\d]/.test(entry) ? [entry] : entry.split('/'))

/** Not inside a word or number. */
const edge = String.raw`(?:(?<!\p{L})|(?!\p{L}))(?:(?<!\d)|(?!\d))`
const literal = (text: string) =>
  foldLine(text.trim())
    .folded.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll(/\s+/g, String.raw`\s+`)
const oneOf = (words: readonly string[]) =>
  `(?:${words
    .filter(Boolean)
    .toSorted((one, other) => other.length - one.length)
    .map(literal)
    .join('|')})`
const wordsIn = (list: string) => entriesOf(list).flatMap(formsOf)

/** Words with values by their position; `valueOf` gets an index. */
function wordSlot(entries: readonly string[], valueOf = (index: number) => index + 1): Slot {
  const words = entries.flatMap((entry, index) => formsOf(entry).map((form) => [form.trim(), valueOf(index)] as const))
  const values = new Map(words.map(([word, value]) => [foldLine(word).folded, value]))
  return { source: oneOf(words.map(([word]) => word)), read: (text) => values.get(text.replaceAll(/\s+/g, ' ')) }
}

function numberSlot(min: number, max: number, source = String.raw`\d{1,4}`, words?: Slot): Slot {
  function read(text: string) {
    if (!/^\d/.test(text)) return words?.read(text)
    const value = Number.parseInt(text, 10)
    return value >= min && value <= max ? value : undefined
  }
  return { source: words ? `(?:${source}|${words.source})` : source, read }
}

/** `lundis`, `sextas-feiras`, `tuesdays` */
const plural = (name: string) => name.replaceAll(/(?=[-/]|$)/g, 's')

/** One entry with all words of a list. */
const joined = (list: string) => list.replaceAll('|', '/')

function slotsOf(lists: WordLists, language: string): Record<string, Slot> {
  const names = weekdayNames(language)
  const short = lists.shortWeekdays.split('|')
  const unit = lists.unit.split('|')
  const fromZero = (index: number) => index
  const monthList = [...monthNames(language)]
  const months = wordSlot(
    monthList.map(([name]) => name),
    (index) => (monthList[index]?.[1] ?? 0) + 1,
  )
  const partList = Object.entries(parts) as [keyof typeof parts, number][]
  const ordinal = String.raw`\d{1,2}\s*${oneOf(wordsIn(lists.ordinals))}`
  const hour = numberSlot(0, 23, String.raw`\d{1,2}`, wordSlot(entriesOf(lists.hours)))
  const minute = numberSlot(0, 59, String.raw`\d\d`)
  return {
    weekday: wordSlot(names),
    short: wordSlot(short),
    weekdays: wordSlot(names.map((name, index) => `${plural(name)}/${plural(short[index] ?? name)}`)),
    month: { source: String.raw`${months.source}\.?`, read: (text) => months.read(text.replace(/\.$/, '')) },
    unit: wordSlot(unit, fromZero),
    // With the Arabic article.
    theUnit: wordSlot(
      unit.map((forms) => forms.replaceAll(/(^|\/)/g, '$1ال')),
      fromZero,
    ),
    part: wordSlot(
      partList.map(([part]) => joined(lists[part])),
      (index) => partList[index]?.[1] ?? 0,
    ),
    pair: wordSlot(lists.pair.split('|'), fromZero),
    count: numberSlot(1, 1000, undefined, wordSlot(entriesOf(lists.numbers))),
    d: numberSlot(1, 31, String.raw`\d{1,2}`),
    date: numberSlot(1, 31, String.raw`(?:${ordinal}|\d{1,2})`),
    ordinal: numberSlot(1, 31, ordinal),
    mm: numberSlot(1, 12, String.raw`\d{1,2}`),
    year: numberSlot(2000, 2199),
    h: numberSlot(0, 23, String.raw`\d{1,2}`),
    hour,
    toHour: hour,
    minute,
    toMinute: minute,
    half: wordSlot([joined(lists.am), joined(lists.pm)], (index) => index * 12),
  }
}

/** Compiles an entry: `on/by` are alternatives, `?` marks an optional word, `~` a weak phrase. */
function patternOf(key: PhraseKey, entry: string, slots: Readonly<Record<string, Slot>>): Pattern {
  const named = new Set<string>()
  const slotSource = (name: string) => {
    if (named.has(name)) return `\\k<${name}>`
    named.add(name)
    return `(?<${name}>${slots[name]?.source ?? ''})`
  }
  const source = entry
    .replace(/~$/, '')
    .trim()
    .split(/\s+/)
    .map((piece) => {
      const forms = formsOf(piece.replace(/\?$/, '')).map((form) =>
        form
          .split(/\{(\w+)\}/)
          .map((text, index) => (index % 2 === 1 ? slotSource(text) : literal(text)))
          .join(''),
      )
      return String.raw`(?:\s*${edge}(?:${forms.join('|')})${edge})${piece.endsWith('?') ? '?' : ''}`
    })
    .join('')
  return { key, regex: new RegExp(`^${source}`, 'u'), slots, isWeak: entry.endsWith('~') }
}

/** Compiles the word lists of a language. @param tags ids by name */
export function quickWordsOf(
  lists: WordLists,
  { language, tags, toNextWeek }: { language: string; tags: ReadonlyMap<string, string>; toNextWeek: number },
) {
  const slots = slotsOf(lists, language)
  const keys = Object.keys(meanings) as PhraseKey[]
  const anyOf = (list: string) => `${edge}${oneOf(wordsIn(list))}${edge}`
  const starting = (list: string) => new RegExp(String.raw`^\s*${anyOf(list)}`, 'u')
  return {
    patterns: [
      ...keys.flatMap((key) => entriesOf(lists[key]).map((entry) => patternOf(key, entry, slots))),
      patternOf('date', '{year}-{mm}-{d}', slots),
    ],
    partAfter: new RegExp(String.raw`^\s*${edge}(${slots.part?.source})${edge}`, 'u'),
    partOf: slots.part?.read,
    /** Words before a day or time that disappear with it. */
    before: starting(lists.before),
    /** Like `before`, but only of ranges. */
    from: starting(lists.from),
    to: starting(lists.to),
    /** Between the days of a range. */
    link: new RegExp(String.raw`^\s*([,،]?\s*(?:${anyOf(lists.to)})?)\s*(?:${anyOf(lists.before)})?`, 'u'),
    /** Words after which a day belongs to the title. */
    notAfter: new RegExp(String.raw`${anyOf(lists.notAfter)}\s*$`, 'u'),
    isNotAfter: starting(lists.notAfter),
    /** Arabic prepositions that are written with the next word. */
    prefixes: entriesOf(lists.prefixes),
    tags: [...tags].map(([name, id]) => ({ name, id })),
    isTwelveHour:
      new Intl.DateTimeFormat(language, { hour: 'numeric', timeZone: 'UTC' }).resolvedOptions().hour12 ?? false,
    toNextWeek,
  }
}

/** Words and phrases of a language for quick tasks. */
export type QuickWords = ReturnType<typeof quickWordsOf>
