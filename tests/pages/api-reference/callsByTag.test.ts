import { expect, it } from 'vitest'
import { callsByTag } from '@/redux/pages/api-reference/schema'

const operation = { operationId: 'teas', tags: ['Teas'], summary: 'Teas', responses: {} }

it('lists the requests of every method, and nothing else of a path', () => {
  const item = { parameters: operation, get: operation, post: operation, put: operation, patch: operation }
  const [teas] = callsByTag({
    info: { title: 'Teas', version: '1' },
    tags: [{ name: 'Teas' }],
    paths: { '/teas/{id}': { ...item, delete: operation } },
    components: { schemas: {}, responses: {} },
  })
  expect(teas?.calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'GET /teas/{id}',
    'POST /teas/{id}',
    'PUT /teas/{id}',
    'PATCH /teas/{id}',
    'DELETE /teas/{id}',
  ])
})
