import { del, fillPath, get, patch, post, put } from '@core/api/endpoint'
import { describe, expect, it } from 'vitest'

describe('an endpoint', () => {
  it('is method, path and what it needs; query, body and answer exist for the compiler only', () => {
    expect(get('/apps/email/emails').query<{ q: string }>().returns<string[]>()).toEqual({
      method: 'GET',
      path: '/apps/email/emails',
      needs: 'read',
    })
  })

  it.each([
    [get, 'GET', 'read'],
    [post, 'POST', 'create'],
    [put, 'PUT', 'update'],
    [patch, 'PATCH', 'update'],
    [del, 'DELETE', 'delete'],
  ] as const)('needs what its method does, unless told otherwise: %o', (begin, method, needs) => {
    expect(begin('/teas/:id').returns()).toEqual({ method, path: '/teas/:id', needs })
    expect(begin('/teas/:id').needs('delete').query<object>().body<object>().returns()).toMatchObject({
      needs: 'delete',
    })
    expect(begin('/teas/:id').query<object>().body<object>().needs(null).returns()).toMatchObject({ needs: null })
  })
})

describe('filling a path', () => {
  it('leaves a path without names as it is', () => {
    expect(fillPath('/apps/email/emails')).toBe('/apps/email/emails')
  })

  it('puts every value in its place', () => {
    expect(fillPath('/users/:id/posts/:post', { id: 7, post: 'first' })).toBe('/users/7/posts/first')
  })

  it('encodes a value, so that none can leave its segment', () => {
    expect(fillPath('/files/:name', { name: '../a b/ü?#' })).toBe('/files/..%2Fa%20b%2F%C3%BC%3F%23')
  })

  it.each([{}, { id: '' }])('refuses a missing value: %o', (params) => {
    expect(() => fillPath('/users/:id', params)).toThrow('/users/:id needs a value for ":id"')
  })

  it('takes 0 for a value', () => {
    expect(fillPath('/users/:id', { id: 0 })).toBe('/users/0')
  })
})
