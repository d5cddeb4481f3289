import type { ApiClient } from '@core/api/client'
import type { CallArgs, Endpoint } from '@core/api/endpoint'
import { fillPath } from '@core/api/endpoint'
import { isAxiosError } from '@core/api/errors'
import { parseValidationMessage } from '@core/validation/validationMessage'
import { z } from '@core/schema'
import { describe, it } from 'vitest'
import type { AnyOperation, RequestArgs } from '../../scripts/openapi/operations'
import { callsOf, modules } from '../../scripts/openapi/operations'
import { anyArgs, requiredOf } from './parameters'
import { createStandIns } from './rows'
import type { Answer } from './server'
import { isAdapted, isChosen, isReference, useServer } from './server'

const { api, send, signIn, hold, withOwnAccount } = useServer()

/** A text, or errors by field. Servers may use sentences; the reference server uses codes. */
const problem = z.string().check(z.refine((text) => !isReference || parseValidationMessage(text) !== null))
const errorSchema = z.object({
  error: z.union([z.string(), z.record(z.string(), z.union([problem, z.array(problem)]))]),
})

/** Replaces names and emails, which an earlier run may have taken. */
function distinct(value: unknown, names: RegExp, name = ''): unknown {
  if (typeof value === 'string') {
    const own = crypto.randomUUID().slice(0, 8)
    if (!names.test(name)) return value
    return /email/i.test(name) ? `${own}.${value}` : `${value}-${own}`
  }
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((item) => distinct(item, names, name))
  return Object.fromEntries(Object.entries(value).map(([field, part]) => [field, distinct(part, names, field)]))
}

function namesIn({ needs, path }: Endpoint): RegExp | null {
  if (needs === 'create' || path === '/jwt/register') return /^(?:emails?|companyEmail|name|username)$/
  return needs === 'update' ? /^name$/ : null
}

const make = ({ method, path }: Endpoint, { params, query, body }: RequestArgs) =>
  send({ method, url: fillPath(path, params), params: query, data: body })

/** Sends the example's request to a server with any rows, after the requests that it requires. */
async function askAnother(key: string, endpoint: Endpoint, { example, errors = {} }: AnyOperation): Promise<Answer> {
  const standIns = createStandIns(send, key)
  function own(called: Endpoint, { body, ...args }: RequestArgs): RequestArgs {
    const names = namesIn(called)
    return { ...args, body: names ? distinct(body, names) : withOwnAccount(body) }
  }
  async function addRow(): Promise<boolean> {
    const calls = modules.filter((module) => module.key === key).flatMap(callsOf)
    const added = calls.find(({ endpoint: { needs } }) => needs === 'create')
    if (!added || typeof added.operation.example === 'function') return false
    return (await make(added.endpoint, own(added.endpoint, added.operation.example))).status < 300
  }
  const finder = {
    async call(called: Endpoint, given: RequestArgs) {
      const args = own(called, given)
      try {
        return await api.call<Endpoint>(called, standIns.translate(args) as CallArgs<Endpoint>)
      } catch (thrown) {
        if (!isAxiosError(thrown) || thrown.response?.status !== 404) throw thrown
      }
      let data: unknown = {}
      const ask = async (other: RequestArgs) => {
        const answer = await make(called, other)
        if (answer.status < 300) data = answer.data
        return answer.status < 300
      }
      // Earlier examples may have deleted the last row.
      if (!(await standIns.find(args, ask)) && (await addRow())) await standIns.find(args, ask)
      return data
    },
  } as ApiClient
  const args = own(endpoint, typeof example === 'function' ? await example(finder) : example)
  let answer = await make(endpoint, standIns.translate(args))
  if (answer.status === 404 && 404 in errors)
    await standIns.find(args, async (other) => {
      answer = await make(endpoint, other)
      return answer.status !== 404
    })
  return answer
}

const schemaNames = modules.flatMap(({ schemas }) => Object.keys(schemas))
/** Some examples need the code in an email, and the setting that requires one. */
const hasCodes = ['Email', 'AccountSettings'].every((name) => schemaNames.includes(name))

/** Another server may answer 404 for optional things. */
function isOutOfReach({ outOfReach }: AnyOperation, { status, data }: Answer): boolean {
  const mayBeAway = outOfReach !== undefined && !(isReference && hasCodes)
  return mayBeAway && status === 404 && errorSchema.safeParse(data).success
}

function holdRefusal(answer: Answer, ...expected: readonly number[]) {
  const isRefusal = answer.type === 'application/json' && errorSchema.safeParse(answer.data).success
  hold(answer, `${expected.join(' or ')} with an error as JSON`, isRefusal && expected.includes(answer.status))
}

/** Validation errors of a response; equal errors of several rows count once. */
function issuesOf(schema: z.ZodMiniType, data: unknown): string[] {
  const issues = schema.safeParse(data).error?.issues ?? []
  const said = issues.map(({ path, message }) => {
    const place = path.map((part) => (typeof part === 'number' ? '*' : String(part))).join('.')
    return `${place === '' ? 'the answer' : place}: ${message}`
  })
  return [...new Set(said)]
}

function idPlace(operation: AnyOperation): readonly ['query' | 'params', string] | null {
  if (operation.params && 'id' in operation.params.shape) return ['params', 'id']
  const name = requiredOf(operation).find((required) => /^id$|Id$/.test(required))
  return name === undefined ? null : ['query', name]
}

const chosen = modules.filter(({ key }) => isChosen(key))

describe.each(chosen.map((module) => [module.title, module] as const))('%s', (_, module) => {
  describe.each(callsOf(module).map((call) => [`${call.endpoint.method} ${call.endpoint.path}`, call] as const))(
    '%s',
    (_path, { endpoint, operation }) => {
      const { method, path } = endpoint
      const url = (args: RequestArgs) => fillPath(path, args.params)
      const call = (args: RequestArgs) => make(endpoint, args)

      it('responds as described', async (context) => {
        const { example } = operation
        const answer = isReference
          ? await call(typeof example === 'function' ? await example(api) : example)
          : await askAnother(module.key, endpoint, operation)
        if (isOutOfReach(operation, answer)) context.skip(`It needs ${operation.outOfReach ?? 'more'}.`)
        // Adapters respond with 200.
        const expected = isAdapted(module.key) ? 200 : (operation.status ?? 200)
        const isDone = answer.status === expected && answer.type === 'application/json'
        hold(answer, `${String(expected)} as JSON`, isDone)
        if (!isDone) return
        const issues = issuesOf(operation.answer, answer.data)
        const more = issues.length > 3 ? `, and ${String(issues.length - 3)} more` : ''
        hold(answer, `as described; ${issues.slice(0, 3).join('; ')}${more}`, issues.length === 0)
      })

      if (endpoint.needs)
        it('requires a valid token', async () => {
          const args = anyArgs(operation)
          const attempt = { method, url: url(args), params: args.query, data: args.body }
          // An adapter cannot ask for an id that it does not know.
          const expected = isAdapted(module.key) ? [401, 404] : [401]
          holdRefusal(await send({ ...attempt, headers: { Authorization: '' } }), ...expected)
          holdRefusal(await send({ ...attempt, headers: { Authorization: 'Bearer e30.e30.e30' } }), ...expected)
        })

      if (isReference && module.subject && endpoint.needs)
        it('is forbidden for a user with access to the access page only', async () => {
          const args = anyArgs(operation)
          await signIn({ email: 'client@demo.com', password: 'client' })
          const answer = await call(args)
          if (module.subject === 'ACL' && method === 'GET') hold(answer, '200', answer.status === 200)
          else holdRefusal(answer, 403)
        })

      /** The contract's types prevent these requests, so adapters need not handle them. */
      const itRejects = (what: string, check: () => Promise<void>) =>
        it(what, async (context) => {
          if (isAdapted(module.key)) context.skip('Its adapter expects valid requests.')
          await check()
        })

      const looked = idPlace(operation)
      if (looked)
        it('responds 404 or 400 to an unknown id', async () => {
          const args = anyArgs(operation)
          const [place, name] = looked
          for (const id of [999_999_999, 'abc', -1, 1.5]) {
            holdRefusal(await call({ ...args, [place]: { ...args[place], [name]: id } }), 404)
          }
        })

      if (requiredOf(operation).length > 0)
        itRejects('requires its required parameters', async () => {
          const args = anyArgs(operation)
          for (const name of requiredOf(operation)) {
            for (const missing of [undefined, ''])
              holdRefusal(await call({ ...args, query: { ...args.query, [name]: missing } }), 400)
          }
        })

      if (operation.body)
        itRejects('rejects an invalid body', async () => {
          const args = anyArgs(operation)
          for (const data of ['{"unfinished', '[1, 2', '17', 'null']) {
            const answer = await send({ method, url: url(args), params: args.query, data })
            holdRefusal(answer, 400, 401, 404, 409)
          }
        })

      if (operation.query?.shape.page)
        itRejects('accepts whole pages only', async () => {
          const args = anyArgs(operation)
          for (const wrong of [{ page: 0 }, { page: 'two' }, { perPage: 'abc' }, { perPage: -1 }, { page: 1.5 }]) {
            holdRefusal(await call({ ...args, query: { ...args.query, ...wrong } }), 400)
          }
        })

      if (operation.query?.shape.sortColumn)
        itRejects('sorts by its own columns only', async () => {
          for (const wrong of [{ sort: 'sideways' }, { sortColumn: 'shoeSize' }]) {
            holdRefusal(await call({ query: wrong }), 400)
          }
        })
    },
  )
})
