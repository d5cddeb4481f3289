import type { RequestArgs } from '../../scripts/openapi/operations'

type Random = () => number

const values: readonly unknown[] = [
  null,
  '',
  '   ',
  'abc',
  '0',
  '-1',
  '1e999',
  '12abc',
  '\u0000',
  '١٢٣',
  '<img src=x onerror=alert(1)>',
  "' OR 1=1 --",
  '{"a":1}',
  '2026-02-30',
  'x'.repeat(20_000),
  0,
  -1,
  1.5,
  1e21,
  Number.MAX_SAFE_INTEGER,
  true,
  false,
  [],
  [[]],
  [null],
  [1, 1, 'x'],
  {},
  { id: 1 },
  { id: { id: {} } },
  { toString: 'no', valueOf: 1 },
  JSON.parse('{"__proto__": {"isAdmin": true}, "constructor": {"prototype": {}}}'),
]

const bodies: readonly unknown[] = [...values, '{"unfinished', '[1,', '"', '{"a":1,}', 'NaN']

function pick<T>(random: Random, list: readonly T[]): T {
  return list[Math.floor(random() * list.length)] as T
}

function spoil(random: Random, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || random() < 0.2) return pick(random, values)
  if (Array.isArray(value)) {
    const index = Math.floor(random() * (value.length + 1))
    return value.toSpliced(index, 1, spoil(random, value[index]))
  }
  const name = pick(random, [...Object.keys(value), 'unheardOf'])
  const { [name]: part, ...others } = value as Record<string, unknown>
  return random() < 0.2 ? others : { ...others, [name]: spoil(random, part) }
}

/** Path segments are not empty. */
function asPart(value: unknown): string {
  return (typeof value === 'string' ? value : JSON.stringify(value)) || '%'
}

export function spoilRequest(random: Random, { query = {}, params = {}, body }: RequestArgs): RequestArgs {
  const place = pick(random, ['query', 'params', 'body', 'body', 'wholeBody'])
  const spoiled = (part: object) => spoil(random, part) as Record<string, never>
  switch (place) {
    case 'query':
      return { query: spoiled(query), params, body }
    case 'params':
      return {
        query,
        params: Object.fromEntries(Object.keys(params).map((name) => [name, asPart(pick(random, values))])),
        body,
      }
    case 'body':
      return { query, params, body: spoil(random, body) }
    default:
      return { query, params, body: pick(random, bodies) }
  }
}
