import type { ApiClient } from '@core/api/client'
import type { CallArgs, Endpoint } from '@core/api/endpoint'
import { fillPath } from '@core/api/endpoint'
import { parseValidationMessage } from '@core/validation/validationMessage'
import { z } from '@core/schema'
import { isAxiosError } from 'axios'
import { describe, expect, it } from 'vitest'
import type { AnyOperation, RequestArgs } from '../../scripts/openapi/operations'
import { callsOf, modules } from '../../scripts/openapi/operations'
import type { Answer } from './server'
import { isReference, useServer } from './server'

const { api, send, signIn } = useServer()

/** A text, or what is wrong by field. Servers may have sentences of their own; the reference server has codes. */
const problem = z.string().check(z.refine((text) => !isReference || parseValidationMessage(text) !== null))
const errorSchema = z.object({
  error: z.union([z.string(), z.record(z.string(), z.union([problem, z.array(problem)]))]),
})

/** Names and addresses that no earlier call can have taken on a server that keeps its rows. */
function distinct(value: unknown, name = ''): unknown {
  if (typeof value === 'string') {
    const own = crypto.randomUUID().slice(0, 8)
    if (name === 'email' || name === 'companyEmail') return `${own}.${value}`
    return name === 'name' || name === 'username' ? `${value}-${own}` : value
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).map(([field, part]) => [field, distinct(part, field)]))
}

function isCreation(endpoint: Endpoint): boolean {
  return endpoint.needs === 'create' || endpoint.path === '/jwt/register'
}

/** For the calls that an example makes first: what it takes away may be gone since an earlier run. */
const lenient = {
  async call(endpoint: Endpoint, args: RequestArgs) {
    const body = isCreation(endpoint) ? distinct(args.body) : args.body
    try {
      return await api.call<Endpoint>(endpoint, { ...args, body } as CallArgs<Endpoint>)
    } catch (thrown) {
      if (isAxiosError(thrown) && thrown.response?.status === 404) return {}
      throw thrown
    }
  },
} as ApiClient

/** The example's request, after the calls that it needs before it. */
async function prepare(endpoint: Endpoint, { example }: AnyOperation): Promise<RequestArgs> {
  if (isReference) return typeof example === 'function' ? example(api) : example
  const args = typeof example === 'function' ? await example(lenient) : example
  return isCreation(endpoint) ? { ...args, body: distinct(args.body) } : args
}

/** Something to send where it does not matter what. */
function anyArgs({ example, params, query }: AnyOperation): RequestArgs {
  if (typeof example !== 'function') return example
  const ones = (parameters: z.ZodMiniObject | undefined) =>
    Object.fromEntries(Object.keys(parameters?.shape ?? {}).map((name) => [name, 1]))
  return { params: ones(params), query: ones(query), body: {} }
}

/** A product without mails has none in which the codes stand that some examples need. */
const hasMails = modules.some(({ schemas }) => 'Email' in schemas)

/** Another server need not have the rows that an example asks for: then it may say so, as the operation says. */
function isMissing({ errors = {}, example }: AnyOperation, { status, data }: Answer): boolean {
  const isKnown = isReference && (hasMails || typeof example !== 'function')
  return !isKnown && status === 404 && 404 in errors && errorSchema.safeParse(data).success
}

function expectRefusal({ status, data, type }: Answer, expected: number) {
  expect({ status, type: type.replace(/;.*/, ''), data }).toEqual({
    status: expected,
    type: 'application/json',
    data: expect.toSatisfy((body) => errorSchema.safeParse(body).success, 'an object with an error') as unknown,
  })
}

/** The parameters without which a call is refused. */
function requiredOf({ query }: AnyOperation): string[] {
  return Object.entries(query?.shape ?? {}).flatMap(([name, schema]) =>
    z.safeParse(schema, undefined).success ? [] : [name],
  )
}

/** Where a call has the id that it looks for a row by. */
function idPlace(operation: AnyOperation): readonly ['query' | 'params', string] | null {
  if (operation.params && 'id' in operation.params.shape) return ['params', 'id']
  const name = requiredOf(operation).find((required) => /^id$|Id$/.test(required))
  return name === undefined ? null : ['query', name]
}

describe.each(modules.map((module) => [module.title, module] as const))('%s', (_, module) => {
  describe.each(callsOf(module).map((call) => [`${call.endpoint.method} ${call.endpoint.path}`, call] as const))(
    '%s',
    (_path, { endpoint, operation }) => {
      const { method, path } = endpoint
      const url = (args: RequestArgs) => fillPath(path, args.params)
      const call = (args: RequestArgs) => send({ method, url: url(args), params: args.query, data: args.body })

      it('answers as described', async (context) => {
        const args = await prepare(endpoint, operation)
        const answer = await call(args)
        if (isMissing(operation, answer)) context.skip('This server has no such rows.')
        const { status, type, data } = answer
        const said = status >= 400 ? JSON.stringify(data).slice(0, 500) : ''
        expect({ status, type: type.replace(/;.*/, ''), said }).toEqual({
          status: operation.status ?? 200,
          type: 'application/json',
          said: '',
        })
        const issues = operation.answer.safeParse(data).error?.issues ?? []
        expect(issues.slice(0, 5).map(({ path, message }) => `${path.join('.')}: ${message}`)).toEqual([])
      })

      if (endpoint.needs)
        it('asks for a token that it can verify', async () => {
          const args = anyArgs(operation)
          const attempt = { method, url: url(args), params: args.query, data: args.body }
          expectRefusal(await send({ ...attempt, headers: { Authorization: '' } }), 401)
          expectRefusal(await send({ ...attempt, headers: { Authorization: 'Bearer e30.e30.e30' } }), 401)
        })

      if (isReference && module.subject && endpoint.needs)
        it('is closed to a person who may only read the access page', async () => {
          const args = anyArgs(operation)
          await signIn({ email: 'client@demo.com', password: 'client' })
          const answer = await call(args)
          if (module.subject === 'ACL' && method === 'GET') expect(answer.status).toBe(200)
          else expectRefusal(answer, 403)
        })

      const looked = idPlace(operation)
      if (looked)
        it('knows no row by an id that nobody has', async () => {
          const args = anyArgs(operation)
          const [place, name] = looked
          for (const id of [999_999_999, 'abc', -1, 1.5]) {
            expectRefusal(await call({ ...args, [place]: { ...args[place], [name]: id } }), 404)
          }
        })

      if (requiredOf(operation).length > 0)
        it('asks for the parameters that it needs', async () => {
          const args = anyArgs(operation)
          for (const name of requiredOf(operation)) {
            for (const missing of [undefined, ''])
              expectRefusal(await call({ ...args, query: { ...args.query, [name]: missing } }), 400)
          }
        })

      if (operation.body)
        it('refuses a body that cannot be read', async () => {
          const args = anyArgs(operation)
          for (const data of ['{"unfinished', '[1, 2', '17', 'null']) {
            const answer = await send({ method, url: url(args), params: args.query, data })
            expect([400, 401, 404, 409]).toContain(answer.status)
            expectRefusal(answer, answer.status)
          }
        })

      if (operation.query?.shape.page)
        it('takes whole pages only', async () => {
          const args = anyArgs(operation)
          for (const wrong of [{ page: 0 }, { page: 'two' }, { perPage: 'abc' }, { perPage: -1 }, { page: 1.5 }]) {
            expectRefusal(await call({ ...args, query: { ...args.query, ...wrong } }), 400)
          }
        })

      if (operation.query?.shape.sortColumn)
        it('sorts by its own columns only', async () => {
          for (const wrong of [{ sort: 'sideways' }, { sortColumn: 'shoeSize' }]) {
            expectRefusal(await call({ query: wrong }), 400)
          }
        })
    },
  )
})
