import { copyBody } from '@fake-db/kit/copy'
import { seedProducts } from '@fake-db/apps/ecommerce/seed'
import { describe, expect, it } from 'vitest'

function partsOf(value: unknown): unknown[] {
  return typeof value === 'object' && value !== null ? [value, ...Object.values(value).flatMap(partsOf)] : []
}

describe('the copy of a body', () => {
  it.each([
    ['a text', 'text'],
    ['nothing', null],
    ['rows', seedProducts],
    ['fields that are missing', { a: undefined, b: null, c: [undefined, 1, () => 1], d: () => 1 }],
    ['numbers that are none', [NaN, Infinity, -0.5, 0]],
    ['times', { at: new Date('2026-11-18T10:00:00Z') }],
    ['what is nested', { a: [[{ b: { c: [] } }], {}], '': 1 }],
  ])('equals the JSON round trip of %s', (_, body) => {
    expect(copyBody(body)).toStrictEqual(JSON.parse(JSON.stringify(body)))
  })

  it('shares no mutable part with the original', () => {
    const body = { rows: [{ id: 1, tags: ['a'], from: { name: 'Rosa' } }] }
    const originals = new Set(partsOf(body))
    expect(partsOf(copyBody(body)).filter((part) => originals.has(part))).toEqual([])
    expect(partsOf(copyBody(body))).toHaveLength(originals.size)
  })
})
