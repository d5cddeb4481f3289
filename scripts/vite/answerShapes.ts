import type { Plugin } from 'vite'
import type { Shape } from '../../src/@core/api/shape.ts'
import { readOpenApi, type Schema } from './openApi.ts'

const letters: Readonly<Record<string, string>> = { string: 's', number: 'n', integer: 'n', boolean: 'b', null: '0' }
const isText = (value: unknown): value is string => typeof value === 'string' && !value.includes('|')

function oneOf(shapes: readonly Shape[]): Shape {
  if (shapes.length === 1) return shapes[0] ?? '*'
  const isLetters = (shape: Shape): shape is string => typeof shape === 'string' && !shape.startsWith('=')
  return shapes.every(isLetters) ? shapes.join('') : shapes
}

/** Converts a schema to a shape for src/@core/api/shape.ts, without lengths, ranges and patterns. */
function toShape(schema: Schema, schemas: Readonly<Record<string, Schema>>): Shape {
  if (typeof schema === 'boolean') return '*'
  const inner = (one: Schema = true) => toShape(one, schemas)
  const { $ref, type, properties = {}, required = [], additionalProperties: rest } = schema
  if ($ref !== undefined) return inner(schemas[$ref.replace(/.*\//, '')])
  const values: unknown[] | undefined = schema.enum ?? ('const' in schema ? [schema.const] : undefined)
  if (values?.every(isText)) return `=${values.join('|')}`
  const alternatives = schema.anyOf ?? schema.oneOf
  if (alternatives) return oneOf(alternatives.map(inner))
  if (type === 'array') return [inner([schema.items ?? true].flat()[0])]
  if (type === 'object') {
    const nameOf = (name: string) => (required.includes(name) ? name : `${name}?`)
    const fields = Object.entries(properties).map(([name, one]) => [nameOf(name), inner(one)] as const)
    return { ...Object.fromEntries(fields), ...(rest !== undefined && { '*': inner(rest) }) }
  }
  return (
    [type ?? []]
      .flat()
      .map((name) => letters[name])
      .join('') || '*'
  )
}

/** Reads the shapes of successful responses, by method and path: `get /apps/user/{id}`. */
async function readShapes(): Promise<ReadonlyMap<string, Shape>> {
  const { operations, schemas } = await readOpenApi()
  return new Map(
    operations.map(({ method, path, response }) => [
      `${method} ${path}`,
      toShape(response?.schema ?? { type: 'object' }, schemas),
    ]),
  )
}

/**
 * Adds the shape of the response to each endpoint of a `contract.ts`, from docs/openapi.json: `.returns<User>()` becomes
 * `.returns({ id: 'n', … })`. Responses without a body get none.
 */
export function answerShapes(): Plugin {
  let shapes: Promise<ReadonlyMap<string, Shape>> | undefined
  return {
    name: 'answer-shapes',
    // Every page loads the registry of the sample backend, which imports all contracts: these copies have no shapes.
    resolveId: {
      order: 'pre',
      async handler(source, importer) {
        const isForSamples = source.endsWith('/contract') && importer?.endsWith('/src/@fake-db/registry.ts')
        if (!isForSamples || this.environment.mode !== 'build') return null
        const contract = await this.resolve(source, importer, { skipSelf: true })
        return contract && `${contract.id}?without-shapes`
      },
    },
    async transform(code, id) {
      // The login page loads the contract of `shell/session`; its responses are checked by a schema (storage.ts).
      if (!/\/src\/redux\/\w+\/[\w-]+\/contract\.ts$/.test(id) || id.includes('/shell/session/')) return null
      shapes ??= readShapes()
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
