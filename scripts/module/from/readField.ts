import { camel } from '../names.ts'
import { type Field, labelOf } from './field.ts'
import { problemOf, withoutNeedlessEscapes } from './pattern.ts'
import { sampleText } from './samples.ts'
import { hasProperties, isList, isNullable, type Json, texts, typesOf, valuesIn } from './schema.ts'

const formats: Readonly<Record<string, Field['kind']>> = {
  date: 'date',
  'date-time': 'time',
  email: 'email',
  phone: 'phone',
  uri: 'url',
  url: 'url',
  uuid: 'uuid',
  text: 'text',
  long: 'long',
}
/** For texts without a format: the last words of a name. */
const endings: readonly (readonly [RegExp, Field['kind']])[] = [
  [/\be ?mail( address)?$/, 'email'],
  [/\b(tele)?(phone|mobile|fax)( number)?$/, 'phone'],
  [/\b(web ?site|homepage|ur[il])$/, 'url'],
  [/\bcurrency( code)?$/, 'currency'],
  [/\bdate$/, 'date'],
]
/** Choices of the form. Rows may have others. */
const currencies = ['USD', 'EUR', 'GBP', 'CHF', 'JPY']
/** Many documents give all texts the same large length, so it says little about a field. */
const longNames = /descr|notes?$|comment|message|remark|bio$|body$|content$|summary|details|instructions|text$/i

/** Property names of JavaScript's own objects, such as `constructor`. */
const unsafe = new RegExp(`^(prototype|${Object.getOwnPropertyNames(Object.prototype).join('|')})$`)

type Note = (line: string) => void

function limitOf(schema: Json, end: 'min' | 'max', isWhole: boolean, note: Note): Partial<Field> {
  const exclusive = schema[end === 'min' ? 'exclusiveMinimum' : 'exclusiveMaximum']
  const limit = typeof exclusive === 'number' ? exclusive : schema[`${end}imum`]
  if (typeof limit !== 'number') return {}
  if (Math.abs(limit) >= Number.MAX_SAFE_INTEGER) {
    // Whole numbers have this limit anyway.
    if (Math.abs(limit) > Number.MAX_SAFE_INTEGER) note(`its ${end}imum is not checked, since it is beyond 2^53`)
    return {}
  }
  const isExclusive = exclusive === true || exclusive === limit
  if (!isWhole) return { [end]: limit, ...(isExclusive && { [end === 'min' ? 'isAbove' : 'isBelow']: true }) }
  const [inside, step] = end === 'min' ? [Math.ceil(limit), 1] : [Math.floor(limit), -1]
  return { [end]: isExclusive && inside === limit ? inside + step : inside }
}

function limitsOf(schema: Json, isWhole: boolean, note: Note): Partial<Field> {
  const limits = { ...limitOf(schema, 'min', isWhole, note), ...limitOf(schema, 'max', isWhole, note) }
  const { min = -Infinity, max = Infinity, isAbove, isBelow } = limits
  if (min < max || (min === max && !isAbove && !isBelow)) return limits
  note('its limits are not checked, since no number is within them')
  return {}
}

/** Leaves out the pattern and the lengths if no sample satisfies them. */
function checkable(field: Field, note: Note): Field {
  const { pattern, ...free } = field
  const problem = pattern === undefined ? undefined : problemOf(pattern)
  if (problem === undefined && sampleText(field) !== undefined) return field
  if (pattern !== undefined) {
    note(`the pattern ${pattern} is not checked, since ${problem ?? 'no sample was found'}`)
    return checkable(free, note)
  }
  const { min, max, ...unlimited } = free
  note(`the lengths from ${min ?? 0} to ${max ?? 'any'} are not checked`)
  return unlimited
}

/** @returns the field, or the reason why it is unsupported */
export function readField(
  name: string,
  schema: Json,
  { isRequired, isReadOnly }: Pick<Field, 'isRequired' | 'isReadOnly'>,
  tell: Note,
): Field | string {
  const note = (line: string) => tell(`${name}: ${line}`)
  if (typeof schema.unreadable === 'string') return schema.unreadable
  if (!/^\w+$/.test(name) || !/^[a-z]/i.test(camel(name)) || unsafe.test(name)) return 'code cannot name it'
  if (/_(zero|one|two|few|many|other)$/.test(name)) return 'texts use its ending for plurals'
  if (schema.writeOnly === true) return 'it is sent and never answered'
  const values = [...new Set(valuesIn(schema).filter((value) => value !== null && value !== ''))]
  if (isList(schema)) return 'it is a list'
  if (typesOf(schema).includes('object') || hasProperties(schema)) return 'it is an object'
  const isNamed = ['format', 'pattern', 'maxLength'].some((key) => schema[key] !== undefined)
  const kinds = [...new Set(values.map((value) => typeof value))]
  const implied = isNamed ? ['string'] : kinds
  const [type = '', ...more] = typesOf(schema).length > 0 ? typesOf(schema) : implied
  if (more.length > 0 || !['string', 'integer', 'number', 'boolean'].includes(type)) return 'its type is not supported'
  if (values.length === 1) return `it is always ${JSON.stringify(values[0])}`
  const format = typeof schema.format === 'string' ? schema.format : ''
  if (/^(binary|byte|password)$/.test(format)) return `its format is ${format}`

  const base = { name, label: labelOf(schema.title, name), isRequired: isRequired && !isNullable(schema), isReadOnly }
  if (schema.multipleOf !== undefined) note(`steps of ${JSON.stringify(schema.multipleOf)} are not checked`)
  if (type === 'boolean') return { ...base, kind: 'boolean' }
  const isSeconds = type !== 'string' && /^(unix|epoch|timestamp)/.test(format)
  if (isSeconds) note(`a time here, a number in the format ${format} there`)
  const words = labelOf(undefined, name).toLowerCase()
  const [, guess] = endings.find(([ending]) => ending.test(words)) ?? []
  const isGuessed = type === 'string' && values.length === 0 && guess !== undefined && !(format in formats)
  const kind = isSeconds ? 'time' : isGuessed ? guess : (formats[format] ?? 'text')
  if (isGuessed && kind === 'date') note('a date here, any text there')
  if (kind === 'time' && !isReadOnly) note('the form asks for the day, not for the time')
  if (kind === 'time' || kind === 'date') return { ...base, kind }
  if (type !== 'string') {
    if (values.length > 0) note(`numbers between ${values.join(', ')} are accepted, too`)
    const numbers = values.map(Number)
    const given = numbers.length > 0 ? { minimum: Math.min(...numbers), maximum: Math.max(...numbers) } : schema
    const isWhole = type === 'integer' || (numbers.length > 0 && numbers.every(Number.isInteger))
    if (format === 'money') return { ...base, kind: 'money', ...limitsOf(given, false, note) }
    return { ...base, kind: isWhole ? 'integer' : 'number', ...limitsOf(given, isWhole, note) }
  }
  const others = values.filter((value) => typeof value !== 'string')
  if (others.length > 0) note(`${others.join(', ')} cannot be chosen, since only texts can`)
  if (values.length > 0) return { ...base, kind: 'choice', values: texts(values) }

  if (format !== '' && kind === 'text') note(`the format ${format} is not checked`)
  const { minLength: min, maxLength: max, pattern } = schema
  const isLong = kind === 'text' && longNames.test(name) && !(typeof max === 'number' && max <= 250)
  const limits = {
    ...(isGuessed && { isGuessed }),
    ...(kind === 'currency' && { values: currencies }),
    ...(typeof min === 'number' && min > 1 && { min }),
    ...(typeof max === 'number' && max > 0 && { max }),
    ...(typeof pattern === 'string' && (kind === 'text' || isGuessed) && { pattern: withoutNeedlessEscapes(pattern) }),
  }
  return checkable({ ...base, kind: isLong ? 'long' : kind, ...limits }, note)
}
