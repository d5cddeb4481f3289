import { del, fillPath, get, patch, post, put } from '@core/api/endpoint'
import { z } from '@core/schema'
import { describe, expect, it } from 'vitest'

describe('an endpoint', () => {
  it.each([
    [get, 'GET', 'read'],
    [post, 'POST', 'create'],
    [put, 'PUT', 'update'],
    [patch, 'PATCH', 'update'],
    [del, 'DELETE', 'delete'],
  ] as const)('needs the default ability of its method, unless declared otherwise: %o', (begin, method, needs) => {
    expect(begin('/teas/:id').returns()).toEqual({ method, path: '/teas/:id', needs })
    const query = z.object({ page: z.number() })
    const body = z.object({ name: z.string() })
    const declared = { path: '/teas/:id', query, body, timeout: 90_000 }
    expect(begin('/teas/:id').needs('delete').query(query).body(body).timeout(90).returns(body)).toEqual({
      ...declared,
      method,
      needs: 'delete',
      response: body,
    })
    expect(begin('/teas/:id').query(query).body(body).needs(null).returns()).toMatchObject({ needs: null })
  })
})

describe('filling a path', () => {
  it('inserts all values encoded, so that none can leave its segment', () => {
    expect(fillPath('/apps/email/emails')).toBe('/apps/email/emails')
    expect(fillPath('/users/:id/posts/:post', { id: 0, post: 'first' })).toBe('/users/0/posts/first')
    expect(fillPath('/files/:name', { name: '../a b/ü?#' })).toBe('/files/..%2Fa%20b%2F%C3%BC%3F%23')
  })

  it.each([{}, { id: '' }])('rejects a missing value: %o', (params) => {
    expect(() => fillPath('/users/:id', params)).toThrow('/users/:id needs a value for ":id"')
  })
})
