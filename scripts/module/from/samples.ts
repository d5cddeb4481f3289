import type { Field } from './field.ts'
import { isDay, isNumber } from './field.ts'

/** A value of a sample row; of a day, how many days it lies ahead. */
export type Value = string | number | boolean | null
export type Row = Readonly<Record<string, Value>>

type Random = () => number

/** Mulberry32: the same rows each time that a module of a name is made. */
function randomOf(text: string): Random {
  let state = Array.from(text).reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) | 0, 7)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const list = (text: string) => text.split(', ')
const names = list(
  'Amber Lane, Birch & Co, Cedar Works, Delta North, Elm Street, Fern Valley, Granite Point, Hazel Grove, Indigo Bay, Juniper Hill, Kestrel Row, Linden Park, Maple Yard, Nordic Pine',
)
const firstNames = list('Ada, Bruno, Clara, Dario, Elif, Femi, Greta, Hugo, Ines, Jonas, Kenji, Lena, Mira, Nils')
const lastNames = list(
  'Archer, Becker, Costa, Dubois, Eriksen, Fontaine, Garcia, Haddad, Ivanova, Jensen, Kimura, Lopes, Moreau, Novak',
)
const pets = list('Bella, Charlie, Daisy, Felix, Ginger, Hector, Juno, Koda, Luna, Milo, Nala, Oscar, Pepper, Rufus')
const places = list(
  'Lisbon/PT/1100, Lyon/FR/69001, Leipzig/DE/04109, Cairo/EG/11511, Leeds/GB/LS1 4AP, Porto/PT/4000, Ghent/BE/9000, Graz/AT/8010, Turin/IT/10121, Bergen/NO/5003, Malmö/SE/21119, Basel/CH/4051, Cork/IE/T12 W8, Gdańsk/PL/80-001',
)
const streets = list('Mill Lane, Station Road, Harbour Street, Church Row, Park Avenue, Market Square, Bridge Street')
const subjects = list(
  'Offer for spring, Annual review, Order of samples, Change of address, Delivery in May, Question on prices, New contract, Visit on site, Return of goods, Training plan, Repair request, Trial period, Renewal of terms, Storage space',
)
const sentences = list(
  'Answers within a day., Prefers to be called in the morning., Pays on time., Asked for a new offer., Was recommended by a partner., Needs the papers in two languages., Delivers on Mondays.',
)
const words = list('garden, kitchen, office, outdoor, sports, travel, workshop')
const colours = list('red, green, blue, amber, teal, violet, grey')

/** Makes a text of a simple pattern: characters and classes of them, each with how often; undefined for any other. */
function textOf(pattern: string, random: Random): string | undefined {
  let text = ''
  let rest = pattern.replace(/^\^/, '').replace(/\$$/, '')
  while (rest !== '') {
    const [found, one = '', often = ''] =
      /^(\[[^\]^][^\]]*\]|\\[dw.\-/+()]|[^\\[\](){}*+?.|^$])(\{\d+(?:,\d*)?\}|[*+?])?/.exec(rest) ?? []
    if (found === undefined) return undefined
    const [, low = '', high] = /\{(\d+),?(\d*)\}/.exec(often) ?? []
    const least = low !== '' ? Number(low) : often === '' || often === '+' ? 1 : 0
    const most = high ? Number(high) : often === '?' ? 1 : often.includes(',') || /[*+]/.test(often) ? least + 4 : least
    const alphabet =
      one === '\\d' ? '0-9' : one === '\\w' ? 'a-z' : one.startsWith('[') ? one.slice(1, -1) : one.replace(/^\\/, '')
    const letters =
      alphabet.length < 2
        ? alphabet
        : alphabet
            .replace(/\\d/g, '0-9')
            .replace(/\\w/g, 'a-z')
            .replace(/\\(.)/g, '$1')
            .replace(/(.)-(.)/g, (_, from: string, to: string) =>
              Array.from({ length: to.charCodeAt(0) - from.charCodeAt(0) + 1 }, (__, step) =>
                String.fromCharCode(from.charCodeAt(0) + step),
              ).join(''),
            )
    const times = least + Math.floor(random() * (most - least + 1))
    for (let time = 0; time < times; time += 1) text += letters.charAt(Math.floor(random() * letters.length))
    rest = rest.slice(found.length)
  }
  return text
}

function satisfies({ min = 0, max = Infinity, pattern }: Field, text: string): boolean {
  return text.length >= min && text.length <= max && (pattern === undefined || new RegExp(pattern, 'u').test(text))
}

const pick = <Item>(items: readonly Item[], index: number) => items[index % items.length] as Item

/** What a text of this name would be in the row at an index. */
function believable({ name, kind, isRequired }: Field, index: number, entity: string, random: Random): string {
  const [first, last] = [pick(firstNames, index), pick(lastNames, index * 3 + 2)]
  const [city = '', country = '', postcode = ''] = pick(places, index).split('/')
  const digits = (count: number) => String(Math.floor(random() * 10 ** count)).padStart(count, '0')
  const slug = `${first}.${last}`.toLowerCase()
  if (kind === 'email' || /e-?mail/i.test(name)) return `${slug}@example.com`
  if (kind === 'url' || /(web_?site|url|link|homepage)$/i.test(name))
    return `https://${pick(names, index).toLowerCase().replace(/\W+/g, '-')}.example.com`
  if (kind === 'uuid') return `${digits(8)}-${digits(4)}-4${digits(3)}-8${digits(3)}-${digits(12)}`
  const isPerson = /person|people|contact|customer|user|employee|member|patient|student|owner|author|lead|staff/i
  const known: readonly (readonly [RegExp, string])[] = [
    [/first_?name|given_?name/i, first],
    [/last_?name|surname|family_?name/i, last],
    [/user_?name|login|nick/i, slug],
    [/compan|organi[sz]ation|employer|vendor|supplier|account|brand|manufacturer/i, pick(names, index)],
    [/city|town/i, city],
    [/country/i, country],
    [/zip|postal|post_?code/i, postcode],
    [/street|address/i, `${pick(streets, index)} ${index + 3}`],
    [/phone|mobile|fax|tel$/i, `+44 20 7946 0${digits(3)}`],
    [/colou?r/i, pick(colours, index)],
    [/currency/i, pick(['EUR', 'USD', 'GBP'], index)],
    [/lang(uage)?$|locale/i, pick(['en', 'de', 'fr', 'pt', 'ar'], index)],
    [/sku|code|number|reference|^ref$|no$/i, `${name.charAt(0).toUpperCase()}-${1041 + index * 7}`],
    [/categor|type|kind|group|tag|industr|species|breed/i, pick(words, index)],
    [/subject|title|topic|summary/i, pick(subjects, index)],
    [/descr|note|comment|message|remark|bio/i, pick(sentences, index)],
    [isPerson, `${first} ${last}`],
  ]
  const found = known.find(([form]) => form.test(name))
  if (found) return found[1]
  if (/^(pet|animal|dog|cat)s?$/i.test(entity)) return pick(pets, index)
  if (/name$/i.test(name) && isPerson.test(entity)) return `${first} ${last}`
  return isRequired || /name$/i.test(name) ? pick(names, index) : pick(words, index)
}

/** A text that satisfies the field; undefined where none can be made. */
export function sampleText(
  field: Field,
  index = 0,
  entity = '',
  random: Random = randomOf(field.name),
): string | undefined {
  const text = believable(field, index, entity, random)
  const { min = 0, max = Infinity, pattern } = field
  const long = text.length < min ? text.padEnd(min, ` ${text}`).trimEnd().padEnd(min, '.') : text
  if (satisfies(field, long)) return long
  if (satisfies(field, long.slice(0, max).trimEnd())) return long.slice(0, max).trimEnd()
  if (pattern === undefined) return undefined
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const made = textOf(pattern, random)
    if (made !== undefined && satisfies(field, made) && made.trim() === made) return made
  }
  return undefined
}

function sampleNumber({ kind, name, min, max, isAbove, isBelow }: Field, random: Random): number {
  const usual = (
    [
      [/price|cost|amount|total|value|revenue|budget|fee/i, 4, 900],
      [/salary|turnover/i, 32_000, 90_000],
      [/percent|probab|score|progress/i, 5, 95],
      [/rating|stars|priority/i, 1, 5],
      [/year/i, 1990, 2025],
      [/age$/i, 18, 67],
      [/^lat/i, 37, 60],
      [/^(lon|lng)/i, -9, 20],
      [/days|term/i, 7, 60],
    ] as const
  ).find(([form]) => form.test(name))
  const [, from, to] = usual ?? [null, 1, 200]
  const low =
    min === undefined ? Math.min(from, max ?? from) : max !== undefined && from > max ? min : Math.max(from, min)
  const high = Math.max(low, Math.min(to > low ? to : low + 100, max ?? Infinity))
  const value = low + random() * (high - low)
  if (kind === 'integer') return Math.max(Math.ceil(low), Math.floor(value))
  const cents = Math.round(value * 100) / 100
  const isOut =
    (min !== undefined && (isAbove ? cents <= min : cents < min)) ||
    (max !== undefined && (isBelow ? cents >= max : cents > max))
  return isOut ? value : cents
}

function sampleDay(name: string, index: number, random: Random): number {
  if (/birth|born|dob/i.test(name)) return -8000 - Math.floor(random() * 9000)
  const near = 3 + Math.floor(random() * 20) + index * 9
  if (/^(updated|modified|changed)/i.test(name)) return -(1 + Math.floor(near / 3))
  return /due|end|expir|next|close|until|deadline|valid/i.test(name) ? near : -near
}

/**
 * Makes rows that satisfy their fields, each with a name of its own.
 * @param entity what a row is, such as `supplier`
 */
export function sampleRows(fields: readonly Field[], primary: Field, entity: string, count: number): Row[] {
  const random = randomOf(entity)
  const taken = new Set<string>()
  return Array.from({ length: count }, (_, index) => {
    const values = fields.map((field): [string, Value] => {
      const { name, kind, isRequired } = field
      if (!isRequired && index % 4 === 2) return [name, null]
      if (kind === 'boolean') return [name, random() < 0.7]
      if (kind === 'choice') return [name, pick(field.values ?? [], Math.floor(random() * 60))]
      if (isNumber(field)) return [name, sampleNumber(field, random)]
      if (isDay(field)) return [name, sampleDay(name, index, random)]
      let text = sampleText(field, index, entity, random) ?? null
      for (let attempt = 0; field === primary && text !== null && taken.has(text) && attempt < 50; attempt += 1)
        text = sampleText({ ...field, name: 'x' }, index + attempt, '', random) ?? null
      if (field === primary && text !== null) taken.add(text)
      return [name, text]
    })
    return Object.fromEntries(values)
  })
}
