import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import type { Shape } from '../../src/@core/api/shape.ts'

const file = fileURLToPath(new URL('../../docs/openapi.json', import.meta.url))

/** The subset of JSON Schema that zod writes. */
interface Schema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: Schema
  readonly items?: Schema
}

interface Operation {
  readonly responses: Readonly<Record<string, { content?: { 'application/json': { readonly schema: Schema } } }>>
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> }
}

const letters: Readonly<Record<string, string>> = { string: 's', number: 'n', integer: 'n', boolean: 'b', null: '0' }
const isText = (value: unknown): value is string => typeof value === 'string' && !value.includes('|')

function oneOf(shapes: readonly Shape[]): Shape {
  if (shapes.length === 1) return shapes[0] ?? '*'
  const isLetters = (shape: Shape): shape is string => typeof shape === 'string' && !shape.startsWith('=')
  return shapes.every(isLetters) ? shapes.join('') : shapes
}

/** Converts a schema to a shape for src/@core/api/shape.ts, without lengths, ranges and patterns. */
function toShape(schema: Schema, schemas: Document['components']['schemas']): Shape {
  const inner = (one: Schema) => toShape(one, schemas)
  const { $ref, type, properties = {}, required = [], additionalProperties: rest } = schema
  if ($ref !== undefined) return inner(schemas[$ref.replace(/.*\//, '')] ?? {})
  const values = schema.enum ?? ('const' in schema ? [schema.const] : null)
  if (values?.every(isText)) return `=${values.join('|')}`
  const alternatives = schema.anyOf ?? schema.oneOf
  if (alternatives) return oneOf(alternatives.map(inner))
  if (type === 'array') return [inner(schema.items ?? {})]
  if (type === 'object') {
    const fields = Object.entries(properties).map(([name, one]) => [
      required.includes(name) ? name : `${name}?`,
      inner(one),
    ])
    return { ...(Object.fromEntries(fields) as object), ...(rest && { '*': inner(rest) }) }
  }
  const types = [type ?? []].flat()
  return types.map((name) => letters[name]).join('') || '*'
}

/** Reads the shapes of successful responses, by method and path: `get /apps/user/{id}`. */
function readShapes({ paths, components }: Document): ReadonlyMap<string, Shape> {
  const shapes = new Map<string, Shape>()
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, { responses }] of Object.entries(methods)) {
      const schema = (responses[200] ?? responses[201])?.content?.['application/json'].schema
      if (schema) shapes.set(`${method} ${path}`, toShape(schema, components.schemas))
    }
  }
  return shapes
}

/**
 * Adds the shape of the response to each endpoint of a `contract.ts`, from docs/openapi.json: `.returns<User>()` becomes
 * `.returns({ id: 'n', … })`. Responses without a body get none.
 */
export function answerShapes(): Plugin {
  let shapes: Promise<ReadonlyMap<string, Shape>> | undefined
  let isBuild = false
  return {
    name: 'answer-shapes',
    configResolved({ command }) {
      isBuild = command === 'build'
    },
    // Every page loads the registry of the sample backend, which imports all contracts: these copies have no shapes.
    resolveId: {
      order: 'pre',
      async handler(source, importer) {
        if (!isBuild || !source.endsWith('/contract') || !importer?.endsWith('/src/@fake-db/registry.ts')) return null
        const contract = await this.resolve(source, importer, { skipSelf: true })
        return contract && `${contract.id}?without-shapes`
      },
    },
    async transform(code, id) {
      // The login page loads the contract of `shell/session`; its responses are checked by a schema (storage.ts).
      if (!/\/src\/redux\/\w+\/[\w-]+\/contract\.ts$/.test(id) || id.includes('/shell/session/')) return null
      this.addWatchFile(file)
      shapes ??= readFile(file, 'utf8').then((text) => readShapes(JSON.parse(text) as Document))
      const known = await shapes
      const call = /\b(get|post|put|patch|del)\(\s*(["'`])([^"'`]+)\2\s*\)([^]*?)\.returns\(\)/g
      const filled = code.replace(call, (all, verb: string, quote: string, path: string, between: string) => {
        const method = verb === 'del' ? 'delete' : verb
        const shape = JSON.stringify(known.get(`${method} ${path.replace(/:(\w+)/g, '{$1}')}`) ?? {})
        return shape === '{}' ? all : `${verb}(${quote}${path}${quote})${between}.returns(${shape})`
      })
      return { code: filled, map: null }
    },
  }
}
