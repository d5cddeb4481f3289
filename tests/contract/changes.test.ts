import { fillPath } from '@core/api/endpoint'
import { describe, it } from 'vitest'
import { callsOf, modules } from '../../scripts/openapi/operations'
import { brief } from './exchange'
import type { Found, Row } from './rows'
import { findRows } from './rows'
import type { Answer } from './server'
import { isChosen, useServer } from './server'

const { send, hold } = useServer()

/** Rows to try; some may be read-only. */
const attempts = 5

/** The object in a body with an id and another field. */
function changedRow(body: unknown): Row | null {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return null
  if ('id' in body && Object.keys(body).length > 1) return body as Row
  for (const part of Object.values(body)) {
    const row = changedRow(part)
    if (row) return row
  }
  return null
}

/** Numbers and lists depend on other fields, such as the likes of a post. Only an emptied one counts as lost. */
function isLost(was: unknown, is: unknown): boolean {
  if (typeof was === 'number' && typeof is === 'number') return was !== 0 && is === 0
  if (typeof was === 'object' && typeof is === 'object')
    return Boolean(was) && Object.keys(was ?? {}).length > 0 && Object.keys(is ?? {}).length === 0
  return JSON.stringify(was) !== JSON.stringify(is)
}

const filled = ({ row }: Found) => Object.values(row).filter((value) => value !== '' && value !== null).length

function withId(body: unknown, id: Row['id']): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body
  if ('id' in body) return { ...body, id }
  return Object.fromEntries(Object.entries(body).map(([name, part]) => [name, withId(part, id)]))
}

const changes = modules
  .filter(({ key }) => isChosen(key))
  .flatMap((module) =>
    callsOf(module).flatMap(({ endpoint, operation: { example } }) => {
      const sent = typeof example === 'function' ? null : changedRow(example.body)
      if (endpoint.needs !== 'update' || typeof example === 'function' || !sent) return []
      return [[`${module.title}: ${endpoint.method} ${endpoint.path}`, module.key, endpoint, example, sent] as const]
    }),
  )

// A small product may have no such call. With users, an empty list fails.
const hasUsers = modules.some(({ key, schemas }) => isChosen(key) && 'User' in schemas)

describe.skipIf(changes.length === 0 && !hasUsers)('a change updates only sent fields', () => {
  it.for(changes)('%s', async ([, key, { method, path }, example, sent], context) => {
    const fields = Object.keys(sent)
    const shared = ({ row }: Found) => fields.filter((field) => field !== 'id' && field in row).length
    const found = (await findRows(send, [key])).filter((one) => shared(one) > 0)
    // An earlier change may have emptied fields: prefer rows with more values.
    const fitting = found.toSorted((a, b) => shared(b) - shared(a) || filled(b) - filled(a))
    const change = async ({ row }: Found) =>
      send({ method, url: fillPath(path, example.params), params: example.query, data: withId(example.body, row.id) })
    let before: Found | undefined
    let answer: Answer | undefined
    for (before of fitting.slice(0, attempts)) {
      answer = await change(before)
      if (answer.status < 400) break
    }
    if (!before || !answer) return context.skip('No list tells of such a row.')
    if (answer.status >= 400) return context.skip(`It was refused: ${answer.received}`)
    const { list, row: was } = before
    const after = (await findRows(send, [key])).find((one) => one.list === list && one.row.id === was.id)
    const other = Object.keys(was).filter((field) => !fields.includes(field) && isLost(was[field], after?.row[field]))
    const [field = ''] = other
    const received = `${field} is ${brief(after?.row[field], 60)} afterwards`
    hold({ ...answer, received }, `${field} stays ${brief(was[field], 60)}`, other.length === 0)
  })
})
