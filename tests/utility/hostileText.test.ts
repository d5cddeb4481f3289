import { ratePassword } from '@core/validation/newPassword'
import { dateOf } from '@core/zonedTime'
import { defuse } from '@core/export/table'
import { replaceTags, withoutTags } from '@core/html/tags'
import { escapeHtml } from '@core/html/htmlToText'
import { search } from '@core/search'
import { contains } from '@fake-db/kit/listQuery'
import { verifyJwt } from '@fake-db/kit/jwt'
import { id, text } from '@fake-db/kit/request'
import { describe, expect, it } from 'vitest'
import { isCardNumber, writeCardNumber } from '@/utility/card'
import { readListParams } from '@/utility/hooks/useListParams'
import { highlightParts } from '@/utility/highlightParts'
import { sameOriginPath } from '@/utility/sameOriginPath'
import { slugOf } from '@/utility/slug'
import { callsOf, modules } from '../../scripts/openapi/operations'
import { startBackend } from '../support/backend'
import { extent } from '../support/extent'

/** So many characters take a second to minutes where the work grows with their square. */
const length = extent.hostileLength
/** Milliseconds of the processor's time, which others who are at work do not change. */
const limit = 500

function repeat(unit: string): string {
  return unit.repeat(Math.ceil(length / unit.length))
}

/** What patterns begin with, alone and between a good beginning and a wrong end. */
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
const attacks = units.flatMap((unit) => [repeat(unit), `https://x${repeat(unit)}y\n x`])

const rules = { columns: ['id'], defaultColumn: 'id', filters: { role: /^.{1,60}$/ }, pageSizes: [10] } as const

const ownReaders = import.meta.glob<Record<string, (given: string) => unknown>>('../*/*/readers.ts', {
  import: 'readers',
  eager: true,
})

const readers: Record<string, (given: string) => unknown> = {
  'the text of HTML': withoutTags,
  'the tags of HTML': (given) => replaceTags(given, () => ''),
  'text as HTML': escapeHtml,
  'a search in a list': (given) => contains([given, 'x'], given),
  'a search': (given) => search([[given], [given.slice(1)]], `${given}x`, (texts) => texts),
  'words that are marked': (given) => highlightParts('x'.repeat(200), given.split(/\s+/)),
  'a text with marks': (given) => highlightParts(given, ['a', '<', ' ']),
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

async function expectSoon(run: () => unknown) {
  const start = process.cpuUsage()
  await run()
  expect(process.cpuUsage(start).user / 1000).toBeLessThan(limit)
}

describe('what others wrote does not keep the page waiting:', () => {
  it.each([readers, ...Object.values(ownReaders)].flatMap((some) => Object.entries(some)))('%s', async (_, read) => {
    for (const attack of attacks) await expectSoon(() => read(attack))
  })
})

/** The same value with one of its texts, each in turn, replaced. */
function* withHostile(value: unknown, attack: string): Generator {
  if (typeof value === 'string') yield attack
  if (typeof value !== 'object' || value === null) return
  for (const [name, part] of Object.entries(value))
    for (const hostile of withHostile(part, attack)) yield { ...value, [name]: hostile }
}

describe('a body whose texts are hostile is read at once:', () => {
  it.each(modules.map((module) => [module.title, module] as const))('%s', async (_, module) => {
    for (const { operation } of callsOf(module)) {
      const { body, example } = operation
      if (!body || typeof example === 'function') continue
      for (const attack of attacks)
        for (const hostile of withHostile(example.body, attack)) await expectSoon(() => body.safeParse(hostile))
    }
  })
})

describe('a query that names a parameter very often', () => {
  it('is read at once', async () => {
    const { axios } = startBackend()
    await expectSoon(() => axios.get(`/api/main-search/rows?${repeat('q=x&').repeat(4)}`))
  })
})
