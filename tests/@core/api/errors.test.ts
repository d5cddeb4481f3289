import { WrongAnswerError, toApiError } from '@core/api/errors'
import type { AxiosResponse } from 'axios'
import { AxiosError, AxiosHeaders, CanceledError } from 'axios'
import { describe, expect, it } from 'vitest'

function answered(status: number, data: unknown) {
  const config = { headers: new AxiosHeaders() }
  const response: AxiosResponse = { status, statusText: '', data, headers: {}, config }
  return new AxiosError(`Request failed with status code ${status}`, 'ERR', config, {}, response)
}

describe('the kind of an error', () => {
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
  ])('follows from the status %i: %s', (status, kind) => {
    expect(toApiError(answered(status, {}))).toMatchObject({ kind, status })
  })

  it.each([
    [new CanceledError(), 'aborted', 0],
    [new AxiosError('Network Error', 'ERR_NETWORK'), 'network', 0],
    [new TypeError('Failed to fetch dynamically imported module: /assets/sample-email.js'), 'network', 0],
    [new AxiosError('timeout of 30000ms exceeded', 'ECONNABORTED'), 'timeout', 0],
    [new WrongAnswerError('/tasks', 200, 'is empty'), 'wrongAnswer', 200],
  ])('follows from the thrown value: %o', (thrown, kind, status) => {
    expect(toApiError(thrown)).toMatchObject({ kind, status })
  })

  it.each([
    [new Error('broken'), 'broken'],
    ['broken', 'broken'],
    [undefined, 'undefined'],
    [null, 'null'],
    [42, '42'],
  ])('is internal for anything else: %o', (thrown, message) => {
    expect(toApiError(thrown)).toEqual({ kind: 'server', status: 0, message, fields: {} })
  })
})

describe("the server's message", () => {
  it('is the text of its error', () => {
    expect(toApiError(answered(401, { error: 'Invalid refresh token' })).message).toBe('Invalid refresh token')
  })

  it('is the first message per field, without empty ones, and is serializable', () => {
    const error = { email: ['Taken.', 'Too long.'], username: null, name: '', age: [], more: ['', 'Odd.', 3] }
    const failure = toApiError(answered(400, { error }))
    expect(failure.message).toBe('Taken.')
    expect(failure.fields).toEqual({ email: ['Taken.', 'Too long.'], more: ['Odd.'] })
    expect(JSON.parse(JSON.stringify(failure))).toEqual(failure)
  })

  it.each([{}, '', null, '<html>', { error: null }, { error: 42 }, { error: [] }, { message: 'other' }])(
    'is missing in %o, so the status is used',
    (data) => {
      expect(toApiError(answered(500, data))).toMatchObject({
        message: 'Request failed with status code 500',
        fields: {},
      })
    },
  )
})
