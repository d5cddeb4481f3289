import { WrongAnswerError, readFields, toApiError } from '@core/api/errors'
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

  it('is a cancellation, which is no failure of anybody', () => {
    expect(toApiError(new CanceledError())).toMatchObject({ kind: 'aborted', status: 0 })
  })

  it('is the network where no answer came', () => {
    expect(toApiError(new AxiosError('Network Error', 'ERR_NETWORK'))).toEqual({
      kind: 'network',
      status: 0,
      message: 'Network Error',
      fields: {},
    })
  })

  it('is the network where the code that makes calls could not be fetched', () => {
    const missing = new TypeError('Failed to fetch dynamically imported module: /assets/sample-email.js')
    expect(toApiError(missing)).toMatchObject({ kind: 'network', status: 0 })
  })

  it('is the time where no answer came in it', () => {
    expect(toApiError(new AxiosError('timeout of 30000ms exceeded', 'ECONNABORTED'))).toMatchObject({
      kind: 'timeout',
      status: 0,
    })
  })

  it('is an answer that is not what it should be', () => {
    expect(toApiError(new WrongAnswerError('/tasks', 200, 'is empty'))).toEqual({
      kind: 'wrongAnswer',
      status: 200,
      message: '/tasks is empty',
      fields: {},
    })
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

  it('are the first of its messages by field', () => {
    const { message, fields } = toApiError(
      answered(400, { error: { email: ['Taken.', 'Too long.'], name: 'Missing.' } }),
    )
    expect(message).toBe('Taken.')
    expect(fields).toEqual({ email: ['Taken.', 'Too long.'], name: ['Missing.'] })
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

describe('messages by field', () => {
  it('hold no empty entries', () => {
    expect(readFields({ email: 'Taken.', username: null, name: '', age: [], more: ['', 'Odd.', 3] })).toEqual({
      email: ['Taken.'],
      more: ['Odd.'],
    })
  })

  it.each(['text', null, undefined, 7])('are none in %o', (error) => {
    expect(readFields(error)).toEqual({})
  })
})

it('an error can travel in actions: it survives JSON', () => {
  const error = toApiError(answered(400, { error: { email: 'Taken.' } }))
  expect(JSON.parse(JSON.stringify(error))).toEqual(error)
})
