import { idSchema, z } from '@core/schema'
import { count, id, oneOf, parseBody, text } from '@fake-db/kit/request'
import type { HttpError } from '@fake-db/kit/reply'
import { describe, expect, it } from 'vitest'

const refused = (error: unknown) => expect.objectContaining({ status: 400, error }) as HttpError

describe('a text parameter', () => {
  it.each([
    [undefined, ''],
    ['', ''],
    ['  tea  ', 'tea'],
    [['first', 'last '], 'last'],
    [[], ''],
  ])('%o is parsed as %o', (value, expected) => {
    expect(text(value)).toBe(expected)
  })
})

describe('a page or page size', () => {
  it.each([
    [undefined, 10],
    ['', 10],
    ['  ', 10],
    ['3', 3],
    [' 3 ', 3],
    [['1', '2'], 2],
    ['007', 7],
  ])('%o is parsed as %i', (value, expected) => {
    expect(count(value, 10, 'page')).toBe(expected)
  })

  it.each(['-1', '1.5', 'abc', '1e3', '0x10', 'NaN', 'Infinity', '1 2', '99999999999'])('%s is a 400', (value) => {
    expect(() => count(value, 10, 'page')).toThrow(refused({ page: 'integer' }))
  })

  it('of 0 is a 400 with the minimum', () => {
    expect(() => count('0', 10, 'page')).toThrow(refused({ page: 'min?min=1' }))
  })
})

describe('a parameter with fixed values', () => {
  const read = (value?: string | string[]) => oneOf(value, ['asc', 'desc'], 'asc', 'sort')

  it('is the value, or the default if missing or empty', () => {
    expect([read('desc'), read(' desc '), read(), read(''), read(' ')]).toEqual(['desc', 'desc', 'asc', 'asc', 'asc'])
  })

  it.each(['DESC', 'up', 'toString', 'asc,desc'])('is rejected for %s', (value) => {
    expect(() => read(value)).toThrow(refused({ sort: 'choice' }))
  })
})

describe('an id', () => {
  it.each([
    [7, 7],
    ['7', 7],
    [' 7 ', 7],
    ['-7', -7],
    [['1', '2'], 2],
    [0, 0],
  ])('%o is parsed as %i', (value, expected) => {
    expect(id(value)).toBe(expected)
  })

  it.each(['abc', '7a', '1.5', 1.5, NaN, Infinity, true, {}, [[7]], '9'.repeat(20)])(
    '%o is a number that no row has',
    (value) => {
      expect(id(value)).toBeNaN()
    },
  )

  it.each([undefined, null, '', []])('%o is missing, and rejected', (value) => {
    expect(() => id(value, 'taskId')).toThrow(refused({ taskId: 'required' }))
  })
})

describe('an envelope', () => {
  const schema = z.object({ task: z.object({ title: z.string().check(z.minLength(1)) }) })

  it('is no part of the field names of errors', () => {
    expect(parseBody(schema, { task: { title: 'Tea' } })).toEqual({ task: { title: 'Tea' } })
    expect(() => parseBody(schema, { task: { title: '' } })).toThrow(refused({ title: 'required' }))
  })

  it.each([{}, { title: 'Tea' }, { task: null }, { task: 'Tea' }])('missing or empty is a 400: %o', (body) => {
    const error = 'The body must be a JSON object with the fields of this call.'
    expect(() => parseBody(schema, body)).toThrow(refused(error))
  })
})

describe('a body', () => {
  const schema = z.object({
    email: z.string().check(z.trim(), z.minLength(1), z.email()),
    age: z.optional(z.number().check(z.gte(18))),
    address: z.optional(z.object({ city: z.string() })),
    ids: z.optional(z.array(idSchema)),
  })

  it('is the output of its schema: texts are trimmed, unknown fields dropped', () => {
    expect(parseBody(schema, { email: ' a@b.example ', color: 'red' })).toEqual({ email: 'a@b.example' })
  })

  it('accepts ids as numbers or numeric text; other text is an unknown id', () => {
    expect(parseBody(schema, { email: 'a@b.example', ids: [1, '2', ' 3 ', 'x'] }).ids).toEqual([1, 2, 3, NaN])
  })

  it.each([undefined, null, 'text', 42, [], true])('without an object is a 400: %o', (body) => {
    const error = 'The body must be a JSON object with the fields of this call.'
    expect(() => parseBody(schema, body)).toThrow(refused(error))
  })

  it('is rejected with an error code for each invalid field', () => {
    const error = { email: 'required', age: 'min?min=18', 'address.city': 'required', 'ids.0': 'format' }
    expect(() => parseBody(schema, { age: 17, address: {}, ids: [true] })).toThrow(refused(error))
  })

  it('is rejected with the first error of a field', () => {
    const code = z.object({ code: z.string().check(z.minLength(3), z.regex(/^\d+$/)) })
    expect(() => parseBody(code, { code: 'ab' })).toThrow(refused({ code: 'tooShort?min=3' }))
    expect(() => parseBody(schema, { email: '' })).toThrow(refused({ email: 'required' }))
  })
})
