import { runInNewContext } from 'node:vm'
import { camel } from '../names.ts'
import { type Field, labelOf } from './field.ts'
import { sampleText } from './samples.ts'
import { hasProperties, isList, isNullable, type Json, texts, typesOf, valuesIn } from './schema.ts'

const formats: Readonly<Record<string, Field['kind']>> = {
  date: 'date',
  'date-time': 'time',
  email: 'email',
  uri: 'url',
  uuid: 'uuid',
}
/** Many documents give all texts the same large length, so it says little about a field. */
const longNames = /descr|notes?$|comment|message|remark|bio$|body$|content$|summary|details|instructions|text$/i

const slow = 'it may take too long'

/** Whether long texts that nearly match are checked in time. Repetitions side by side can take minutes. */
function isFast(pattern: string, sample = 'aA0 -./'): boolean {
  const long = Array.from(sample, (letter, at) => ['', sample.slice(0, at)].map((start) => start + letter.repeat(2000)))
  const texts = [...long.flat(), sample.repeat(200)].flatMap((text) => [`${text}\0`, `${text}\n`])
  try {
    runInNewContext('for (const text of texts) RegExp(pattern, "u").test(text)', { pattern, texts }, { timeout: 250 })
    return true
  } catch {
    return false
  }
}

/**
 * Patterns of other languages may be invalid here. A repeated group that contains repetitions or alternatives can take
 * exponential time.
 */
function problemOf(pattern: string): string | undefined {
  try {
    RegExp(pattern, 'u')
  } catch {
    return 'it is no pattern here'
  }
  const group = /\((?:\?(?:[:=!]|<[=!]|<\w+>))?([^()]*)\)([*+{]?)/
  let rest = pattern.replace(/\\.|\[(?:\\.|[^\]\\])*\]/g, 'a')
  for (let found = group.exec(rest); found; found = group.exec(rest)) {
    const [all, body = '', repeated = ''] = found
    const varies = /[*+?|]|\{\d+,/.test(body)
    if (varies && repeated !== '') return slow
    rest = rest.replace(all, () => (varies ? 'a*' : 'a') + repeated)
  }
  return isFast(pattern) ? undefined : slow
}

type Note = (line: string) => void

function limitOf(schema: Json, end: 'min' | 'max', isWhole: boolean, note: Note): Partial<Field> {
  const exclusive = schema[end === 'min' ? 'exclusiveMinimum' : 'exclusiveMaximum']
  const limit = typeof exclusive === 'number' ? exclusive : schema[`${end}imum`]
  if (typeof limit !== 'number') return {}
  if (Math.abs(limit) >= Number.MAX_SAFE_INTEGER) {
    note(`the ${end}imum ${limit} is not checked, since numbers beyond 2^53 are inexact`)
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
  const sample = problem === undefined ? sampleText(field) : undefined
  const isSlow = pattern !== undefined && sample !== undefined && !isFast(pattern, sample)
  if (sample !== undefined && !isSlow) return field
  if (pattern !== undefined) {
    note(`the pattern ${pattern} is not checked, since ${problem ?? (isSlow ? slow : 'no sample was found')}`)
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
  if (!/^[a-z_]\w*$/i.test(name) || camel(name) in Object.prototype) return 'code cannot name it'
  if (/_(zero|one|two|few|many|other)$/.test(name)) return 'texts use its ending for plurals'
  if (schema.writeOnly === true) return 'it is sent and never answered'
  const values = [...new Set(valuesIn(schema).filter((value) => value !== null && value !== ''))]
  if (isList(schema)) return 'it is a list'
  if (typesOf(schema).includes('object') || hasProperties(schema)) return 'it is an object'
  const isNamed = ['format', 'pattern', 'maxLength'].some((key) => schema[key] !== undefined)
  const [type = values.length > 0 ? typeof values[0] : isNamed ? 'string' : '', ...more] = typesOf(schema)
  if (more.length > 0 || !['string', 'integer', 'number', 'boolean'].includes(type)) return 'its type is not supported'
  if (values.length === 1) return `it is always ${JSON.stringify(values[0])}`
  const format = typeof schema.format === 'string' ? schema.format : ''
  if (/^(binary|byte|password)$/.test(format)) return `its format is ${format}`

  const base = { name, label: labelOf(schema.title, name), isRequired: isRequired && !isNullable(schema), isReadOnly }
  if (schema.multipleOf !== undefined) note(`steps of ${JSON.stringify(schema.multipleOf)} are not checked`)
  if (type === 'boolean') return { ...base, kind: 'boolean' }
  const isSeconds = type !== 'string' && /^(unix|epoch|timestamp)/.test(format)
  if (isSeconds) note(`a time here, a number in the format ${format} there`)
  const kind = isSeconds ? 'time' : (formats[format] ?? 'text')
  if (kind === 'time' && !isReadOnly) note('the form asks for the day, not for the time')
  if (kind === 'time' || kind === 'date') return { ...base, kind }
  if (type !== 'string') {
    if (values.length > 0) note(`numbers other than ${values.join(', ')} are accepted`)
    const isWhole = type === 'integer'
    return { ...base, kind: isWhole ? 'integer' : 'number', ...limitsOf(schema, isWhole, note) }
  }
  if (values.length > 0) return { ...base, kind: 'choice', values: texts(values) }

  if (format !== '' && kind === 'text') note(`the format ${format} is not checked`)
  const { minLength: min, maxLength: max, pattern } = schema
  const isLong = kind === 'text' && longNames.test(name) && !(typeof max === 'number' && max <= 250)
  const limits = {
    ...(typeof min === 'number' && min > 1 && { min }),
    ...(typeof max === 'number' && max > 0 && { max }),
    ...(typeof pattern === 'string' && kind === 'text' && { pattern }),
  }
  return checkable({ ...base, kind: isLong ? 'long' : kind, ...limits }, note)
}
