// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { renderPage } from '../../support/renderPage'

async function openTable(search = '') {
  const view = await renderPage(`/datatables/advance${search}`)
  await screen.findAllByRole('button', { name: /^Actions for/ })
  const table = () => screen.getByRole('table', { name: 'People' })
  return {
    ...view,
    table,
    rows: () => within(table()).getAllByRole('row').slice(1),
    heads: () =>
      within(table())
        .getAllByRole('columnheader')
        .map((head) => head.textContent)
        .filter(Boolean),
    params: () => new URLSearchParams(view.router.state.location.search),
  }
}

const cell = (row: HTMLElement, field: string) =>
  within(row).getByRole('button', { name: new RegExp(`^Edit ${field}: `) })

describe('the advanced data table', () => {
  it('is sorted by the backend', async () => {
    const { user, rows, params, table } = await openTable()
    await user.click(within(table()).getByRole('button', { name: 'Name' }))
    await waitFor(() => expect(Object.fromEntries(params())).toEqual({ sortColumn: 'full_name' }))
    await waitFor(() => expect(rows()[0]).toHaveTextContent('Abena Owusu-Ansah'))
  })

  it('filters by several columns, shows chips, and clears them', async () => {
    const { user, rows, params } = await openTable('?page=4')
    await user.click(screen.getByRole('button', { name: 'Filter by Status' }))
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Employed' }))
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'On leave' }))
    await user.keyboard('{Escape}')
    await user.click(screen.getByRole('button', { name: 'Filters' }))
    const panel = await screen.findByRole('dialog', { name: 'Filters' })
    await user.type(within(panel).getByLabelText(/^Job title/), 'designer')
    await user.click(within(panel).getByRole('button', { name: 'Apply filters' }))
    await waitFor(() => {
      expect(Object.fromEntries(params())).toEqual({ post: 'designer', status: '3,4' })
    })
    await waitFor(() => {
      for (const row of rows()) expect(row).toHaveTextContent(/designer.*(Employed|On leave)/)
    })
    await user.click(screen.getByRole('button', { name: 'Remove filter Status: On leave' }))
    await waitFor(() => expect(params().get('status')).toBe('3'))
    await user.click(screen.getByRole('button', { name: 'Remove filter Job title: designer' }))
    await user.click(await screen.findByRole('button', { name: 'Clear all' }))
    expect(await screen.findByText('1–10 of 100')).toBeVisible()
    expect([...params()]).toEqual([])
  })

  it('filters by parts of texts, and by start date', async () => {
    const { user, rows, params } = await openTable()
    await user.click(screen.getByRole('button', { name: 'Filters' }))
    const panel = within(await screen.findByRole('dialog', { name: 'Filters' }))
    for (const label of [/^Name/, /^Job title/, /^Email/, /^City/])
      expect(panel.getByRole('textbox', { name: label })).toBeVisible()
    await user.type(panel.getByRole('textbox', { name: /^City/ }), 'ly')
    const start = within(panel.getByRole('group', { name: 'Start date' }))
    await user.type(start.getByRole('textbox', { name: /^From/ }), '01/31/2015')
    await user.type(start.getByRole('textbox', { name: /^To/ }), '01/31/2014')
    await user.click(panel.getByRole('button', { name: 'Apply filters' }))
    expect(start.getByRole('textbox', { name: /^To/ })).toBeInvalid()
    await user.clear(start.getByRole('textbox', { name: /^To/ }))
    await user.click(panel.getByRole('button', { name: 'Apply filters' }))
    await waitFor(() => expect(Object.fromEntries(params())).toEqual({ city: 'ly', start_from: '2015-01-31' }))
    await waitFor(() => {
      for (const row of rows()) expect(cell(row, 'City')).toHaveTextContent(/ly/i)
    })
    expect(screen.getByRole('button', { name: 'Remove filter Start date: ≥ Jan 31, 2015' })).toBeVisible()
  })

  it('toggles columns, in the URL', async () => {
    const { user, heads, params } = await openTable()
    expect(heads()).not.toContain('Age')
    await user.click(screen.getByRole('button', { name: 'Columns' }))
    const panel = await screen.findByRole('dialog', { name: 'Columns' })
    const reset = within(panel).getByRole('button', { name: 'Reset' })
    expect(reset).toHaveAttribute('aria-disabled', 'true')
    await user.click(within(panel).getByRole('checkbox', { name: 'Age' }))
    await user.click(within(panel).getByRole('checkbox', { name: 'City' }))
    expect(heads()).toContain('Age')
    expect(heads()).not.toContain('City')
    expect(params().get('hide')).toBe('email,experience,city')
    expect(reset).toHaveAttribute('aria-disabled', 'false')
    await user.click(reset)
    expect([...params()]).toEqual([])
  })

  it('pins columns to either side', async () => {
    const { user, heads, table } = await openTable('?end=post&widths=salary.200')
    expect(heads().slice(-2)).toEqual(['Job title', 'Actions'])
    await user.click(screen.getByRole('button', { name: 'Columns' }))
    const panel = await screen.findByRole('dialog', { name: 'Columns' })
    await user.selectOptions(within(panel).getByLabelText('Pin column Salary'), 'Pin to start')
    expect(heads().slice(1, 3)).toEqual(['Name', 'Salary'])
    // Sticks beside the name column, which is 240 pixels wide.
    expect(within(table()).getByRole('columnheader', { name: /^Salary/ })).toHaveStyle({ insetInlineStart: '240px' })
  })

  it('resizes a column by keyboard, within limits', async () => {
    const { user, params } = await openTable()
    const edge = screen.getByRole('slider', { name: 'Width of column City' })
    expect(edge).toHaveAttribute('aria-valuenow', '140')
    edge.focus()
    await user.keyboard('{ArrowRight}{ArrowRight}')
    expect(screen.getByRole('slider', { name: 'Width of column City' })).toHaveAttribute('aria-valuenow', '172')
    expect(params().get('widths')).toBe('city.172')
    await user.keyboard('{Home}{ArrowLeft}')
    expect(params().get('widths')).toBe('city.72')
  })

  it('has a compact density', async () => {
    const { user, table } = await openTable()
    await user.click(screen.getByRole('button', { name: 'Columns' }))
    await user.click(await screen.findByRole('radio', { name: 'Compact' }))
    expect(table()).toHaveClass('is-dense')
  })

  it('expands a row to show hidden columns', async () => {
    const { user, rows } = await openTable()
    const button = within(rows()[0]!).getByRole('button', { name: 'Details for Amara Mensah' })
    expect(button).toHaveAttribute('aria-expanded', 'false')
    await user.click(button)
    expect(button).toHaveAttribute('aria-expanded', 'true')
    expect(rows()[1]).toHaveTextContent(/Age43Experience19 years/)
  })

  describe('edits cells inline', () => {
    it('with F2, saved by Enter, with Undo', async () => {
      const { user, rows } = await openTable()
      cell(rows()[1]!, 'City').focus()
      await user.keyboard('{F2}')
      const field = screen.getByRole('textbox', { name: /^City of/ })
      expect(field).toHaveFocus()
      await user.clear(field)
      await user.type(field, 'Nantes{Enter}')
      expect(cell(rows()[1]!, 'City')).toHaveTextContent('Nantes')
      expect(cell(rows()[1]!, 'City')).toHaveFocus()
      await user.click(await screen.findByRole('button', { name: 'Undo' }))
      await waitFor(() => {
        expect(cell(rows()[1]!, 'City')).toHaveTextContent('Lyon')
      })
    })

    it('with Escape, which restores the value', async () => {
      const { user, rows } = await openTable()
      await user.click(cell(rows()[1]!, 'Job title'))
      await user.keyboard('Something else{Escape}')
      expect(cell(rows()[1]!, 'Job title')).toHaveTextContent('Owner')
      expect(cell(rows()[1]!, 'Job title')).toHaveFocus()
    })

    it('and keeps an invalid or rejected value, with the reason', async () => {
      const { user, rows, breakCall } = await openTable()
      const field = () => screen.getByRole('textbox', { name: /^Job title of/ })
      await user.click(cell(rows()[1]!, 'Job title'))
      await user.clear(field())
      await user.keyboard('{Enter}')
      expect(field()).toHaveAccessibleDescription(/required/)
      const repair = breakCall('/api/datatables/update-row', 400, { error: { post: 'There is no such job.' } })
      await user.keyboard('Diver{Enter}')
      await waitFor(() => expect(field()).toHaveAccessibleDescription('There is no such job.'))
      expect(field()).toHaveValue('Diver')
      repair()
      await user.type(field(), '{Enter}')
      await waitFor(() => expect(cell(rows()[1]!, 'Job title')).toHaveTextContent('Diver'))
    })

    it('by a select with few options', async () => {
      const { user, rows } = await openTable()
      await user.click(cell(rows()[0]!, 'Status'))
      await user.selectOptions(screen.getByRole('combobox', { name: /^Status of/ }), 'On leave')
      await user.keyboard('{Enter}')
      expect(await within(rows()[0]!).findByText('On leave')).toBeVisible()
    })
  })

  it('selects a page, then all matches, and deletes them with one Undo', async () => {
    const { user } = await openTable('?status=3')
    const total = Number(/of (\d+)/.exec(screen.getByText(/^1–10 of/).textContent)?.[1])
    await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }))
    await user.click(screen.getByRole('button', { name: `Select all ${total} matching rows` }))
    const bar = screen.getByRole('group', { name: 'Bulk actions' })
    await waitFor(() => {
      expect(bar).toHaveTextContent(`${total} selected`)
    })
    await user.click(within(bar).getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('No results')).toBeVisible()
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await screen.findByText(`1–10 of ${total}`)).toBeVisible()
  })

  it('copies all or the selection, in table order, with visible columns', async () => {
    const { user, rows } = await openTable('?sortColumn=age&hide=city')
    const write = vi.spyOn(navigator.clipboard, 'writeText')
    async function copy(name: string) {
      await user.click(screen.getByRole('button', { name }))
      await user.click(await screen.findByRole('menuitem', { name: 'Copy' }))
    }
    const lines = () => String(write.mock.lastCall?.[0]).split('\n')
    await copy('Export')
    await screen.findByText('100 rows copied')
    expect(lines()).toHaveLength(101)
    const ages = lines().map((line) => line.split('\t')[5])
    expect(ages).toEqual(['Age', ...ages.slice(1).toSorted((a, b) => Number(a) - Number(b))])

    await user.click(within(rows()[0]!).getByRole('checkbox'))
    await user.click(screen.getByRole('button', { name: 'Next page' }))
    await screen.findByText('11–20 of 100')
    await waitFor(() => {
      expect(rows()).toHaveLength(10)
    })
    await user.click(within(rows()[4]!).getByRole('checkbox'))
    await copy('Export selected')
    await screen.findByText('2 rows copied')
    expect(lines()).toEqual([ages[0], ages[1], ages[15]].map((age) => expect.stringContaining(`\t${age}\t`) as string))
    expect(lines()).toHaveLength(3)
  })

  it('saves its state and layout as a view, opens it, and deletes it with Undo', async () => {
    const { user, params } = await openTable('?status=4&hide=email&dense=1&page=1')
    const panel = () => within(screen.getByRole('dialog', { name: 'Views' }))
    async function open() {
      await user.click(screen.getByRole('button', { name: 'Views' }))
      await screen.findByRole('button', { name: 'Default view' })
    }
    await open()
    await user.type(panel().getByLabelText('View name'), 'Away{Enter}')
    expect(await panel().findByRole('button', { name: 'Away' })).toHaveAttribute('aria-current', 'true')

    await user.click(panel().getByRole('button', { name: 'Default view' }))
    await waitFor(() => expect([...params()]).toEqual([]))
    await open()
    expect(panel().getByRole('button', { name: 'Default view' })).toHaveAttribute('aria-current', 'true')
    await user.click(panel().getByRole('button', { name: 'Away' }))
    await waitFor(() => {
      expect(Object.fromEntries(params())).toEqual({ status: '4', hide: 'email', dense: '1' })
    })

    await open()
    await user.click(panel().getByRole('button', { name: 'Delete view “Away”' }))
    expect(panel().queryByRole('button', { name: 'Away' })).not.toBeInTheDocument()
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await open()
    expect(await panel().findByRole('button', { name: 'Away' })).toBeVisible()
  })

  it('uses defaults for an invalid URL', async () => {
    const { rows, heads } = await openTable(
      '?sortColumn=__proto__&widths=post.x,evil.100&end=nothing&start_from=soon&status=9',
    )
    expect(rows()).toHaveLength(10)
    expect(heads()).toContain('Job title')
    expect(screen.getByText('1–10 of 100')).toBeVisible()
  })
})
