import ts from 'typescript'
import { describe, expect, it } from 'vitest'

const sources = import.meta.glob<string>('../../src/**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true })

/** Who may go by the device's clocks; all others go by those of `@core/zonedTime`. */
const named = [
  // The clocks themselves, and what the device's zone is called.
  '@core/zonedTime.ts',
  '@core/zoneTexts.ts',
  // The library of the calendar beside a field has days at the device's midnight; nothing but the day leaves it.
  '@core/components/forms/dateEntry.ts',
  '@core/components/forms/DayGrid.tsx',
  'views/forms/gallery/date/LimitsExample.tsx',
  // The sample rows lie around the moment at which they are made; whatever zone they are shown in then.
  '@fake-db/kit/env.ts',
  '@fake-db/shell/search/seed.ts',
  '@fake-db/apps/calendar/seed.ts',
  '@fake-db/apps/permissions/seed.ts',
  '@fake-db/apps/user/seedDetails.ts',
  '@fake-db/pages/account-settings/seed.ts',
  // The backend writes a time without a zone, by its own clocks, and the page reads it by them.
  '@fake-db/apps/permissions/rules.ts',
  'views/apps/permissions/fields.tsx',
  // A year of the licence.
  'layouts/AppLayout.tsx',
]

const local =
  /^([gs]et(Hours|Minutes|Seconds|Milliseconds|Date|Day|Month|FullYear)|getTimezoneOffset|to(Date|Time)String|toLocale(Date|Time)String)$/

const suspicious =
  /\.([gs]et(Hours|Minutes|Seconds|Milliseconds|Date|Day|Month|FullYear)|getTimezoneOffset|to(Locale)?(Date|Time)String)\b|new Date\([^)]|DateTimeFormat|Temporal\.Now/

const isWithoutZone = (text: string) => /T[^'"`]*['"`]$/.test(text) && !/(Z|[+-]\d\d:\d\d)['"`]$/.test(text)

/** Whether the options of a format say the zone, themselves or by a name that is made in the same file. */
function saysZone(format: ts.NewExpression, tree: ts.SourceFile): boolean {
  if (format.getText().includes('timeZone')) return true
  const names = new Set<string>()
  const collect = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) names.add(node.text)
    ts.forEachChild(node, collect)
  }
  format.arguments?.slice(1).forEach(collect)
  let isSaid = false
  const look = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && names.has(node.name.getText())) {
      isSaid ||= node.initializer?.getText().includes('timeZone') ?? false
    }
    ts.forEachChild(node, look)
  }
  look(tree)
  return isSaid
}

/** What of a file goes by the device's clocks. */
function deviceTimes(file: string, source: string): string[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const found: string[] = []
  const look = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node) && (local.test(node.name.text) || node.getText() === 'Temporal.Now'))
      found.push(node.getText())
    if (ts.isNewExpression(node) && node.expression.getText() === 'Date') {
      const [first, second] = node.arguments ?? []
      if (second || (first && isWithoutZone(first.getText()))) found.push(node.getText())
    }
    if (ts.isNewExpression(node) && node.expression.getText() === 'Intl.DateTimeFormat' && !saysZone(node, tree)) {
      found.push(node.getText())
    }
    ts.forEachChild(node, look)
  }
  look(tree)
  return found
}

const found = new Map(
  Object.entries(sources).flatMap(([file, source]) => {
    // Most files have nothing to do with times, and reading one takes a while.
    if (!suspicious.test(source)) return []
    const times = deviceTimes(file, source)
    return times.length > 0 ? [[file.replace('../../src/', ''), times] as const] : []
  }),
)

describe('the device’s clocks', () => {
  it('are gone by in the named places only: a time is shown and typed in the zone that was chosen', () => {
    expect(Object.fromEntries([...found].filter(([file]) => !named.includes(file)))).toEqual({})
  })

  it('are gone by in each of them', () => {
    expect(named.filter((file) => !found.has(file))).toEqual([])
  })

  it.each([
    ['date.getHours()', true],
    ['dates.map((date) => date.toDateString())', true],
    ['new Date(2026, 10, 24)', true],
    ['new Date(`${day}T${clock}`)', true],
    ["new Intl.DateTimeFormat(language, { dateStyle: 'short' })", true],
    ['Temporal.Now.plainDateISO()', true],
    ['wall.getUTCHours()', false],
    ['new Date(Date.UTC(2026, 10, 24))', false],
    ['new Date(`${day}T${clock}Z`)', false],
    ["const style = { hour: 'numeric', timeZone }; new Intl.DateTimeFormat(language, style)", false],
  ])('are found in %s: %s', (code, isFound) => {
    expect(deviceTimes('some.ts', code).length > 0).toBe(isFound)
  })
})
