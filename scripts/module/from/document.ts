import { existsSync } from 'node:fs'
import { CommandError } from '../commandError.ts'
import { camel } from '../names.ts'
import type { Field, Resource } from './field.ts'
import { isText, labelOf } from './field.ts'
import { sampleText } from './samples.ts'

type Json = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)
const objectOf = (value: unknown): Json => (isObject(value) ? value : {})
const at = (value: unknown, ...path: readonly string[]): unknown =>
  path.reduce<unknown>((inner, name) => objectOf(inner)[name], value)
const texts = (value: unknown): string[] => [value].flat().filter((item) => typeof item === 'string')

/** Reads a document in JSON or YAML. Every `$ref` is replaced by its target, in other files too. */
async function readDocument(file: string): Promise<Json> {
  if (!existsSync(file)) throw new CommandError(`There is no file ${file}.`)
  // Loads slowly, and no other command needs it.
  const { bundle, createConfig } = await import('@redocly/openapi-core')
  const config = await createConfig({})
  const result = await bundle({ ref: file, config, dereference: true }).catch((error: unknown) => {
    throw new CommandError(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`)
  })
  const document = objectOf(result.bundle.parsed)
  if (!/^3\.[01]\b/.test(String(document.openapi)))
    throw new CommandError(`${file} is no OpenAPI document of version 3.0 or 3.1.`)
  return document
}

/** Merges `allOf`, and unwraps `oneOf` and `anyOf` with one type, or one type and null. */
function resolve(given: unknown, parents: readonly unknown[] = []): Json {
  if (!isObject(given)) return {}
  if (typeof given.$ref === 'string') return { unreadable: `it refers to ${given.$ref}, which is not there` }
  if (parents.includes(given)) return { unreadable: 'it refers to itself' }
  const { allOf, oneOf, anyOf, ...own } = given
  const inner = (part: unknown) => resolve(part, [...parents, given])
  if (Array.isArray(allOf)) {
    const parts = [...allOf.map(inner), resolve({ ...own, ...(oneOf ? { oneOf } : anyOf ? { anyOf } : {}) })]
    return {
      ...(Object.assign({}, ...parts) as Json),
      properties: Object.assign({}, ...parts.map(({ properties }) => properties)) as Json,
      required: parts.flatMap(({ required }) => texts(required)),
    }
  }
  const alternatives = oneOf ?? anyOf
  if (!Array.isArray(alternatives)) return given
  const resolved = alternatives.map(inner)
  const [only, ...others] = resolved.filter(({ type }) => type !== 'null')
  if (!only || others.length > 0) return { unreadable: 'it is one of several things' }
  return { ...only, ...own, ...(resolved.length > 1 && { nullable: true }) }
}

const isType = ({ type }: Json, wanted: string) => texts(type).includes(wanted)
const propertiesOf = ({ properties }: Json) => objectOf(properties)
const hasProperties = (schema: Json) => Object.keys(propertiesOf(schema)).length > 0

function bodyOf(part: unknown): Json {
  const types = Object.entries(objectOf(at(part, 'content')))
  return resolve(at(types.find(([type]) => /[/+]json\b/.test(type))?.[1], 'schema'))
}

/** The response is a list, contains one list, or is a row itself. */
function rowIn(schema: Json): Json {
  if (isType(schema, 'array')) return resolve(schema.items)
  const lists = Object.values(propertiesOf(schema))
    .map((property) => resolve(property))
    .filter((property) => isType(property, 'array') && hasProperties(resolve(property.items)))
  return lists.length === 1 ? resolve(lists[0]?.items) : schema
}

function schemasOf(document: Json, resource: string): { row: Json; sent: Json } {
  const paths = objectOf(document.paths)
  const names = Object.keys(paths)
  const path = names.find((name) => name.replace(/\/$/, '') === resource.replace(/\/$/, ''))
  const lists = names.filter((name) => !name.includes('{'))
  if (path === undefined)
    throw new CommandError(`The document has no ${resource}. It has: ${lists.join(', ') || 'no lists'}.`)
  const one = names.find((name) => name.startsWith(`${path.replace(/\/$/, '')}/{`)) ?? ''
  const response = (name: string, method: string) => {
    const responses = Object.entries(objectOf(at(paths, name, method, 'responses')))
    return bodyOf(responses.find(([status]) => status.startsWith('2'))?.[1])
  }
  const sent = bodyOf(at(paths, path, 'post', 'requestBody'))
  const row = [rowIn(response(path, 'get')), response(one, 'get'), response(path, 'post'), sent].find(hasProperties)
  if (!row) throw new CommandError(`What ${path} answers is no object with fields, nor a list of such.`)
  return { row, sent }
}

const words =
  /^(break|case|catch|class|const|continue|debugger|default|delete|do|else|enum|export|extends|false|finally|for|function|if|implements|import|in|instanceof|interface|let|new|null|package|private|protected|public|return|static|super|switch|this|throw|true|try|typeof|var|void|while|with|yield|await|arguments|eval)$/

const formats: Readonly<Record<string, Field['kind']>> = {
  date: 'date',
  'date-time': 'time',
  email: 'email',
  uri: 'url',
  url: 'url',
  uuid: 'uuid',
}

/** Patterns of other languages may be invalid here. */
function isPattern(text: string): boolean {
  try {
    return new RegExp(text, 'u').source !== ''
  } catch {
    return false
  }
}

/** @returns the field, or the reason why it is unsupported */
function readField(name: string, schema: Json, isRequired: boolean, note: (line: string) => void): Field | string {
  if (typeof schema.unreadable === 'string') return schema.unreadable
  const types = texts(schema.type)
  const isNullable = schema.nullable === true || types.includes('null')
  const [type = 'const' in schema || 'enum' in schema ? 'string' : '', ...more] = types.filter((one) => one !== 'null')
  const all = 'const' in schema ? [schema.const] : Array.isArray(schema.enum) ? schema.enum : []
  const values = texts(all).filter((value) => value !== '')
  if (!/^[a-z]\w*$/i.test(name) || words.test(name) || name in Object.prototype) return 'code cannot name it'
  if (schema.writeOnly === true) return 'it is sent and never answered'
  if (more.length > 0 || !['string', 'integer', 'number', 'boolean'].includes(type))
    return type === 'array' ? 'it is a list' : type === 'object' ? 'it is an object' : 'its type is not supported'
  const format = typeof schema.format === 'string' ? schema.format : ''
  if (/^(binary|byte|password)$/.test(format)) return `its format is ${format}`

  const number = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : undefined)
  const said = { name, label: labelOf(schema.title, name), isRequired: isRequired && !isNullable }
  const base = { ...said, isReadOnly: schema.readOnly === true }
  if (schema.multipleOf !== undefined) note(`${name}: steps of ${JSON.stringify(schema.multipleOf)} are not checked`)
  if (type === 'boolean') return { ...base, kind: 'boolean' }
  if (type !== 'string') {
    if (all.length > 0) note(`${name}: numbers other than ${all.join(', ')} are accepted`)
    const [low, high] = [schema.exclusiveMinimum, schema.exclusiveMaximum]
    const [above, below] = [number(low), number(high)]
    const [min, max] = [above ?? number(schema.minimum), below ?? number(schema.maximum)]
    const [isAbove, isBelow] = [low === true || above !== undefined, high === true || below !== undefined]
    const isWhole = type === 'integer'
    return {
      ...base,
      kind: isWhole ? 'integer' : 'number',
      ...(min !== undefined && { min: isWhole ? Math.ceil(isAbove ? min + 1e-9 : min) : min }),
      ...(max !== undefined && { max: isWhole ? Math.floor(isBelow ? max - 1e-9 : max) : max }),
      ...(isAbove && !isWhole && { isAbove }),
      ...(isBelow && !isWhole && { isBelow }),
    }
  }
  if (values.length > 0) return { ...base, kind: 'choice', values }

  const kind = formats[format] ?? 'text'
  if (format !== '' && kind === 'text') note(`${name}: the format ${format} is not checked`)
  if (kind === 'time' && schema.readOnly !== true) note(`${name}: the form asks for the day, not for the time`)
  if (kind !== 'text') return { ...base, kind }
  const [min, max] = [number(schema.minLength), number(schema.maxLength)]
  const isLong = (max ?? 0) > 250 || (max === undefined && /descr|notes?$|comment|message|remark|bio$/i.test(name))
  const field: Field = {
    ...base,
    kind: isLong ? 'long' : 'text',
    ...(min !== undefined && min > 1 && { min }),
    max: max ?? (isLong ? 2000 : 200),
    ...(typeof schema.pattern === 'string' && { pattern: schema.pattern }),
  }
  if (field.pattern === undefined || (isPattern(field.pattern) && sampleText(field) !== undefined)) return field
  note(`${name}: the pattern ${field.pattern} is not checked`)
  const { pattern: _, ...rest } = field
  return rest
}

const naming = [/^(name|full_?name|display_?name)$/i, /^(title|label|subject|company(_?name)?)$/i, /name$/i]

/**
 * Reads the fields of a resource's rows.
 * @param resource its path, such as `/suppliers`
 * @throws CommandError if the document cannot be read, or its rows do not fit a list
 */
export async function readResource(file: string, resource: string): Promise<Resource> {
  const document = await readDocument(file)
  const { row, sent } = schemasOf(document, resource)
  const written = hasProperties(sent) ? propertiesOf(sent) : undefined
  const required = texts(row.required)
  const notes: string[] = []
  const note = (line: string) => notes.push(line)
  const fields: Field[] = []
  for (const [name, property] of Object.entries(propertiesOf(row))) {
    const schema = resolve(property)
    if (name === 'id') {
      if (!isType(schema, 'integer') && !isType(schema, 'number')) note('id: a number here, whatever it is there')
      continue
    }
    const isReadOnly = schema.readOnly === true || (written !== undefined && !(name in written))
    const field = readField(name, { ...schema, ...(isReadOnly && { readOnly: true }) }, required.includes(name), note)
    if (typeof field === 'string') note(`${name}: left out, since ${field}`)
    else if (fields.some((other) => camel(other.name) === camel(name)))
      note(`${name}: left out, since another field has this name`)
    else if (field.isReadOnly && field.isRequired && isText(field) && (field.kind !== 'text' || field.pattern))
      note(`${name}: left out, since only the backend can generate it`)
    else {
      const isTaken = fields.some(({ label }) => label === field.label)
      fields.push(isTaken ? { ...field, label: labelOf(undefined, name) } : field)
    }
  }
  for (const name of Object.keys(written ?? {}))
    if (!(name in propertiesOf(row))) note(`${name}: left out, since it is sent and never answered`)

  const candidates = fields.filter((field) => field.kind === 'text' && !field.isReadOnly)
  const named = naming.flatMap((form) => candidates.find(({ name }) => form.test(name)) ?? [])
  const first = named[0] ?? candidates.find(({ isRequired }) => isRequired) ?? candidates[0]
  if (!first) throw new CommandError(`The rows of ${resource} have no field with a text that could name them.`)
  if (!first.isRequired) note(`${first.name}: required, since it names a row`)
  const primary = { ...first, isRequired: true }
  const title = at(document, 'info', 'title')
  return {
    origin: `\`${resource}\` of ${typeof title === 'string' ? title : 'another document'}`,
    fields: [primary, ...fields.filter((field) => field !== first)],
    primary,
    notes,
  }
}
