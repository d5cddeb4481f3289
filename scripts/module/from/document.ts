import type { Oas3Decorator } from '@redocly/openapi-core'
import { existsSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import { CommandError } from '../commandError.ts'
import { camel } from '../names.ts'
import { type Field, labelOf, type Resource } from './field.ts'
import { readField } from './readField.ts'
import { resourceOf } from './resource.ts'
import { hasProperties, isList, type Json, objectOf, propertiesOf, resolve, sentAs, texts, typesOf } from './schema.ts'

/** An unresolved `$ref` on the way is returned itself. */
const at = (value: unknown, ...path: readonly string[]): unknown =>
  path.reduce<unknown>((inner, name) => ('$ref' in objectOf(inner) ? inner : objectOf(inner)[name]), value)

/** Reads a document in JSON or YAML. Every `$ref` is replaced by its target; missing ones get their `place`. */
async function readDocument(file: string): Promise<Json> {
  if (!existsSync(file)) throw new CommandError(`There is no file ${file}.`)
  // Loads slowly, and no other command needs it.
  const { bundle, createConfig } = await import('@redocly/openapi-core')
  const placeOf = ({ source, pointer }: { source: { absoluteRef: string }; pointer: string }) =>
    (/^https?:/.test(source.absoluteRef) ? source.absoluteRef : relative(dirname(file), source.absoluteRef)) + pointer
  const mark: Oas3Decorator = () => ({
    ref: {
      leave(node, { location }, { node: target }) {
        if (target === undefined) Object.assign(node, { place: placeOf(location) })
      },
    },
  })
  const config = await createConfig({
    plugins: [{ id: 'missing', decorators: { oas3: { mark } } }],
    decorators: { 'missing/mark': 'on' },
  })
  const result = await bundle({ ref: file, config, dereference: true }).catch((error: unknown) => {
    const message = error instanceof Error ? error.message : String(error)
    if (/^(Unsupported|Document must)/.test(message)) return undefined
    throw new CommandError(`${file} cannot be read: ${message}`)
  })
  const { openapi, swagger, ...content } = objectOf(result?.bundle.parsed)
  if (/^3\.[0-2]\b/.test(String(openapi))) return content
  const remedy = swagger === undefined ? '' : ' Convert it from Swagger first, for example at converter.swagger.io.'
  throw new CommandError(`${file} is no OpenAPI document of version 3.0 to 3.2.${remedy}`)
}

/** Reads JSON or form fields. */
function bodyOf(part: unknown): Json {
  if ('$ref' in objectOf(part)) return resolve(part)
  const types = Object.entries(objectOf(at(part, 'content')))
  const json = types.find(([type]) => /[/+]json\b/.test(type)) ?? types[0]
  return resolve(at(json?.[1], 'schema'))
}

const aside = /^(errors?|messages?|warnings?|meta|_?links|included|facets)$/i
const envelope = /^(data|results?|items?|records|rows|entries|values?|list|content|objects|hits|response|_embedded)$/i

/** JSON:API has the fields in `attributes` beside `type`, Relay in `node` beside `cursor`. */
function unwrapped(row: Json): Json {
  const { type, attributes, cursor, node } = propertiesOf(row)
  const inner = resolve((type && attributes) ?? (cursor && node))
  return hasProperties(inner) ? inner : row
}

/**
 * Finds a row: the schema itself, or inside a list or an envelope such as `{ data: … }`.
 * @param name last part of the path
 * @param isOne whether a list is a field of the row
 */
function rowIn(schema: Json, name: string, isOne = false, depth = 4): Json {
  if (isList(schema)) return unwrapped(resolve(schema.items))
  const byId = resolve(schema.additionalProperties)
  if (!hasProperties(schema) && hasProperties(byId)) return byId
  const inner = Object.entries(propertiesOf(schema))
    .filter(([key]) => !aside.test(key))
    .map(([key, part]) => [key, resolve(part)] as const)
  const lists = inner.filter(([, part]) => !isOne && isList(part) && hasProperties(resolve(part.items)))
  const isEnvelope = (key: string) => envelope.test(key) || (isOne && inner.length === 1)
  const objects =
    'id' in propertiesOf(schema) ? [] : inner.filter(([key, part]) => isEnvelope(key) && hasProperties(part))
  const choices = [lists.filter(([key]) => key === name), lists.filter(([key]) => envelope.test(key)), lists, objects]
  const [[, found] = []] = choices.find(({ length }) => length === 1) ?? []
  return found && depth > 0 ? rowIn(found, name, isOne, depth - 1) : unwrapped(schema)
}

/** Lists similar paths first, and not all of a large document. */
function listsIn(names: readonly string[], resource: string): string {
  const last = resource.replace(/\/$/, '').replace(/.*\//, '')
  const lists = names.filter((name) => !/\}\/?$/.test(name))
  const sorted = [...lists.filter((name) => name.includes(last)), ...lists.filter((name) => !name.includes(last))]
  const more = lists.length > 20 ? ` and ${lists.length - 20} more` : ''
  return sorted.slice(0, 20).join(', ') + more || 'no lists'
}

/** @returns a row of the response, and the body of a request that adds one */
function schemasOf(content: Json, resource: string, note: (line: string) => void) {
  const bare = (path: string) => path.replace(/^\/|\/$/g, '')
  const paths = objectOf(content.paths)
  const names = Object.keys(paths)
  const path = names.find((name) => bare(name) === bare(resource))
  if (path === undefined)
    throw new CommandError(`The document has no ${resource}. It has: ${listsIn(names, resource)}.`)
  const one =
    names.find(
      (name) => bare(name).startsWith(`${bare(path)}/{`) && !bare(name).includes('/', bare(path).length + 1),
    ) ?? ''
  const last = bare(path).replace(/.*\//, '')
  const response = (name: string, method: string) => {
    const all = objectOf(at(paths, name, method, 'responses'))
    return bodyOf('$ref' in all ? all : Object.entries(all).find(([status]) => status.startsWith('2'))?.[1])
  }
  const requests = [
    [path, 'post'],
    [one, 'put'],
    [one, 'patch'],
  ] as const
  const request = requests.find((place) => at(paths, ...place, 'requestBody') !== undefined)
  const sent = rowIn(bodyOf(request && at(paths, ...request, 'requestBody')), last, true)
  const answers = [
    rowIn(response(path, 'get'), last),
    rowIn(response(one, 'get'), last, true),
    rowIn(response(path, 'post'), last, true),
  ]
  const row = [...answers, sent].find(hasProperties)
  if (!row) {
    const [reason] = [...answers, sent].flatMap(({ unreadable }) => texts(unreadable))
    const refusal = `What ${path} answers is no object with fields, nor a list of such`
    throw new CommandError(`${refusal}${reason === undefined ? '' : `: ${reason}`}.`)
  }
  if (row.isCombined) note('rows have several forms: their fields are combined')
  // A change requires no field, but its result does.
  if (hasProperties(sent)) return { row, sent: request?.[1] === 'patch' ? { ...sent, required: row.required } : sent }
  const reason = typeof sent.unreadable === 'string' ? sent.unreadable : 'it is no object with fields'
  if (request) note(`${request.toReversed().join(' ')}: its body is not read, since ${reason}`)
  return { row, sent: undefined }
}

/**
 * Reads the fields of a resource's rows.
 * @param resource its path, such as `/suppliers`
 * @throws CommandError if the document cannot be read, or its rows do not fit a list
 */
export async function readResource(file: string, resource: string): Promise<Resource> {
  const content = await readDocument(file)
  const notes: string[] = []
  const note = (line: string) => notes.push(line)
  const { row, sent } = schemasOf(content, resource, note)
  const written = sent && propertiesOf(sent)
  const fields: Field[] = []
  for (const [name, property] of Object.entries(propertiesOf(row))) {
    const schema = sentAs(resolve(property), resolve(written?.[name]))
    if (name === 'id') {
      if (!/^(integer|number)$/.test(typesOf(schema).join())) note('id: a number here, whatever it is there')
      continue
    }
    const isReadOnly = schema.readOnly === true || (written !== undefined && !(name in written))
    const isRequired = texts(isReadOnly || !sent ? row.required : sent.required).includes(name)
    const field = readField(name, schema, { isRequired, isReadOnly }, note)
    if (typeof field === 'string') note(`${name}: left out, since ${field}`)
    else if (fields.some((other) => camel(other.name) === camel(name)))
      note(`${name}: left out, since another field has this name`)
    else {
      const labels = [field.label, labelOf(undefined, name), `${labelOf(undefined, name)} (${name})`]
      const label = labels.find((text) => fields.every((other) => other.label !== text)) ?? name
      fields.push({ ...field, label })
    }
  }
  for (const name of Object.keys(written ?? {}))
    if (!(name in propertiesOf(row))) note(`${name}: left out, since it is sent and never answered`)

  const title = at(content, 'info', 'title')
  const origin = `\`${resource}\` of ${typeof title === 'string' ? title : 'another document'}`
  return resourceOf(`The rows of ${resource}`, origin, fields, notes)
}
