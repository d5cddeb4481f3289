import ts from 'typescript'
import { describe, expect, it } from 'vitest'

const sources = import.meta.glob<string>('../../src/**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true })

/** Files that may use the device's clock; all others use `@core/zonedTime`. */
const named = [
  // The clock itself, and the name of the device's zone.
  '@core/zonedTime.ts',
  '@core/zoneTexts.ts',
  // The date picker's library has days at the device's midnight; only the day leaves it.
  '@core/components/forms/dateEntry.ts',
  '@core/components/forms/DayGrid.tsx',
  'views/forms/gallery/date/LimitsExample.tsx',
  // Sample rows are relative to the time of their creation, in any zone.
  '@fake-db/kit/env.ts',
  '@fake-db/shell/search/seed.ts',
  '@fake-db/apps/calendar/seed.ts',
  '@fake-db/apps/permissions/seed.ts',
  '@fake-db/apps/user/seedDetails.ts',
  '@fake-db/pages/account-settings/seed.ts',
  // The year of the license.
  'layouts/AppLayout.tsx',
]

const local =
  /^([gs]et(Hours|Minutes|Seconds|Milliseconds|Date|Day|Month|FullYear)|getTimezoneOffset|to(Date|Time)String|toLocale(Date|Time)String)$/

const suspicious =
  /\.([gs]et(Hours|Minutes|Seconds|Milliseconds|Date|Day|Month|FullYear)|getTimezoneOffset|to(Locale)?(Date|Time)String)\b|new Date\([^)]|DateTimeFormat|Temporal\.Now/

const isWithoutZone = (text: string) => /T[^'"`]*['"`]$/.test(text) && !/(Z|[+-]\d\d:\d\d)['"`]$/.test(text)

function saysZone(format: ts.NewExpression, tree: ts.SourceFile): boolean {
  if (format.getText().includes('timeZone')) return true
  const names = new Set<string>()
  const collect = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) names.add(node.text)
    ts.forEachChild(node, collect)
  }
  format.arguments?.slice(1).forEach(collect)
  let isSaid = false
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && names.has(node.name.getText())) {
      isSaid ||= node.initializer?.getText().includes('timeZone') ?? false
    }
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return isSaid
}

function deviceTimes(file: string, source: string): string[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node) && (local.test(node.name.text) || node.getText() === 'Temporal.Now'))
      found.push(node.getText())
    if (ts.isNewExpression(node) && node.expression.getText() === 'Date') {
      const [first, second] = node.arguments ?? []
      if (second || (first && isWithoutZone(first.getText()))) found.push(node.getText())
    }
    if (ts.isNewExpression(node) && node.expression.getText() === 'Intl.DateTimeFormat' && !saysZone(node, tree)) {
      found.push(node.getText())
    }
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return found
}

const found = new Map(
  Object.entries(sources).flatMap(([file, source]) => {
    // Most files contain no times, and parsing takes a while.
    if (!suspicious.test(source)) return []
    const times = deviceTimes(file, source)
    return times.length > 0 ? [[file.replace('../../src/', ''), times] as const] : []
  }),
)

describe('the device’s clocks', () => {
  it('is used in the listed files only: all others use the selected zone', () => {
    expect(Object.fromEntries([...found].filter(([file]) => !named.includes(file)))).toEqual({})
  })

  it('is used in each listed file', () => {
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
  ])('is found in %s: %s', (code, isFound) => {
    expect(deviceTimes('some.ts', code).length > 0).toBe(isFound)
  })
})
