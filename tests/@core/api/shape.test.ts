import type { Shape } from '@core/api/shape'
import { findFault } from '@core/api/shape'
import { z } from '@core/schema'
import { describe, expect, it } from 'vitest'
import { callsOf, modules } from '../../../scripts/openapi/operations'

describe('an answer', () => {
  it.each<[Shape, unknown]>([
    ['s', ''],
    ['sn0', null],
    ['b', false],
    ['*', undefined],
    ['=small|large', 'large'],
    [['n'], []],
    [['n'], [1, 2]],
    [['n', ['s']], ['a']],
    [
      { id: 'n', 'note?': 's' },
      { id: 1, other: true },
    ],
    [{ '*': 'n' }, {}],
    [
      { total: 's', '*': 'n' },
      { total: '2', a: 1, b: 1 },
    ],
  ])('of the shape %j may be %j', (shape, value) => {
    expect(findFault(shape, value)).toBeNull()
  })

  it.each<[Shape, unknown, string]>([
    ['s', 1, ''],
    ['sn0', undefined, ''],
    ['n', '1', ''],
    ['=small|large', 'medium', ''],
    ['=small|large', 'small|large', ''],
    [['n'], {}, ''],
    [['n'], [1, '2'], '[1]'],
    [{ id: 'n' }, null, ''],
    [{ id: 'n' }, [], ''],
    [{ id: 'n' }, {}, '.id'],
    [{ 'note?': 's' }, { note: null }, '.note'],
    [{ '*': 'n' }, { a: 1, b: '1' }, '.b'],
    [{ constructor: 's' }, {}, '.constructor'],
    [{ rows: [{ price: 'n' }] }, { rows: [{ price: 1 }, { price: null }] }, '.rows[1].price'],
    [['0', { id: 'n' }], { id: '1' }, '.id'],
  ])('of the shape %j may not be %j', (shape, value, fault) => {
    expect(findFault(shape, value)).toBe(fault)
  })
})

it('each call that answers something has a shape for it', () => {
  const calls = modules.filter(({ key }) => key !== 'shell/session').flatMap(callsOf)
  const answering = calls.filter(({ operation }) => {
    const { type, properties = {} } = z.toJSONSchema(operation.answer, { unrepresentable: 'any' })
    return type !== 'object' || Object.keys(properties).length > 0
  })
  expect(answering.length).toBeGreaterThan(calls.length / 2)
  expect(answering.filter(({ endpoint }) => endpoint.shape === undefined).map(({ endpoint }) => endpoint.path)).toEqual(
    [],
  )
})
