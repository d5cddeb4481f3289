import type { RequestArgs } from '../../scripts/openapi/operations'
import { callsOf, modules } from '../../scripts/openapi/operations'
import { requiredOf } from './parameters'
import type { Answer } from './server'

type Id = number | string

export interface Row {
  readonly id: Id
  readonly [field: string]: unknown
}

export interface Found {
  readonly key: string
  readonly list: string
  readonly row: Row
}

type Send = (config: { method: string; url: string; params?: unknown }) => Promise<Answer>

const isRow = (value: unknown): value is Row => {
  if (typeof value !== 'object' || value === null || !('id' in value)) return false
  return typeof value.id === 'number' || typeof value.id === 'string'
}

function rowsIn(key: string, value: unknown, list = '', depth = 0): Found[] {
  if (typeof value !== 'object' || value === null || depth > 4) return []
  if (Array.isArray(value))
    return value.flatMap((row: unknown) => [
      ...(isRow(row) ? [{ key, list, row }] : []),
      ...rowsIn(key, row, list, depth + 1),
    ])
  return Object.entries(value).flatMap(([name, part]) => rowsIn(key, part, name, depth + 1))
}

/** Rows of all lists that require no parameters. */
export async function findRows(send: Send, keys?: readonly string[]): Promise<Found[]> {
  const found: Found[] = []
  for (const module of modules) {
    if (keys && !keys.includes(module.key)) continue
    for (const { endpoint, operation } of callsOf(module)) {
      const { method, path } = endpoint
      if (method !== 'GET' || operation.params || requiredOf(operation).length > 0) continue
      const params = operation.query?.shape.perPage ? { perPage: 100 } : {}
      found.push(...rowsIn(module.key, (await send({ method, url: path, params })).data))
    }
  }
  return found
}

/** Last rows first: rows of this run are deleted before older ones. */
function candidatesFor(name: string, id: Id, key: string, found: readonly Found[]): Id[] {
  const thing = name
    .replace(/Ids?$/, '')
    .replace(/^(?:new|target|reply)/i, '')
    .toLowerCase()
  const isOfThing = ({ list }: Found) => thing !== '' && !/^ids?$/.test(thing) && list.toLowerCase().startsWith(thing)
  const rank = (one: Found) => (isOfThing(one) ? 2 : 0) + (one.key === key ? 1 : 0)
  const usable = found.filter((one) => rank(one) > 0 && typeof one.row.id === typeof id)
  return [...new Set(usable.toSorted((a, b) => rank(b) - rank(a)).map(({ row }) => row.id))]
}

const isIdName = (name: string) => /^ids?$|Ids?$|^(?:contact|members)$/.test(name)
const isId = (value: unknown): value is Id => typeof value === 'number' || typeof value === 'string'

function mapIds(value: unknown, change: (name: string, id: Id) => Id, name = ''): unknown {
  if (isId(value)) return isIdName(name) ? change(name, value) : value
  if (Array.isArray(value)) return value.map((item) => mapIds(item, change, name))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([field, part]) => [field, mapIds(part, change, field)]))
}

const attempts = 12

/**
 * Replaces ids of sample rows in examples by ids of existing rows. Another server has other rows, and earlier requests may have
 * deleted some. Keeps each replacement for later requests.
 */
export function createStandIns(send: Send, key: string) {
  const known = new Map<string, Id>()
  const nameOf = (name: string, id: Id) => `${name.replace(/s$/, '').replace(/^.*I(?=d$)/, 'i')} ${String(id)}`

  function translate(args: RequestArgs): RequestArgs {
    const change = (name: string, id: Id) => known.get(nameOf(name, id)) ?? id
    const body = typeof args.body === 'string' ? change('boardId', args.body) : mapIds(args.body, change)
    return { ...args, ...(mapIds({ query: args.query, params: args.params }, change) as RequestArgs), body }
  }

  return {
    translate,
    async find(args: RequestArgs, ask: (args: RequestArgs) => Promise<boolean>): Promise<boolean> {
      const found = await findRows(send)
      const meant: [string, Id, Id[]][] = []
      const note = (name: string, id: Id) => {
        if (!meant.some(([other, same]) => nameOf(other, same) === nameOf(name, id)))
          meant.push([name, id, candidatesFor(name, id, key, found)])
        return id
      }
      if (typeof args.body === 'string') note('boardId', args.body)
      mapIds({ query: args.query, params: args.params, body: args.body }, note)
      for (let attempt = 0; attempt < attempts; attempt += 1) {
        known.clear()
        for (const [index, [name, id, candidates]] of meant.entries()) {
          const isThere = attempt === 0 && candidates.includes(id)
          const other = candidates[(attempt + index) % Math.max(candidates.length, 1)]
          if (!isThere && other !== undefined) known.set(nameOf(name, id), other)
        }
        if (known.size === 0 && attempt > 0) return false
        if (await ask(translate(args))) return true
      }
      return false
    },
  }
}
