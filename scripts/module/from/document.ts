import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { CommandError } from '../commandError.ts'
import type { Field, Resource } from './field.ts'
import { camel } from '../names.ts'
import { isText, labelOf } from './field.ts'
import { sampleText } from './samples.ts'

type Json = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)
const at = (value: unknown, ...path: readonly string[]): unknown =>
  path.reduce<unknown>((inner, name) => (isObject(inner) ? inner[name] : undefined), value)
const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : []

function parse(root: string, file: string): Json {
  const text = (() => {
    try {
      return readFileSync(file, 'utf8')
    } catch {
      throw new CommandError(`There is no file ${file}.`)
    }
  })()
  const parsed = (() => {
    try {
      if (!/\.ya?ml$/.test(file)) return JSON.parse(text) as unknown
      // It is heavy, and few documents need it.
      const { parseYaml } = createRequire(join(root, 'package.json'))('@redocly/openapi-core') as {
        parseYaml: (yaml: string) => unknown
      }
      return parseYaml(text)
    } catch (error) {
      throw new CommandError(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`)
    }
  })()
  const version = at(parsed, 'openapi')
  if (!isObject(parsed) || typeof version !== 'string' || !/^3\.[01]\b/.test(version))
    throw new CommandError(`${file} is no OpenAPI document of version 3.0 or 3.1.`)
  return parsed
}

/** Follows references, joins `allOf`, and reads the ways there are of saying that there may be none. */
function createResolve(document: Json) {
  return function resolve(given: unknown, seen: readonly string[] = []): Json {
    if (!isObject(given)) return {}
    if (typeof given.$ref === 'string') {
      const { $ref, ...beside } = given
      if (!$ref.startsWith('#/') || seen.includes($ref)) return { unreadable: `it refers to ${$ref}` }
      const names = $ref.slice(2).split('/')
      const path = names.map((name) => decodeURIComponent(name).replaceAll('~1', '/').replaceAll('~0', '~'))
      const found = at(document, ...path)
      if (!isObject(found)) return { unreadable: `it refers to ${$ref}, which is not there` }
      return { ...resolve(found, [...seen, $ref]), ...beside }
    }
    if (Array.isArray(given.allOf)) {
      const { allOf, ...own } = given
      const parts = [...allOf.map((part: unknown) => resolve(part, seen)), own]
      const properties = parts.map(({ properties: some }) => (isObject(some) ? some : {}))
      return {
        ...(Object.assign({}, ...parts) as Json),
        properties: Object.assign({}, ...properties) as Json,
        required: parts.flatMap(({ required }) => texts(required)),
      }
    }
    const alternatives = given.oneOf ?? given.anyOf
    if (!Array.isArray(alternatives)) return given
    const { oneOf: _one, anyOf: _any, ...own } = given
    const resolved = alternatives.map((part: unknown) => resolve(part, seen))
    const [only, ...others] = resolved.filter(({ type }) => type !== 'null')
    if (!only || others.length > 0) return { unreadable: 'it is one of several things' }
    return { ...only, ...own, ...(resolved.length > 1 && { nullable: true }) }
  }
}

type Resolve = ReturnType<typeof createResolve>

const content = (part: Json) => {
  const types = isObject(part.content) ? part.content : {}
  const json = Object.entries(types).find(([type]) => /[/+]json\b/.test(type))
  return at(json?.[1], 'schema')
}

/** The rows of an answer: it is a list, or has one in one of its fields, or is a row itself. */
function rowIn(schema: Json, resolve: Resolve): Json {
  if (schema.type === 'array') return resolve(schema.items)
  const lists = Object.values(isObject(schema.properties) ? schema.properties : {})
    .map((property) => resolve(property))
    .filter(({ type, items }) => type === 'array' && isObject(resolve(items).properties))
  return lists.length === 1 ? resolve(lists[0]?.items) : schema
}

/** The schema of a resource's rows, and what is sent to make one. */
function schemasOf(document: Json, resource: string, resolve: Resolve): { row: Json; sent: Json } {
  const paths = isObject(document.paths) ? document.paths : {}
  const path = Object.keys(paths).find((name) => name.replace(/\/$/, '') === resource.replace(/\/$/, ''))
  const lists = Object.keys(paths).filter((name) => !name.includes('{'))
  if (path === undefined)
    throw new CommandError(`The document has no ${resource}. It has: ${lists.join(', ') || 'no lists'}.`)
  const one = Object.keys(paths).find((name) => name.startsWith(`${path.replace(/\/$/, '')}/{`))
  const answer = (name: string | undefined, method: string) => {
    const responses = name === undefined ? undefined : at(paths, name, method, 'responses')
    const good = Object.entries(isObject(responses) ? responses : {}).find(([status]) => status.startsWith('2'))
    return resolve(content(resolve(good?.[1])))
  }
  const sent = resolve(content(resolve(at(paths, path, 'post', 'requestBody'))))
  const rows = [rowIn(answer(path, 'get'), resolve), answer(one, 'get'), answer(path, 'post'), sent]
  const row = rows.find((schema) => isObject(schema.properties) && Object.keys(schema.properties).length > 0)
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

/** Whether it can be read as a pattern: other languages have others. */
function isPattern(text: string): boolean {
  try {
    return new RegExp(text, 'u').source !== ''
  } catch {
    return false
  }
}

/** @returns the field, or why it cannot be one */
function readField(name: string, schema: Json, isRequired: boolean, note: (line: string) => void): Field | string {
  if (typeof schema.unreadable === 'string') return schema.unreadable
  const types = texts([schema.type].flat())
  const isNullable = schema.nullable === true || types.includes('null')
  const [type = 'const' in schema || 'enum' in schema ? 'string' : '', ...more] = types.filter((one) => one !== 'null')
  const all = 'const' in schema ? [schema.const] : Array.isArray(schema.enum) ? schema.enum : []
  const values = texts(all).filter((value) => value !== '')
  if (!/^[a-z]\w*$/i.test(name) || words.test(name) || name in Object.prototype) return 'code cannot name it'
  if (schema.writeOnly === true) return 'it is sent and never answered'
  if (more.length > 0 || !['string', 'integer', 'number', 'boolean'].includes(type))
    return type === 'array'
      ? 'it is a list'
      : type === 'object'
        ? 'it is an object'
        : 'it is of no type that a form has'
  const format = typeof schema.format === 'string' ? schema.format : ''
  if (/^(binary|byte|password)$/.test(format)) return `its format is ${format}`

  const number = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : undefined)
  const said = { name, label: labelOf(schema.title, name), isRequired: isRequired && !isNullable }
  const base = { ...said, isReadOnly: schema.readOnly === true }
  if (schema.multipleOf !== undefined) note(`${name}: steps of ${JSON.stringify(schema.multipleOf)} are not checked`)
  if (type === 'boolean') return { ...base, kind: 'boolean' }
  if (type !== 'string') {
    if (all.length > 0) note(`${name}: any number will do, not only ${all.join(', ')}`)
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
 * Reads what a document says of a resource.
 * @param resource its path, such as `/suppliers`
 * @throws CommandError where no list can be made of it
 */
export function readResource(root: string, file: string, resource: string): Resource {
  const document = parse(root, file)
  const resolve = createResolve(document)
  const { row, sent } = schemasOf(document, resource, resolve)
  const properties = isObject(row.properties) ? row.properties : {}
  const written = isObject(sent.properties) && Object.keys(sent.properties).length > 0 ? sent.properties : undefined
  const required = texts(row.required)
  const notes: string[] = []
  const note = (line: string) => notes.push(line)
  const fields: Field[] = []
  for (const [name, property] of Object.entries(properties)) {
    const schema = resolve(property)
    if (name === 'id') {
      if (schema.type !== 'integer' && schema.type !== 'number') note('id: a number here, whatever it is there')
      continue
    }
    const isReadOnly = schema.readOnly === true || (written !== undefined && !(name in written))
    const field = readField(name, { ...schema, ...(isReadOnly && { readOnly: true }) }, required.includes(name), note)
    if (typeof field === 'string') note(`${name}: left out, since ${field}`)
    else if (fields.some((other) => camel(other.name) === camel(name)))
      note(`${name}: left out, since another is named like it`)
    else if (
      field.isReadOnly &&
      field.isRequired &&
      isText(field) &&
      (field.kind !== 'text' || field.pattern !== undefined)
    )
      note(`${name}: left out, since only the backend knows what it will be`)
    else {
      const isTaken = fields.some(({ label }) => label === field.label)
      fields.push(isTaken ? { ...field, label: labelOf(undefined, name) } : field)
    }
  }
  if (written) {
    const unseen = Object.keys(written).filter((name) => !(name in properties))
    for (const name of unseen) note(`${name}: left out, since it is sent and never answered`)
  }
  const naturals = fields.filter((field) => field.kind === 'text' && !field.isReadOnly)
  const named = naming.flatMap((form) => naturals.find(({ name }) => form.test(name)) ?? [])
  const first = named[0] ?? naturals.find(({ isRequired }) => isRequired) ?? naturals[0]
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
