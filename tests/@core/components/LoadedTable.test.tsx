// @vitest-environment jsdom
import type { LoadedColumn } from '@core/components/loaded-table/loadedColumn'
import { LoadedTable } from '@core/components/loaded-table/LoadedTable'
import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { show } from './show'

interface City {
  name: string
  people: number
}
const rows: City[] = [
  { name: 'Oslo', people: 709 },
  { name: 'Ålesund', people: 67 },
  { name: 'Bergen', people: 291 },
]
const columns: LoadedColumn<City>[] = [
  { key: 'name', header: 'City', kind: 'primary', value: ({ name }) => name, cell: ({ name }) => name },
  { key: 'people', header: 'People', isNumeric: true, value: ({ people }) => people, cell: ({ people }) => people },
]
const source = { rows, keyOf: ({ name }: City) => name, labelOf: ({ name }: City) => name, status: 'ready' } as const
const names = () =>
  [...screen.queryAllByRole('row'), ...screen.queryAllByRole('listitem')]
    .map(({ textContent }) => /Oslo|Ålesund|Bergen/.exec(textContent)?.[0])
    .filter((name) => name !== undefined)

describe('a table of loaded rows', () => {
  it('reports no changes by itself', () => {
    const change = vi.fn()
    show(
      <LoadedTable
        caption="Cities"
        columns={columns}
        source={source}
        pageSizes={[2, 5]}
        view={{ page: 2, perPage: 2, sortColumn: '', sort: 'asc' }}
        onView={change}
        selection={{ selected: new Set(['Oslo']), onChange: change }}
      />,
    )
    expect(names()).toEqual(['Bergen'])
    expect(change).not.toHaveBeenCalled()
  })

  it('shows placeholder rows while loading, and the empty text without rows', () => {
    show(
      <>
        <LoadedTable caption="Later" columns={columns} source={{ ...source, status: 'loading', expected: 4 }} />
        <LoadedTable caption="Never" columns={columns} source={{ ...source, rows: [] }} empty={<p>No cities.</p>} />
      </>,
    )
    expect(within(screen.getByRole('table', { name: 'Later' })).getAllByRole('row')).toHaveLength(5)
    expect(screen.getByText('No cities.')).toBeVisible()
  })

  it('is a list of cards on phones, with the same order and pages', async () => {
    const matchMedia = globalThis.matchMedia
    vi.spyOn(globalThis, 'matchMedia').mockImplementation((media) =>
      Object.assign(matchMedia(media), { matches: media.includes('767') }),
    )
    const user = show(<LoadedTable caption="Cities" columns={columns} source={source} pageSizes={[2, 5]} />)
    expect(screen.getByRole('list', { name: 'Cities' })).toBeVisible()
    expect(names()).toEqual(['Oslo', 'Ålesund'])
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'People')
    expect(names()).toEqual(['Ålesund', 'Bergen'])
    await user.click(screen.getByRole('button', { name: 'Page 2' }))
    expect(names()).toEqual(['Oslo'])
  })
})
