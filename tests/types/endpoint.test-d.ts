import { defineAdapter, ErrorResponse } from '@core/api/adapter'
import type { ApiClient } from '@core/api/client'
import { get, post } from '@core/api/endpoint'
import { z } from '@core/schema'
import { implement } from '@fake-db/kit/implement'
import { created, ok } from '@fake-db/kit/reply'
import { describe, expectTypeOf, it } from 'vitest'

const mailSchema = z.object({ id: z.number(), subject: z.string() })

const list = get('/mails')
  .query(z.object({ q: z.optional(z.string()), page: z.number(), perPage: z._default(z.number(), 10) }))
  .returns(z.array(mailSchema))
const one = get('/mails/:id/parts/:part').returns(mailSchema)
const send = post('/mails')
  .body(z.object({ subject: z.string() }))
  .returns(mailSchema)
const all = get('/mails/all').returns(z.array(mailSchema))
const marked: readonly number[] = [1]
const mark = post('/mails/mark')
  .body(z.object({ ids: z.array(z.number()) }))
  .returns()

declare const api: ApiClient

describe('a request', () => {
  it('is rejected with missing arguments', () => {
    // @ts-expect-error the query is missing
    void api.call(list, {})
    // @ts-expect-error the page is missing
    void api.call(list, { query: {} })
    // @ts-expect-error the body is missing
    void api.call(send, {})
    // @ts-expect-error a path parameter is missing
    void api.call(one, { params: { id: 1 } })
  })

  it('accepts optional arguments, and values of the state', () => {
    void api.call(list, { query: { page: 1 } })
    void api.call(list, { query: { page: 1, perPage: 50 } })
    void api.call(mark, { body: { ids: marked } })
  })

  it('is rejected with invalid or excess arguments', () => {
    // @ts-expect-error the page is a number
    void api.call(list, { query: { page: 'one' } })
    // @ts-expect-error unknown parameter
    void api.call(list, { query: { page: 1, color: 'red' } })
    // @ts-expect-error this request has no body
    void api.call(all, { body: {} })
    // @ts-expect-error this path has no parameters
    void api.call(all, { params: { id: 1 } })
    // @ts-expect-error the response is no text
    void api.call(all, {}).then((mails: string) => mails)
  })
})

describe('an implementation', () => {
  const mailApi = { list, send }
  const mail = { id: 1, subject: '' }

  it('answers every request of its contract with the declared type', () => {
    implement(mailApi, () => ({ list: () => ok([mail]), send: () => created(mail) }))
    // @ts-expect-error a handler is missing
    implement(mailApi, () => ({ list: () => ok([mail]) }))
    // @ts-expect-error the response is a list
    implement(mailApi, () => ({ list: () => ok(mail), send: () => created(mail) }))
  })

  it('receives a query as text, and a body as the output of its schema', () => {
    implement(mailApi, () => ({
      list({ query }) {
        expectTypeOf(query.page).toEqualTypeOf<string | readonly string[] | undefined>()
        // @ts-expect-error unknown parameter
        expectTypeOf(query.color)
        return ok([mail])
      },
      send({ body }) {
        expectTypeOf(body).toEqualTypeOf<{ subject: string }>()
        return created(mail)
      },
    }))
  })
})

describe('an adapter', () => {
  const toErrorResponse = (status: number) => new ErrorResponse(status, '')

  it('receives the arguments of a request, and returns its response', () => {
    defineAdapter(
      { list, one, send },
      {
        async list({ query }, call) {
          expectTypeOf(query.page).toEqualTypeOf<number>()
          return [await call(one, { params: { id: query.page, part: 'text' } })]
        },
        send: ({ body }) => Promise.resolve({ id: 1, subject: body.subject }),
      },
      toErrorResponse,
    )
    // @ts-expect-error the response is a list
    defineAdapter({ list }, { list: () => Promise.resolve({ id: 1, subject: '' }) }, toErrorResponse)
    // @ts-expect-error unknown request
    defineAdapter({ list }, { remove: () => Promise.resolve([]) }, toErrorResponse)
  })
})
