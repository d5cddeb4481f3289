// @vitest-environment jsdom
import { exportTable } from '@core/export/exportTable'
import { download, withoutApostrophe, type Cell } from '@core/export/table'
import { afterEach, expect, it, vi } from 'vitest'

vi.mock('@core/export/table', async (original) => ({ ...(await original<object>()), download: vi.fn() }))

afterEach(() => {
  document.documentElement.lang = ''
})

async function savedCsv(rows: readonly (readonly Cell[])[]): Promise<string | undefined> {
  await exportTable('csv', { name: 'People', head: ['Name'], rows })
  return vi.mocked(download).mock.lastCall?.[0].text()
}

const table = {
  name: 'People',
  head: ['Name', 'Phone', 'Balance'],
  rows: [['=HYPERLINK("https://evil.example")', '+49 30 1', { text: '-$12.50', number: -12.5, currency: 'USD' }]],
}

it('defuses formulas in a CSV file, but not numbers', async () => {
  await exportTable('csv', table)
  const [content] = vi.mocked(download).mock.lastCall ?? []
  expect(await content?.text()).toContain(`"'=HYPERLINK(""https://evil.example"")",'+49 30 1,-12.5`)
})

it.each(['+44-20-7946-0018', '-1+1', '+(1)', '- due', '+', '@SUM(1)', '＝1+1', "'=1+1", "''- due"])(
  'defuses %s',
  async (text) => {
    expect(await savedCsv([[text]])).toContain(`'${text}`)
    expect(withoutApostrophe(`'${text}`)).toBe(text)
  },
)

it.each(['-12', '+3.6%', '-1.234,50', '+4930555'])('leaves the number %s alone', async (text) => {
  expect(await savedCsv([[text]])).not.toContain("'")
})

it.each(['de', 'fr', 'pt'])('separates by semicolons where the decimal separator is a comma: %s', async (language) => {
  document.documentElement.lang = language
  const rows = [['Rosa, Ida', { text: '-12,50', number: -12.5 }, { text: '30.6.2026', day: '2026-06-30' }]]
  expect(await savedCsv(rows)).toContain('Rosa, Ida;-12,5;2026-06-30')
})

it('defuses formulas in the clipboard', async () => {
  const writeText = vi.fn(() => Promise.resolve())
  vi.stubGlobal('navigator', Object.create(navigator, { clipboard: { value: { writeText } } }))
  await exportTable('copy', table)
  expect(writeText).toHaveBeenCalledWith(
    `Name\tPhone\tBalance\n'=HYPERLINK("https://evil.example")\t'+49 30 1\t-$12.50`,
  )
})
