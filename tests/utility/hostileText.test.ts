import { ratePassword } from '@core/validation/newPassword'
import { dateOf } from '@core/dateText'
import { defuse } from '@core/export/table'
import { replaceTags, withoutTags } from '@core/html/tags'
import { escapeHtml } from '@core/html/htmlToText'
import { parseSearch } from '@fake-db/apps/email/search'
import { seedEmails } from '@fake-db/apps/email/seed'
import { freeBoardId } from '@fake-db/apps/kanban/rules'
import { contains } from '@fake-db/kit/listQuery'
import { verifyJwt } from '@fake-db/kit/jwt'
import { id, text } from '@fake-db/kit/request'
import { describe, expect, it } from 'vitest'
import { matches as matchesItem } from '@/layouts/palette/paletteItem'
import { isCardNumber, writeCardNumber } from '@/utility/card'
import { readListParams } from '@/utility/hooks/useListParams'
import { highlightParts } from '@/utility/highlightParts'
import { sameOriginPath } from '@/utility/sameOriginPath'
import { slugOf } from '@/utility/slug'
import { escapeText, foldLine, readLines, unescapeText } from '@/views/apps/calendar/ics/contentLines'
import { readIcs } from '@/views/apps/calendar/ics/readIcs'
import { zoneNamed } from '@/views/apps/calendar/ics/zones'
import { toParts } from '@/views/apps/chat/thread/links'
import { readAddresses, suggest, withAddresses } from '@/views/apps/email/composer/addresses'
import { readHundredths } from '@/views/apps/invoice/form/decimalText'
import { matches as matchesClient } from '@/views/apps/invoice/form/textMatch'
import { segmentsOf } from '@/views/apps/invoice/pdf/segments'
import type { QuickWords } from '@/views/apps/todo/list/quickTask'
import { readQuickTask } from '@/views/apps/todo/list/quickTask'
import { toSearchWords } from '@/views/apps/todo/shared/searchWords'
import { callsOf, modules } from '../../scripts/openapi/operations'
import { now, startBackend } from '../support/backend'

/** So many characters take seconds to minutes where the work grows with their square. */
const length = 50_000
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

const mails = seedEmails(now())
const none = new Map<string, never>()
const words: QuickWords = {
  days: none,
  repeats: none,
  every: new Set(),
  weekdays: none,
  months: none,
  tags: none,
  before: new Set(),
}
const rules = { columns: ['id'], defaultColumn: 'id', filters: { role: /^.{1,60}$/ }, pageSizes: [10] } as const

const readers: Record<string, (given: string) => unknown> = {
  'the text of HTML': withoutTags,
  'the tags of HTML': (given) => replaceTags(given, () => ''),
  'text as HTML': escapeHtml,
  'a search in the mail': (given) => mails.filter(parseSearch(given)),
  'a search in a list': (given) => contains([given, 'x'], given),
  'a search for pages': (given) => matchesItem(given, given),
  'a search for clients': (given) => matchesClient('a b', [given]),
  'a search for tasks': (given) => toSearchWords(given, 'en'),
  'a quick task': (given) => readQuickTask(given, { words, now: now(), assignees: [] }),
  // Every character of it costs a look at the fonts.
  'a text of a PDF': (given) => segmentsOf(given.slice(0, length / 2), true),
  'words that are marked': (given) => highlightParts('x'.repeat(200), given.split(/\s+/)),
  'a text with marks': (given) => highlightParts(given, ['a', '<', ' ']),
  'links in a message': toParts,
  'addresses of a mail': (given) => withAddresses([], readAddresses(given, [])),
  'a suggested address': (given) => suggest(given, [], []),
  'many addresses': (given) => withAddresses([], readAddresses(given.replaceAll(/\s/g, ','), [])),
  'a calendar file': (given) => readIcs(`BEGIN:VCALENDAR\nBEGIN:VEVENT\n${given}`, 'Untitled'),
  'lines of a calendar file': readLines,
  'a line of a calendar file': foldLine,
  'a text for a calendar file': escapeText,
  'a text of a calendar file': unescapeText,
  'a time zone': zoneNamed,
  'a date': dateOf,
  'a slug': (given) => slugOf(given, 'x'),
  'an id for a board': (given) => freeBoardId([], given),
  'a path to go back to': (given) => sameOriginPath(`/${given}`, 'https://x.example'),
  'the address of a list': (given) => readListParams(new URLSearchParams(`q=${given}&role=${given}`), rules),
  'a cell of a table': (given) => defuse(`+${given}`),
  'an amount of money': (given) => readHundredths(given, 'de'),
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
  it.each(Object.entries(readers))('%s', async (_, read) => {
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
    await expectSoon(() => axios.get(`/faq/data?${repeat('q=x&').repeat(4)}`))
  })
})
