import { WrongAnswerError, toApiError } from '@core/api/errors'
import type { AxiosResponse } from 'axios'
import { AxiosError, AxiosHeaders, CanceledError } from 'axios'
import { describe, expect, it } from 'vitest'

function answered(status: number, data: unknown) {
  const config = { headers: new AxiosHeaders() }
  const response: AxiosResponse = { status, statusText: '', data, headers: {}, config }
  return new AxiosError(`Request failed with status code ${status}`, 'ERR', config, {}, response)
}

describe('what went wrong', () => {
  it.each([
    [400, 'invalid'],
    [401, 'unauthorized'],
    [403, 'forbidden'],
    [404, 'notFound'],
    [409, 'invalid'],
    [422, 'invalid'],
    [500, 'server'],
    [502, 'server'],
    [301, 'server'],
  ])('is told from the status %i: %s', (status, kind) => {
    expect(toApiError(answered(status, {}))).toMatchObject({ kind, status })
  })

  it.each([
    [new CanceledError(), 'aborted', 0],
    [new AxiosError('Network Error', 'ERR_NETWORK'), 'network', 0],
    [new TypeError('Failed to fetch dynamically imported module: /assets/sample-email.js'), 'network', 0],
    [new AxiosError('timeout of 30000ms exceeded', 'ECONNABORTED'), 'timeout', 0],
    [new WrongAnswerError('/tasks', 200, 'is empty'), 'wrongAnswer', 200],
  ])('is told from what was thrown: %o', (thrown, kind, status) => {
    expect(toApiError(thrown)).toMatchObject({ kind, status })
  })

  it.each([
    [new Error('broken'), 'broken'],
    ['broken', 'broken'],
    [undefined, 'undefined'],
    [null, 'null'],
    [42, '42'],
  ])('is our own fault for anything else: %o', (thrown, message) => {
    expect(toApiError(thrown)).toEqual({ kind: 'server', status: 0, message, fields: {} })
  })
})

describe("the server's words", () => {
  it('are the text of its error', () => {
    expect(toApiError(answered(401, { error: 'Invalid refresh token' })).message).toBe('Invalid refresh token')
  })

  it('are the first of its messages by field, without empty ones, and can travel in actions', () => {
    const error = { email: ['Taken.', 'Too long.'], username: null, name: '', age: [], more: ['', 'Odd.', 3] }
    const failure = toApiError(answered(400, { error }))
    expect(failure.message).toBe('Taken.')
    expect(failure.fields).toEqual({ email: ['Taken.', 'Too long.'], more: ['Odd.'] })
    expect(JSON.parse(JSON.stringify(failure))).toEqual(failure)
  })

  it.each([{}, '', null, '<html>', { error: null }, { error: 42 }, { error: [] }, { message: 'other' }])(
    'are missing from %o, and the status is said instead',
    (data) => {
      expect(toApiError(answered(500, data))).toMatchObject({
        message: 'Request failed with status code 500',
        fields: {},
      })
    },
  )
})
