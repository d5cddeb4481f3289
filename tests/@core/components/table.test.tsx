// @vitest-environment jsdom
import { BulkBar } from '@core/components/data-table/BulkBar'
import { ColumnMenu } from '@core/components/data-table/ColumnMenu'
import { DataTable } from '@core/components/data-table/DataTable'
import type { Column, RowKey, TableSource } from '@core/components/data-table/column'
import { useRowSelection } from '@core/components/data-table/useRowSelection'
import { act, renderHook, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { show } from './show'

interface Person {
  id: number
  name: string
  seats: number
}

const people: readonly Person[] = ['Ada', 'Bo', 'Cy', 'Di'].map((name, index) => ({
  id: index + 1,
  name,
  seats: index,
}))
const columns: readonly Column<Person>[] = [
  { key: 'name', header: 'Name', kind: 'primary', isSortable: true, cell: (person) => person.name },
  { key: 'seats', header: 'Seats', isNumeric: true, isHideable: true, cell: (person) => person.seats },
]
const onSort = vi.fn()

function List({ status = 'ready', rows = people }: Partial<TableSource<Person>>) {
  const [selected, setSelected] = useState<ReadonlySet<RowKey>>(new Set())
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set())
  return (
    <>
      <ColumnMenu columns={columns} hidden={hidden} onChange={setHidden} />
      <BulkBar count={selected.size} onClear={() => setSelected(new Set())}>
        <button>Delete</button>
      </BulkBar>
      <DataTable
        caption="People"
        columns={columns.filter((column) => !hidden.has(column.key))}
        source={{ rows, keyOf: (person) => person.id, labelOf: (person) => person.name, status, expected: 3 }}
        sort={{ column: 'name', direction: 'asc', onSort }}
        selection={{ selected, onChange: setSelected }}
        empty={<p>Nobody here</p>}
      />
    </>
  )
}

beforeEach(() => onSort.mockClear())

describe('a data table', () => {
  test('marks its sort column, and offers the other direction', async () => {
    const user = show(<List />)
    const head = screen.getByRole('columnheader', { name: 'Name' })
    expect(head).toHaveAttribute('aria-sort', 'ascending')
    expect(screen.getByRole('columnheader', { name: 'Seats' })).not.toHaveAttribute('aria-sort')
    await user.click(within(head).getByRole('button'))
    expect(onSort).toHaveBeenCalledWith('name', 'desc')
  })

  test('selects a row, a range with Shift, and the page, and clears the selection', async () => {
    const user = show(<List />)
    const page = screen.getByRole('checkbox', { name: 'Select all on this page' })
    await user.click(screen.getByRole('checkbox', { name: 'Select Ada' }))
    expect(page).toBePartiallyChecked()
    expect(screen.getByText('1 selected', { selector: '.bulk-count' })).toBeInTheDocument()
    expect(screen.getByText('1 selected', { selector: '[aria-live] *' })).toBeInTheDocument()

    await user.keyboard('{Shift>}')
    await user.click(screen.getByRole('checkbox', { name: 'Select Cy' }))
    await user.keyboard('{/Shift}')
    expect(screen.getByRole('checkbox', { name: 'Select Bo' })).toBeChecked()
    expect(screen.getByRole('checkbox', { name: 'Select Di' })).not.toBeChecked()

    await user.click(page)
    expect(page).toBeChecked()
    expect(screen.getByRole('checkbox', { name: 'Select Di' })).toBeChecked()
    await user.click(page)
    expect(screen.getByRole('checkbox', { name: 'Select Ada' })).not.toBeChecked()

    await user.click(screen.getByRole('checkbox', { name: 'Select Bo' }))
    await user.click(screen.getByRole('button', { name: 'Clear selection' }))
    expect(screen.queryByRole('group', { name: 'Bulk actions' })).not.toBeInTheDocument()
    expect(screen.getByRole('checkbox', { name: 'Select Bo' })).not.toBeChecked()
  })

  test('keeps the selection of other pages, and the function that selects a row', () => {
    const { result, rerender } = renderHook(
      ({ rows }) => {
        const [selected, onChange] = useState<ReadonlySet<number>>(new Set())
        return { selected, page: useRowSelection({ rows, keyOf: ({ id }) => id }, { selected, onChange }) }
      },
      { initialProps: { rows: people.slice(0, 2) } },
    )
    const { toggle } = result.current.page
    act(() => toggle(people[1]!))
    rerender({ rows: people.slice(2) })
    act(() => toggle(people[2]!, true))
    expect(result.current.page).toMatchObject({ state: 'some', rows: [people[2]] })
    act(() => toggle(people[3]!, true))
    expect(result.current.page.state).toBe('all')
    expect([...result.current.selected]).toEqual([2, 3, 4])
    act(() => toggle(people[2]!, true))
    expect([...result.current.selected]).toEqual([2])
    expect(result.current.page.toggle).toBe(toggle)
  })

  test('hides and shows a column', async () => {
    const user = show(<List />)
    await user.click(screen.getByRole('button', { name: 'Columns' }))
    await user.click(screen.getByRole('menuitemcheckbox', { name: 'Seats', checked: true }))
    expect(screen.queryByRole('columnheader', { name: 'Seats' })).not.toBeInTheDocument()
    await user.click(screen.getByRole('menuitemcheckbox', { name: 'Seats', checked: false }))
    expect(screen.getByRole('columnheader', { name: 'Seats' })).toBeInTheDocument()
  })

  test('explains why it is empty', () => {
    show(<List rows={[]} />)
    expect(screen.getByText('Nobody here')).toBeInTheDocument()
    expect(screen.queryByRole('table')).not.toBeInTheDocument()
  })

  test('is busy while loading, with as many placeholder rows as expected', () => {
    show(<List status="loading" rows={[]} />)
    expect(screen.getByText('Loading…')).toBeInTheDocument()
    expect(screen.getAllByRole('row', { hidden: true })).toHaveLength(1 + 3)
    expect(screen.queryByText('Nobody here')).not.toBeInTheDocument()
  })

  test('keeps its rows during a refetch', () => {
    show(<List status="refreshing" />)
    expect(screen.getByRole('rowheader', { name: 'Ada' })).toBeInTheDocument()
    expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true')
  })

  test('is a list of cards with the same controls on phones', async () => {
    const matchMedia = globalThis.matchMedia
    vi.spyOn(globalThis, 'matchMedia').mockImplementation((media) =>
      Object.assign(matchMedia(media), { matches: media.includes('767') }),
    )
    const user = show(<List />)
    const list = screen.getByRole('list', { name: 'People' })
    expect(within(list).getAllByRole('listitem')).toHaveLength(people.length)
    expect(within(list).getAllByText('Seats')).toHaveLength(people.length)
    await user.click(screen.getByRole('checkbox', { name: 'Select Ada' }))
    expect(screen.getByRole('checkbox', { name: 'Select all on this page' })).toBePartiallyChecked()
    await user.click(screen.getByRole('button', { name: 'Switch to descending order' }))
    expect(onSort).toHaveBeenCalledWith('name', 'desc')
  })

  test('has the status beside the name on phones, and leaves out wide columns', () => {
    const matchMedia = globalThis.matchMedia
    vi.spyOn(globalThis, 'matchMedia').mockImplementation((media) =>
      Object.assign(matchMedia(media), { matches: media.includes('767') }),
    )
    const more: readonly Column<Person>[] = [
      { key: 'state', header: 'State', isStatus: true, cell: () => <span>Active</span> },
      { key: 'city', header: 'City', isWide: true, cell: () => 'Lima' },
      { key: 'team', header: 'Team', cell: () => null },
      { key: 'used', header: 'Last used', isLabeled: true, cell: () => 'Never' },
    ]
    const source: TableSource<Person> = {
      rows: people,
      keyOf: ({ id }) => id,
      labelOf: ({ name }) => name,
      status: 'ready',
    }
    show(<DataTable caption="People" columns={[...columns, ...more]} source={source} />)
    const row = within(screen.getAllByRole('listitem')[0]!)
    expect(row.getByText('Active')).toBeInTheDocument()
    expect(row.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Seats', 'Last used'])
    expect(row.getByText('Seats')).toHaveClass('visually-hidden')
    expect(row.getByText('Last used')).not.toHaveClass('visually-hidden')
    expect(row.queryByText('Lima')).not.toBeInTheDocument()
  })
})
