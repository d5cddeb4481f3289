import type { ApiClient } from '@core/api/client'
import { get, post } from '@core/api/endpoint'
import { implement } from '@fake-db/kit/implement'
import { created, ok } from '@fake-db/kit/reply'
import { describe, expectTypeOf, it } from 'vitest'

interface Mail {
  id: number
  subject: string
}

const list = get('/mails').query<{ q?: string; page: number }>().returns<Mail[]>()
const one = get('/mails/:id/parts/:part').returns<Mail>()
const send = post('/mails').body<{ subject: string }>().returns<Mail>()
const all = get('/mails/all').returns<Mail[]>()

declare const api: ApiClient

describe('a call', () => {
  it('is refused where something is missing', () => {
    // @ts-expect-error the query is missing
    void api.call(list, {})
    // @ts-expect-error the page is missing
    void api.call(list, { query: {} })
    // @ts-expect-error the body is missing
    void api.call(send, {})
    // @ts-expect-error a name in the path has no value
    void api.call(one, { params: { id: 1 } })
  })

  it('is refused where something is wrong or too much', () => {
    // @ts-expect-error the page is a number
    void api.call(list, { query: { page: 'one' } })
    // @ts-expect-error there is no such parameter
    void api.call(list, { query: { page: 1, colour: 'red' } })
    // @ts-expect-error this call takes no body
    void api.call(all, { body: {} })
    // @ts-expect-error this path has no names
    void api.call(all, { params: { id: 1 } })
    // @ts-expect-error the answer is no text
    void api.call(all, {}).then((mails: string) => mails)
  })
})

describe('an implementation', () => {
  const mailApi = { list, send }
  const mail = { id: 1, subject: '' }

  it('answers every call of its contract with what the call declares', () => {
    implement(mailApi, () => ({ list: () => ok([mail]), send: () => created(mail) }))
    // @ts-expect-error one call is not answered
    implement(mailApi, () => ({ list: () => ok([mail]) }))
    // @ts-expect-error the answer is a list
    implement(mailApi, () => ({ list: () => ok(mail), send: () => created(mail) }))
  })

  it('sees a query as text and a body as unknown, whatever their types say', () => {
    implement(mailApi, () => ({
      list({ query }) {
        expectTypeOf(query.page).toEqualTypeOf<string | readonly string[] | undefined>()
        // @ts-expect-error there is no such parameter
        expectTypeOf(query.colour)
        return ok([mail])
      },
      send({ body }) {
        expectTypeOf(body).toBeUnknown()
        return created(mail)
      },
    }))
  })
})
