import { z } from 'zod'
import { type Field, isDay, isNumber } from './field.ts'
import { type Random, randomOf, textOf } from './pattern.ts'

/** A value of a sample row. Days are numbers of days from today. */
export type Value = string | number | boolean | null
export type Row = Readonly<Record<string, Value>>

const list = (text: string) => text.split(', ')
const companies = list(
  'Amber Lane, Birch & Co, Cedar Works, Delta North, Elm Street, Fern Valley, Granite Point, Hazel Grove, Indigo Bay, Juniper Hill, Kestrel Row, Linden Park, Maple Yard, Nordic Pine',
)
const firstNames = list('Ada, Bruno, Clara, Dario, Elif, Femi, Greta, Hugo, Ines, Jonas, Kenji, Lena, Mira, Nils')
const lastNames = list('Archer, Becker, Costa, Dubois, Eriksen, Garcia, Haddad, Ivanova, Jensen, Kimura, Lopes')
const cities = list('Lisbon/PT/1100, Lyon/FR/69001, Leipzig/DE/04109, Leeds/GB/LS1 4AP, Ghent/BE/9000, Graz/AT/8010')
const streets = list('Mill Lane, Station Road, Harbour Street, Church Row, Park Avenue, Market Square, Bridge Street')
const subjects = list('Offer for spring, Annual review, Order of samples, Change of address, Trial period')
const sentences = list('Answers within a day., Pays on time., Asked for a new offer., Delivers on Mondays.')
const words = list('garden, kitchen, office, outdoor, sports, travel, workshop')

const pick = <Item>(items: readonly Item[], index: number) => items[index % items.length] as Item

function satisfies({ kind, min = 0, max = Infinity, pattern }: Field, text: string): boolean {
  const isValid = kind === 'email' || kind === 'url' ? z[kind]().safeParse(text).success : true
  const isLength = text.length >= Math.max(min, 1) && text.length <= max
  return isValid && isLength && (pattern === undefined || new RegExp(pattern, 'u').test(text))
}

const isPerson = /person|people|contact|customer|user|employee|member|patient|student|owner|author|lead|staff/i

function believable({ name, kind, isRequired }: Field, index: number, entity: string, random: Random): string {
  const [first, last, company] = [pick(firstNames, index), pick(lastNames, index * 3 + 2), pick(companies, index)]
  const [city = '', country = '', postcode = ''] = pick(cities, index).split('/')
  const digits = (count: number) => String(Math.floor(random() * 10 ** count)).padStart(count, '0')
  const login = `${first}.${last}`.toLowerCase()
  const email = `${login}@example.com`
  const url = `https://${company.toLowerCase().replace(/\W+/g, '-')}.example.com`
  if (kind === 'email') return email
  if (kind === 'url') return url
  const phone = `+44 20 7946 0${digits(3)}`
  const currency = pick(['EUR', 'USD', 'GBP'], index)
  if (kind === 'phone') return phone
  if (kind === 'currency') return currency
  if (kind === 'uuid') return `${digits(8)}-${digits(4)}-4${digits(3)}-8${digits(3)}-${digits(12)}`
  const known: readonly (readonly [RegExp, string])[] = [
    [/e-?mail/i, email],
    [/(web_?site|url|link|homepage)$/i, url],
    [/first_?name|given_?name/i, first],
    [/last_?name|surname|family_?name/i, last],
    [/user_?name|login|nick/i, login],
    [/compan|organi[sz]ation|employer|vendor|supplier|account|brand|manufacturer/i, company],
    [/city|town/i, city],
    [/country/i, country],
    [/zip|postal|post_?code/i, postcode],
    [/street|address/i, `${pick(streets, index)} ${index + 3}`],
    [/phone|mobile|fax|tel$/i, phone],
    [/currency/i, currency],
    [/sku|code|number|reference|^ref$|no$/i, `${name.charAt(0).toUpperCase()}-${1041 + index * 7}`],
    [/categor|type|kind|group|tag|industr|species|breed/i, pick(words, index)],
    [/subject|title|topic|summary/i, pick(subjects, index)],
    [/descr|note|comment|message|remark|bio/i, pick(sentences, index)],
    [isPerson, `${first} ${last}`],
    [/name$/i, isPerson.test(entity) ? `${first} ${last}` : company],
  ]
  return known.find(([form]) => form.test(name))?.[1] ?? (isRequired ? company : pick(words, index))
}

/** @returns undefined if no text satisfies the field */
export function sampleText(
  field: Field,
  index = 0,
  entity = '',
  random: Random = randomOf(field.name),
): string | undefined {
  const text = believable(field, index, entity, random)
  const { kind, min = 0, max = Infinity, pattern } = field
  if (min > 1000) return undefined
  const long = text.padEnd(min, ` ${text}`).trimEnd().padEnd(min, '.')
  const slug = text.toLowerCase().replace(/\W+/g, '-')
  const generated = (form: string) => Array.from({ length: 20 }, () => textOf(form, random, min + 8).slice(0, max))
  const tries = pattern === undefined ? [] : [slug, `${slug}.example.com`, ...generated(pattern)]
  const short = kind === 'email' ? [`${index}@a.co`] : []
  return [long, long.slice(0, max).trimEnd(), ...short, ...tries].find(
    (made) => made.trim() === made && satisfies(field, made),
  )
}

const ranges: readonly (readonly [RegExp, from: number, to: number])[] = [
  [/price|cost|amount|total|value|revenue|budget|fee/i, 4, 900],
  [/percent|probab|score|progress|age$/i, 18, 67],
  [/rating|stars|priority/i, 1, 5],
  [/year/i, 1990, 2025],
  [/^lat/i, 37, 60],
  [/^(lon|lng)/i, -9, 20],
  [/./, 1, 200],
]

function sampleNumber(
  { kind, name, min = -Infinity, max = Infinity, isAbove, isBelow }: Field,
  random: Random,
): number {
  const fits = (value: number) => (isAbove ? value > min : value >= min) && (isBelow ? value < max : value <= max)
  const [, from = 1, to = 200] = ranges.find(([form]) => form.test(name)) ?? []
  const low = fits(from) ? from : min > -Infinity ? min : max - 100
  const high = to > low && fits(to) ? to : Math.min(low + 100, max)
  const value = low + random() * (high - low)
  const rounded = kind === 'integer' ? Math.round(value) : Math.round(value * 100) / 100
  return fits(rounded) ? rounded : value
}

/** @returns days from today: in the future for deadlines, long ago for births */
function sampleDay(name: string, index: number, random: Random): number {
  if (/birth|born|dob|founded/i.test(name)) return -8000 - Math.floor(random() * 9000)
  const near = 3 + Math.floor(random() * 20) + index * 9
  if (/^(updated|modified|changed)/i.test(name)) return -(1 + Math.floor(near / 3))
  return /due|end|expir|next|close|until|deadline|valid/i.test(name) ? near : -near
}

/** Generates rows that satisfy their fields. Each has another `primary`. @param entity the name of a row, such as `supplier` */
export function sampleRows(fields: readonly Field[], primary: Field, entity: string, count: number): Row[] {
  const random = randomOf(entity)
  const taken = new Set<string>()
  const textIn = (field: Field, index: number) => sampleText(field, index, entity, random) ?? sampleText(field) ?? null
  const uniqueText = (field: Field, index: number) => {
    for (let attempt = 0; attempt < 50; attempt += 1) {
      const text = sampleText(attempt === 0 ? field : { ...field, name: 'x' }, index + attempt, entity, random)
      if (text === undefined || taken.has(text)) continue
      taken.add(text)
      return text
    }
    return textIn(field, index)
  }
  const valueOf = (field: Field, index: number): Value => {
    if (!field.isRequired && index % 4 === 2) return null
    if (field.kind === 'boolean') return random() < 0.7
    if (field.kind === 'choice') return pick(field.values ?? [], Math.floor(random() * 60))
    if (isNumber(field)) return sampleNumber(field, random)
    if (isDay(field)) return sampleDay(field.name, index, random)
    return field === primary ? uniqueText(field, index) : textIn(field, index)
  }
  return Array.from({ length: count }, (_, index) =>
    Object.fromEntries(fields.map((field) => [field.name, valueOf(field, index)])),
  )
}
