import { ratePassword } from '@core/validation/newPassword'
import { dateOf } from '@core/zonedTime'
import { defuse } from '@core/export/table'
import { escapeHtml, htmlToText } from '@core/html/htmlToText'
import { htmlTokens } from '@core/html/tokens'
import { search } from '@core/search'
import { contains } from '@fake-db/kit/listQuery'
import { verifyJwt } from '@fake-db/kit/jwt'
import { id, text } from '@fake-db/kit/request'
import { describe, expect, it } from 'vitest'
import { isCardNumber, writeCardNumber } from '@/utility/card'
import { Highlight } from '@/utility/Highlight'
import { readListParams } from '@/views/shared/list/useListParams'
import { slugOf } from '@/utility/slug'
import { sameOriginPath } from '@/views/shared/auth/useDestination'
import { callsOf, modules } from '../../scripts/openapi/operations'
import { startBackend } from '../support/backend'

/** At this length, quadratic work takes seconds to minutes. */
const length = 20_000
/** Milliseconds of CPU time. Slower runs are compared with a shorter text; time alone does not fail. */
const limit = 500

type Attack = (length: number) => string

function repeat(unit: string, length: number): string {
  return unit.repeat(Math.ceil(length / unit.length))
}

/** Repeated parts: alone, and between a valid start and an invalid end. */
const units = [
  ' ',
  '\n',
  '\r',
  'a',
  'a ',
  '0',
  '-',
  '.',
  ')',
  '(ا',
  '"',
  '<',
  '</',
  '<a ',
  '<script ',
  '<!-- ',
  '<!---->',
  '<![if a]>',
  '<a b="',
  '<style ><title ',
  '</script ',
  ' on=',
  'a@a.',
  '"a" <',
  'http://',
  '?#',
  '\\',
  '{{',
  'END:X\n',
  'BEGIN:X\nEND:Y\n',
  'BEGIN:VEVENT\n',
  ';a=":',
]
const attacks = units.flatMap((unit): Attack[] => [
  (length) => repeat(unit, length),
  (length) => `https://x${repeat(unit, length)}y\n x`,
])

const rules = { columns: ['id'], defaultColumn: 'id', filters: { role: /^.{1,60}$/ }, pageSizes: [10] } as const

const ownReaders = import.meta.glob<Record<string, (given: string) => unknown>>('../*/*/readers.ts', {
  import: 'readers',
  eager: true,
})

const readers: Record<string, (given: string) => unknown> = {
  'the text of HTML': htmlToText,
  'the tags of HTML': (given) => [...htmlTokens(given)],
  'text as HTML': escapeHtml,
  'a search in a list': (given) => contains([given, 'x'], given),
  'a search': (given) => search([[given], [given.slice(1)]], `${given}x`, (texts) => texts),
  'words that are marked': (given) => Highlight({ text: 'x'.repeat(200), words: given.split(/\s+/) }),
  'a text with marks': (given) => Highlight({ text: given, words: ['a', '<', ' '] }),
  'a date': dateOf,
  'a slug': (given) => slugOf(given, 'x'),
  'a path to go back to': (given) => sameOriginPath(`/${given}`, 'https://x.example'),
  'the address of a list': (given) => readListParams(new URLSearchParams(`q=${given}&role=${given}`), rules),
  'a cell of a table': (given) => defuse(`+${given}`),
  'a card number': (given) => [isCardNumber(given), writeCardNumber(given)],
  'a password': ratePassword,
  'a token': (given) => verifyJwt(given, 'x', 0),
  'an id': id,
  'a parameter': text,
}

async function cpuTimeOf(run: () => unknown): Promise<number> {
  const start = process.cpuUsage()
  await run()
  return process.cpuUsage(start).user / 1000
}

/** The fastest of three runs: a busy machine slows single ones. */
async function leastCpuTimeOf(run: () => unknown): Promise<number> {
  const times = [await cpuTimeOf(run), await cpuTimeOf(run), await cpuTimeOf(run)]
  return Math.min(...times)
}

/** Fails if reading is slow, and grows faster than the text: factor 16 is linear, 256 quadratic. */
async function expectLinear(read: (given: string) => unknown, attack: Attack) {
  const long = attack(length)
  if ((await cpuTimeOf(() => read(long))) < limit) return
  const slowest = await leastCpuTimeOf(() => read(long))
  if (slowest < limit) return
  expect(slowest / (await leastCpuTimeOf(() => read(attack(length / 16))))).toBeLessThan(32)
}

describe('text of other people does not block the page:', () => {
  it.each([readers, ...Object.values(ownReaders)].flatMap((some) => Object.entries(some)))('%s', async (_, read) => {
    for (const attack of attacks) await expectLinear(read, attack)
  })
})

function* withHostile(value: unknown, attack: string): Generator {
  if (typeof value === 'string') yield attack
  if (typeof value !== 'object' || value === null) return
  for (const [name, part] of Object.entries(value))
    for (const hostile of withHostile(part, attack)) yield { ...value, [name]: hostile }
}

describe('a body with hostile texts is read fast:', () => {
  it.each(modules.map((module) => [module.title, module] as const))('%s', async (_, module) => {
    for (const { operation } of callsOf(module)) {
      const { body, example } = operation
      if (!body || typeof example === 'function') continue
      for (const [index] of [...withHostile(example.body, '')].entries())
        for (const attack of attacks)
          await expectLinear((given) => body.safeParse([...withHostile(example.body, given)][index]), attack)
    }
  })
})

describe('a query with many equal parameters', () => {
  it('is read fast', async () => {
    const { axios } = startBackend()
    await expectLinear(
      (given) => axios.get(`/api/main-search/rows?${given}`),
      (length) => repeat('q=x&', 4 * length),
    )
  })
})
