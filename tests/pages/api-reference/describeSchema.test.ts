import { describe, expect, it } from 'vitest'
import { fieldsOf, typeOf } from '@/views/pages/api-reference/describeSchema'

const schemas = {
  User: {
    type: 'object',
    required: ['id'],
    properties: { id: { type: 'integer' }, address: { type: 'object', properties: { city: { type: 'string' } } } },
  },
}

describe('a type in words', () => {
  it.each([
    [{ type: 'integer', minimum: 1 }, 'integer (≥ 1)'],
    [{ type: 'string', minLength: 2, maxLength: 40 }, 'string (2–40)'],
    [{ type: 'string', format: 'email' }, 'string (email)'],
    [{ type: ['number', 'string'] }, 'number | string'],
    [{ type: 'integer', minimum: -9007199254740991, maximum: 9007199254740991 }, 'integer'],
    [{ enum: ['asc', 'desc'] }, '"asc" | "desc"'],
    [{ type: 'array', items: { $ref: '#/components/schemas/User' } }, 'User[]'],
    [{ type: 'array', items: { enum: [1, 2] } }, '(1 | 2)[]'],
    [{ anyOf: [{ type: 'string' }, { type: 'null' }] }, 'string | null'],
    [{}, 'any'],
  ])('%j is %s', (schema, words) => {
    expect(typeOf(schema)).toBe(words)
  })
})

it('lists the fields of an object, those of its objects below them, and which are required', () => {
  expect(fieldsOf({ $ref: '#/components/schemas/User' }, schemas)).toEqual([
    { name: 'id', type: 'integer', isRequired: true, description: '' },
    { name: 'address', type: 'object', isRequired: false, description: '' },
    { name: 'address.city', type: 'string', isRequired: false, description: '' },
  ])
})
