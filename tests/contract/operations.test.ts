import { fillPath } from '@core/api/endpoint'
import { z } from '@core/schema'
import { describe, expect, it } from 'vitest'
import type { AnyOperation, RequestArgs } from '../../scripts/openapi/operations'
import { callsOf, isFreeCall, modules } from '../../scripts/openapi/operations'
import type { Answer } from './server'
import { isReference, useServer } from './server'

const { api, send, signIn } = useServer()

const errorSchema = z.object({ error: z.union([z.string(), z.record(z.string(), z.unknown())]) })

/** The example's request, after the calls that it needs before it. */
async function prepare({ example }: AnyOperation): Promise<RequestArgs> {
  return typeof example === 'function' ? example(api) : example
}

/** Something to send where it does not matter what. */
function anyArgs({ example, params }: AnyOperation): RequestArgs {
  if (typeof example !== 'function') return example
  return { params: Object.fromEntries(Object.keys(params?.shape ?? {}).map((name) => [name, 1])), body: {} }
}

/** Another server need not have the rows that an example asks for: then it may refuse it as the operation says. */
function isMissing({ errors = {} }: AnyOperation, status: number): boolean {
  return !isReference && status in errors
}

function expectRefusal({ status, data, type }: Answer, expected: number) {
  expect(status).toBe(expected)
  expect(type).toMatch(/^application\/json/)
  expect(errorSchema.safeParse(data).success).toBe(true)
}

/** Whether a call looks for a row by the parameter `id`. */
function idPlace({ query, params }: AnyOperation): 'query' | 'params' | null {
  if (params && 'id' in params.shape) return 'params'
  const parameter = query?.shape.id
  return parameter && !z.safeParse(parameter, undefined).success ? 'query' : null
}

describe.each(modules.map((module) => [module.title, module] as const))('%s', (_, module) => {
  describe.each(callsOf(module).map((call) => [`${call.endpoint.method} ${call.endpoint.path}`, call] as const))(
    '%s',
    (_path, { endpoint, operation }) => {
      const { method, path } = endpoint
      const url = (args: RequestArgs) => fillPath(path, args.params)
      const call = (args: RequestArgs) => send({ method, url: url(args), params: args.query, data: args.body })

      it('answers as described', async (context) => {
        const args = await prepare(operation).catch((thrown: unknown) => {
          if (isReference) throw thrown
          return context.skip('This server has no such rows.')
        })
        const answer = await call(args)
        if (isMissing(operation, answer.status)) context.skip('This server has no such rows.')
        expect({ status: answer.status, type: answer.type.replace(/;.*/, '') }).toEqual({
          status: operation.status ?? 200,
          type: 'application/json',
        })
        expect(operation.answer.safeParse(answer.data).error?.issues ?? []).toEqual([])
      })

      if (!isFreeCall(endpoint))
        it('asks for a token that it can verify', async () => {
          const args = anyArgs(operation)
          const attempt = { method, url: url(args), params: args.query, data: args.body }
          expectRefusal(await send({ ...attempt, headers: { Authorization: '' } }), 401)
          expectRefusal(await send({ ...attempt, headers: { Authorization: 'Bearer e30.e30.e30' } }), 401)
        })

      if (isReference && module.subject)
        it('is closed to a person who may only read the access page', async () => {
          const args = anyArgs(operation)
          await signIn({ email: 'client@demo.com', password: 'client' })
          const answer = await call(args)
          if (module.subject === 'ACL' && method === 'GET') expect(answer.status).toBe(200)
          else expectRefusal(answer, 403)
        })

      if (idPlace(operation))
        it('knows no row by an id that nobody has', async () => {
          const args = anyArgs(operation)
          for (const id of [999_999_999, 'abc', -1, 1.5]) {
            expectRefusal(
              await call({ ...args, [idPlace(operation) ?? '']: { ...args.query, ...args.params, id } }),
              404,
            )
          }
        })

      if (operation.body)
        it('refuses a body that cannot be read', async () => {
          const args = anyArgs(operation)
          for (const data of ['{"unfinished', '[1, 2', '17', 'null']) {
            const answer = await send({ method, url: url(args), params: args.query, data })
            expect([400, 401, 404]).toContain(answer.status)
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
