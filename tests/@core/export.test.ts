// @vitest-environment jsdom
import { exportTable } from '@core/export/exportTable'
import { download } from '@core/export/table'
import { expect, it, vi } from 'vitest'

vi.mock('@core/export/table', async (original) => ({ ...(await original<object>()), download: vi.fn() }))

const table = {
  name: 'People',
  head: ['Name', 'Phone', 'Balance'],
  rows: [['=HYPERLINK("https://evil.example")', '+49 30 1', { text: '-$12.50', number: -12.5, currency: 'USD' }]],
}

it('defuses formulas in a CSV file, but not numbers and phone numbers', async () => {
  await exportTable('csv', table)
  const [content] = vi.mocked(download).mock.lastCall ?? []
  expect(await content?.text()).toContain(`"'=HYPERLINK(""https://evil.example"")",+49 30 1,-12.5`)
})

it('defuses formulas in the clipboard', async () => {
  const writeText = vi.fn(() => Promise.resolve())
  vi.stubGlobal('navigator', Object.create(navigator, { clipboard: { value: { writeText } } }))
  await exportTable('copy', table)
  expect(writeText).toHaveBeenCalledWith(`Name\tPhone\tBalance\n'=HYPERLINK("https://evil.example")\t+49 30 1\t-$12.50`)
})
