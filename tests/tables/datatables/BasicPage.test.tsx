// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderPage } from '../../support/renderPage'

async function openTable(search = '') {
  const view = await renderPage(`/datatables/basic${search}`)
  const table = () => within(screen.getByRole('table', { name: 'People' }))
  const rows = () => table().getAllByRole('row').slice(1)
  await screen.findAllByRole('button', { name: /^Actions for/ })
  return { ...view, table, rows, search: () => view.router.state.location.search }
}

const nameOf = (row: HTMLElement) => within(row).getByRole('checkbox').getAttribute('aria-label')?.slice(7) ?? ''

describe('the basic data table', () => {
  it('shows ten of a hundred people, with picture, salary and status', async () => {
    const { rows } = await openTable()
    expect(rows()).toHaveLength(10)
    expect(screen.getByText('1–10 of 100')).toBeVisible()
    expect(rows()[0]).toHaveTextContent(/Amara Mensah.*Managing director.*\$134,\d{3}\.00.*Employed/)
  })

  it('searches while typing, and keeps the search in the URL', async () => {
    const { user, rows, search } = await openTable('?page=3')
    await user.type(screen.getByRole('searchbox'), 'legal counsel')
    await waitFor(() => {
      expect(search()).toBe('?q=legal+counsel')
    })
    await waitFor(() => {
      for (const row of rows()) expect(row).toHaveTextContent('Legal counsel')
    })
  })

  it('sorts by a header, ascending, descending and not, announces it, and keeps it in the URL', async () => {
    const { user, router, table, rows, search } = await openTable()
    const head = () => table().getByRole('columnheader', { name: 'Salary' })
    expect(head()).toHaveAttribute('aria-sort', 'none')
    await user.click(head())
    expect(head()).toHaveAttribute('aria-sort', 'ascending')
    expect(search()).toBe('?sortColumn=salary')
    expect(screen.getByText('Sorted by Salary, ascending')).toBeInTheDocument()
    const pay = () => rows().map((row) => Number(/\$([\d,]+)\.00/.exec(row.textContent)?.[1]?.replaceAll(',', '')))
    expect(pay()).toEqual(pay().toSorted((a, b) => a - b))
    const least = pay()[0]!
    head().focus()
    await user.keyboard('{Enter}')
    expect(head()).toHaveAttribute('aria-sort', 'descending')
    expect(pay()).toEqual(pay().toSorted((a, b) => b - a))
    expect(pay()[0]).toBeGreaterThan(least)
    await user.click(head())
    expect(head()).toHaveAttribute('aria-sort', 'none')
    expect(search()).toBe('')
    await router.navigate(-1)
    await waitFor(() => {
      expect(head()).toHaveAttribute('aria-sort', 'descending')
    })
  })

  it('opens with page, page size and order of the URL', async () => {
    const { table, rows } = await openTable('?page=2&perPage=25&sortColumn=full_name&sort=desc')
    expect(screen.getByText('26–50 of 100')).toBeVisible()
    expect(rows()).toHaveLength(25)
    expect(table().getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'descending')
  })

  it('changes page and page size, and restores both on Back', async () => {
    const { user, router, rows } = await openTable()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), '50')
    expect(rows()).toHaveLength(50)
    expect(screen.getByRole('combobox', { name: 'Rows per page' })).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Next page' }))
    expect(await screen.findByText('51–100 of 100', { selector: '.pagination-range' })).toBeVisible()
    await router.navigate(-2)
    await waitFor(() => expect(rows()).toHaveLength(10))
  })

  it('expands a row to show all details', async () => {
    const { user, table } = await openTable()
    const opener = table().getByRole('button', { name: 'Details for Amara Mensah' })
    expect(opener).toHaveAttribute('aria-expanded', 'false')
    await user.click(opener)
    expect(opener).toHaveAttribute('aria-expanded', 'true')
    expect(table().getByRole('row', { name: /^Name.*Experience/ })).toBeVisible()
    await user.click(opener)
    expect(table().queryByText('Experience')).not.toBeInTheDocument()
  })

  it('edits a cell by keyboard, saves it, with Undo', async () => {
    const { user, rows } = await openTable()
    const opener = () => within(rows()[0]!).getByRole('button', { name: /^Edit Salary/ })
    const before = opener().textContent
    opener().focus()
    await user.keyboard('{Enter}')
    const field = within(rows()[0]!).getByRole('spinbutton', { name: 'Salary of Amara Mensah' })
    expect(field).toHaveFocus()
    await user.clear(field)
    await user.keyboard('{Enter}')
    expect(field).toHaveAccessibleDescription(/.+/)
    expect(field).toBeInvalid()
    await user.type(field, '65432{Enter}')
    expect(await within(rows()[0]!).findByText('$65,432.00')).toBeVisible()
    expect(opener()).toHaveFocus()
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() => {
      expect(opener()).toHaveTextContent(before)
    })
    await user.click(opener())
    await user.keyboard('12{Escape}')
    expect(opener()).toHaveTextContent(before)
    expect(opener()).toHaveFocus()
  })

  it('selects all rows, on all pages', async () => {
    const { user, table } = await openTable()
    await user.click(table().getByRole('checkbox', { name: 'Select all rows' }))
    expect(screen.getByRole('group', { name: 'Bulk actions' })).toHaveTextContent('100 selected')
  })

  it('shows when nothing matches, and offers to clear the search', async () => {
    const { user } = await openTable()
    await user.type(screen.getByRole('searchbox'), 'nobody at all')
    expect(await screen.findByText('No results')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Clear search and filters' }))
    expect(await screen.findByText('1–10 of 100', { selector: '.pagination-range' })).toBeVisible()
  })

  it('adds a person, with errors beside their fields', async () => {
    const { user } = await openTable()
    await user.click(screen.getByRole('button', { name: 'Add person' }))
    const drawer = await screen.findByRole('dialog', { name: 'Add person' })
    await user.click(within(drawer).getByRole('button', { name: 'Add person' }))
    await waitFor(() => {
      expect(within(drawer).getByLabelText('Name')).toHaveFocus()
    })
    await user.type(within(drawer).getByLabelText('Name'), 'Rosa Blum')
    await user.type(within(drawer).getByLabelText('Job title'), 'Editor')
    await user.type(within(drawer).getByLabelText('Email'), 'rosa@blum.example')
    await user.type(within(drawer).getByLabelText('Age'), '34')
    await user.type(within(drawer).getByLabelText('Salary'), '45000')
    await user.click(within(drawer).getByRole('button', { name: 'Add person' }))
    expect(await screen.findByText('Rosa Blum added')).toBeVisible()
    expect(await screen.findByText('1–10 of 101')).toBeVisible()
  })

  it('edits a person', async () => {
    const { user, rows } = await openTable()
    await user.click(within(rows()[2]!).getByRole('button', { name: /^Actions for/ }))
    await user.click(await screen.findByRole('menuitem', { name: 'Edit' }))
    const post = await screen.findByLabelText('Job title')
    await user.clear(post)
    await user.type(post, 'Head of operations')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => {
      expect(rows()[2]).toHaveTextContent('Head of operations')
    })
  })

  it('deletes a person at once and restores the person by Undo', async () => {
    const { user, rows } = await openTable()
    const name = nameOf(rows()[3]!)
    await user.click(within(rows()[3]!).getByRole('button', { name: /^Actions for/ }))
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    expect(await screen.findByText('1–10 of 99')).toBeVisible()
    expect(await screen.findByText(`${name} deleted`)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('1–10 of 100', { selector: '.pagination-range' })).toBeVisible()
    await waitFor(() => {
      expect(nameOf(rows()[3]!)).toBe(name)
    })
  })

  it('deletes the selected people', async () => {
    const { user, rows } = await openTable()
    for (const row of rows().slice(0, 3)) await user.click(within(row).getByRole('checkbox'))
    const bar = screen.getByRole('group', { name: 'Bulk actions' })
    expect(bar).toHaveTextContent('3 selected')
    await user.click(within(bar).getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('1–10 of 97')).toBeVisible()
    expect(await screen.findByText('3 people deleted')).toBeVisible()
  })

  it('shows an error, and reloads on retry', async () => {
    const view = await renderPage('/access-control')
    const repair = view.breakCall('/api/datatables/initial-data', 503)
    await view.router.navigate('/datatables/basic?q=lead')
    expect(await screen.findByText('Couldn’t load people')).toBeVisible()
    repair()
    await view.user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('table', { name: 'People' })).toBeVisible()
  })
})
