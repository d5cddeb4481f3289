import { del, fillPath, get, post } from '@core/api/endpoint'
import { describe, expect, it } from 'vitest'

describe('an endpoint', () => {
  it('is method and path; query, body and answer exist for the compiler only', () => {
    expect(get('/apps/email/emails').query<{ q: string }>().returns<string[]>()).toEqual({
      method: 'GET',
      path: '/apps/email/emails',
    })
    expect(post('/jwt/login').body<{ email: string }>().returns<object>().method).toBe('POST')
    expect(del('/apps/users/delete').query<{ id: number }>().returns<object>().method).toBe('DELETE')
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
