import { createApiClient } from '@core/api/client'
import type { Endpoint } from '@core/api/endpoint'
import { fillPath } from '@core/api/endpoint'
import { z } from '@core/schema'
import { installFakeDb } from '@fake-db/index'
import axios from 'axios'
import 'temporal-polyfill/global' // Node has Temporal from version 26 on.
import { product } from '@/product'
import { license, version } from '../../package.json'
import type { AnyOperation, DescribedModule, RequestArgs } from './operations'
import { callsOf, modules, operationIdOf } from './operations'

type Json = Record<string, unknown>
/** A fixed day, so that the same sources produce the same document. */
function startBackend() {
  const client = axios.create()
  installFakeDb(client, { now: () => new Date('2026-11-18T10:00:00Z'), random: () => 0.5 })
  return { client, api: createApiClient(() => Promise.resolve(client)) }
}

interface Exchange {
  readonly args: RequestArgs
  readonly answer: unknown
}

/** Sends an operation's example request. The backend rejects it if this product lacks what it needs. */
async function exchange({ method, path }: Endpoint, operation: AnyOperation): Promise<Exchange> {
  const { client, api } = startBackend()
  const { example } = operation
  const args = typeof example === 'function' ? await example(api) : example
  const isMadeUp = typeof example === 'function'
  const { data, status } = await client.request<unknown>({
    method,
    url: fillPath(path, args.params),
    params: args.query,
    data: args.body,
    validateStatus: (answered) =>
      answered === (operation.status ?? 200) || (isMadeUp && answered in { ...operation.errors }),
  })
  return { args, answer: status < 300 ? data : undefined }
}

/** Removes keys that OpenAPI does not need. Servers may return additional properties. */
function clean(schema: unknown): Json {
  return JSON.parse(
    JSON.stringify(schema, (key, value: unknown) =>
      ['$schema', '$id', '~standard'].includes(key) || (key === 'additionalProperties' && value === false)
        ? undefined
        : value,
    ),
  ) as Json
}

const options = {
  unrepresentable: 'any',
  override: ({ jsonSchema }) => delete jsonSchema.id,
} satisfies z.core.ToJSONSchemaParams

function toInput(schema: z.ZodMiniType): Json {
  return clean(z.toJSONSchema(schema, { ...options, io: 'input' }))
}

function createAnswers() {
  const registry = z.registry<{ id: string }>()
  for (const { schemas } of modules) {
    for (const [id, schema] of Object.entries(schemas)) if (!registry.has(schema)) registry.add(schema, { id })
  }
  const named = new Set(modules.flatMap(({ schemas }) => Object.keys(schemas)))
  for (const module of modules) {
    for (const { name, operation } of callsOf(module)) {
      if (!registry.has(operation.answer)) registry.add(operation.answer, { id: operationIdOf(module.key, name) })
    }
  }
  const made = z.toJSONSchema(registry, { ...options, uri: (id) => `#/components/schemas/${id}` }).schemas
  const entities = Object.entries(made).filter(([id]) => named.has(id))
  return {
    entities: Object.fromEntries(entities.map(([id, schema]) => [id, clean(schema)])),
    of(operation: AnyOperation): Json {
      const id = registry.get(operation.answer)?.id ?? ''
      return named.has(id) ? { $ref: `#/components/schemas/${id}` } : clean(made[id])
    },
  }
}

function toParameters(place: 'query' | 'path', schema: z.ZodMiniObject | undefined, values: Json = {}): Json[] {
  if (!schema) return []
  const { properties = {}, required = [] } = toInput(schema) as {
    properties?: Record<string, Json>
    required?: string[]
  }
  return Object.entries(properties).map(([name, { description, ...property }]) => ({
    name,
    in: place,
    ...(description !== undefined && { description }),
    required: place === 'path' || required.includes(name),
    schema: property,
    ...(values[name] !== undefined && { example: values[name] }),
  }))
}

function json(schema: Json, example?: unknown): Json {
  return { 'application/json': { schema, ...(example !== undefined && { example }) } }
}

/** Shortens every list to two entries, so that examples stay readable. */
function shorten(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 2).map(shorten)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shorten(inner)]))
}

const errorContent = json({ $ref: '#/components/schemas/Error' })

async function toOperation(
  module: DescribedModule,
  name: string,
  endpoint: Endpoint,
  operation: AnyOperation,
  answer: Json,
) {
  const made = await exchange(endpoint, operation)
  const { subject } = module
  const { needs } = endpoint
  const parameters = toParameters('query', operation.query, made.args.query)
  const missing = parameters.some(({ required }) => required) && 'A required parameter is missing.'
  const errors: Record<string, string> = {
    ...(operation.body && { 400: 'A field of the body is missing or cannot be used.' }),
    ...operation.errors,
    ...(missing && { 400: [missing, operation.errors?.[400]].filter(Boolean).join(' ') }),
  }
  const responses: Record<string, Json> = {
    [operation.status ?? 200]: {
      description: operation.status === 201 ? 'Created.' : 'Done.',
      content: json(answer, shorten(made.answer)),
    },
  }
  for (const [status, description] of Object.entries(errors)) responses[status] = { description, content: errorContent }
  if (needs) responses[401] = { $ref: '#/components/responses/Unauthorized' }
  if (subject && needs) responses[403] = { $ref: '#/components/responses/Forbidden' }
  const sentences = [operation.description, subject && needs && `Needs the ability to ${needs} ${subject}.`]
  return {
    operationId: operationIdOf(module.key, name),
    tags: [module.title],
    summary: operation.summary,
    description: sentences.filter(Boolean).join('\n\n') || operation.summary,
    ...(needs === null && { security: [] }),
    parameters: [...toParameters('path', operation.params, made.args.params), ...parameters],
    ...(operation.body && {
      requestBody: { required: true, content: json(toInput(operation.body), made.args.body) },
    }),
    responses,
  }
}

const description = `Every call that the product makes of its backend. The sample backend in the browser answers all of them, and \`npm run
serve:api\` serves the same answers over HTTP.

- Ids are whole numbers unless a schema says otherwise. Numbers may arrive as numeric text.
- A parameter that is missing or empty means its default, or is refused with 400 where it is required; one that is not listed is
  ignored. An id that no row has, or that is no number, is a 404.
- A refusal is \`{"error": …}\` with a text, or with what is wrong by field: codes, such as \`taken\`, or sentences of the server's own. Nothing
  is changed by a call that is refused.
- Lists in the examples are cut after their second row.`

/**
 * Creates the OpenAPI 3.1 document from contracts, schemas and responses of the sample backend.
 * @throws Error if an example's response has another status than its operation declares
 */
export async function createDocument(): Promise<Json> {
  const answers = createAnswers()
  const paths: Record<string, Record<string, Json>> = {}
  for (const module of modules) {
    for (const { name, endpoint, operation } of callsOf(module)) {
      const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
      const item = (paths[path] ??= {})
      item[endpoint.method.toLowerCase()] = await toOperation(module, name, endpoint, operation, answers.of(operation))
    }
  }
  return {
    openapi: '3.1.1',
    info: { title: product.name, version, description, license: { name: license, identifier: license } },
    servers: [{ url: '/', description: 'The server that the product is configured with' }],
    security: [{ bearer: [] }],
    tags: modules.map(({ key, title, description: text }) => ({ name: title, description: text, 'x-module': key })),
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: {
        ...answers.entities,
        Error: {
          type: 'object',
          required: ['error'],
          properties: {
            error: {
              description:
                'A text, or what is wrong by field: a code, such as `taken` or `tooLong?max=40`, or a list of them.',
              anyOf: [
                { type: 'string' },
                {
                  type: 'object',
                  additionalProperties: { anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }] },
                },
              ],
            },
          },
        },
      },
      responses: {
        Unauthorized: { description: 'The access token is missing, expired or not valid.', content: errorContent },
        Forbidden: { description: "The person's role does not allow it.", content: errorContent },
      },
    },
  }
}
