// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { csvRows, excelNumbers, savedFiles } from '../../support/exports'
import { renderPage } from '../../support/renderPage'

const path = '/apps/invoice/list'

async function openList(search = '', options = {}) {
  const view = await renderPage(path + search, options)
  await screen.findByRole('table', { name: 'Invoices' })
  await screen.findAllByRole('link', { name: /^#\d+$/ })
  const rows = () =>
    within(screen.getByRole('table', { name: 'Invoices' }))
      .getAllByRole('row')
      .slice(1)
  return { ...view, rows, search: () => view.router.state.location.search }
}

async function openMenuOf(user: Awaited<ReturnType<typeof openList>>['user'], id: number) {
  await user.click(screen.getByRole('button', { name: `Actions for #${id}` }))
  return screen.findByRole('menu')
}

describe('the invoice list', () => {
  it('shows the newest ten of 36, with the figures above', async () => {
    const { rows } = await openList()
    expect(screen.getByRole('heading', { level: 1, name: 'Invoices' })).toBeVisible()
    expect(rows()).toHaveLength(10)
    expect(screen.getByText('1–10 of 36')).toBeVisible()
    expect(screen.getByRole('columnheader', { name: /Number/ })).toHaveAttribute('aria-sort', 'descending')
    expect(screen.getByText(/^\$[\d,.]+ overdue$/)).toBeVisible()
    expect(screen.getByRole('link', { name: '#5036' })).toHaveAttribute('href', '/apps/invoice/preview/5036')
  })

  it('compares the last thirty days with those before, if they have data', async () => {
    await openList()
    const trends = screen.getAllByText(/ in 30 days$/)
    expect(trends.length).toBeGreaterThan(0)
    for (const { textContent } of trends) expect(textContent).toMatch(/^\u2066[+-]?[\d,.]+%\u2069 in 30 days$/)
  })

  it('shows "Paid" without a balance, and overpayments as negative', async () => {
    const { rows } = await openList('?sort=asc')
    expect(within(within(rows()[0]!).getAllByRole('cell').at(-2)!).getByText('Paid')).toBeVisible()
    expect(within(rows()[4]!).getByText('-$475.00')).toBeVisible()
  })

  it('spells the status out, and shows balance and due date in its panel', async () => {
    const { user } = await openList('?status=Past+Due')
    const [sign] = screen.getAllByRole('button', { name: /^Past due: details for invoice/ })
    expect(within(sign!).getByText('Past due')).toBeVisible()
    await user.click(sign!)
    const box = await screen.findByRole('dialog', { name: /^Past due/ })
    expect(box).toHaveTextContent(/Balance\$[\d,.]+/)
    expect(box).toHaveTextContent(/days overdue/)
  })

  it('shows open amounts by age, and lists the invoices of an age', async () => {
    const { user, rows, search } = await openList()
    const ages = within(await screen.findByRole('list', { name: 'Invoice aging' }))
    const link = ages.getByRole('link', { name: /^1–30 days overdue/ })
    const count = Number(/(\d+) invoices?$/.exec(link.textContent)?.[1])
    await user.click(link)
    expect(search()).toBe('?aging=1-30')
    expect(link).toHaveAttribute('aria-current', 'true')
    await waitFor(() => {
      expect(rows()).toHaveLength(count)
    })
    await user.click(screen.getByRole('button', { name: /Invoice aging: 1–30 days overdue/ }))
    expect(search()).toBe('')
    await waitFor(() => {
      expect(rows()).toHaveLength(10)
    })
  })

  it('deletes a draft at once and restores it by Undo, with focus on the next invoice', async () => {
    const { user } = await openList('?status=Draft')
    const menuOf = (id: number) => screen.getByRole('button', { name: `Actions for #${id}` })
    await openMenuOf(user, 5035)
    await user.click(screen.getByRole('menuitem', { name: 'Delete' }))
    await waitFor(() => expect(menuOf(5034)).toHaveFocus())
    expect(await screen.findByText('1–2 of 2')).toBeVisible()
    expect(await screen.findByText('Invoice #5035 deleted')).toBeVisible()
    await user.keyboard('{Alt>}t{/Alt}')
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await screen.findByRole('link', { name: '#5035' })).toBeVisible()
    expect(menuOf(5034)).toHaveFocus()
  })

  it('asks before deleting an issued invoice', async () => {
    const { user } = await openList('?sort=asc')
    await openMenuOf(user, 5004)
    await user.click(screen.getByRole('menuitem', { name: 'Delete' }))
    const question = await screen.findByRole('dialog', { name: 'Delete 1 invoice?' })
    expect(question).toHaveTextContent('Invoice #5004 will be deleted. You can undo this for a few seconds.')
    await user.click(within(question).getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('1–10 of 35')).toBeVisible()
  })

  it('asks before deleting several, with their number, in any status', async () => {
    const { user } = await openList('?perPage=50')
    for (const id of [5001, 5034, 5036]) await user.click(screen.getByRole('checkbox', { name: new RegExp(`#${id}`) }))
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    const question = await screen.findByRole('dialog', { name: 'Delete 3 invoices?' })
    await user.click(within(question).getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('1–33 of 33')).toBeVisible()
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('1–36 of 36')).toBeVisible()
  })

  it('duplicates an invoice as a draft', async () => {
    const { user } = await openList('?sort=asc')
    await openMenuOf(user, 5002)
    await user.click(screen.getByRole('menuitem', { name: 'Duplicate' }))
    expect(await screen.findByText('Invoice #5002 duplicated as draft #5037')).toBeVisible()
    expect(await screen.findByText('1–10 of 37')).toBeVisible()
  })

  it('sends an invoice from its row, and shows the new status', async () => {
    const { user } = await openList('?q=5036')
    await screen.findByRole('button', { name: 'Draft: details for invoice #5036' })
    await openMenuOf(user, 5036)
    await user.click(screen.getByRole('menuitem', { name: 'Send' }))
    expect(await screen.findByLabelText('Subject')).toHaveValue('Invoice #5036 from Baobab Analytics')
    const drawer = screen.getByRole('dialog', { name: 'Send invoice #5036' })
    await user.click(within(drawer).getByRole('button', { name: 'Send' }))
    expect(await screen.findByText(/^Invoice #5036 sent to/)).toBeVisible()
    expect(await screen.findByRole('button', { name: 'Sent: details for invoice #5036' })).toBeVisible()
  })

  it('exports files with numeric amounts and dates', async () => {
    const files = savedFiles()
    const { user } = await openList()
    for (const kind of ['CSV file', 'Excel file']) {
      await user.click(screen.getByRole('button', { name: 'Export' }))
      await user.click(await screen.findByRole('menuitem', { name: kind }))
      await waitFor(() => expect(files).toHaveLength(kind === 'CSV file' ? 1 : 2))
    }
    const [, ...rows] = await csvRows(files[0]!)
    expect(rows).toHaveLength(36)
    expect(
      rows
        .map((row) => row.slice(-4).join(' '))
        .filter((end) => !/^(\d{4}-\d\d-\d\d ){2}\d+(\.\d+)? -?\d+(\.\d+)?$/.test(end)),
    ).toEqual([])
    const sumOf = (numbers: readonly number[]) =>
      Math.round(numbers.reduce((sum, number) => sum + number, 0) * 100) / 100
    const totals = await excelNumbers(files[1]!, 'J')
    expect(totals).toHaveLength(36)
    expect(sumOf(totals)).toBe(sumOf(rows.map((row) => Number(row.at(-2)))))
    // Excel counts days from the end of 1899.
    const days = await excelNumbers(files[1]!, 'H')
    expect(days.map((day) => new Date((day - 25_569) * 86_400_000).toISOString().slice(0, 10))).toEqual(
      rows.map((row) => row.at(-4)),
    )
  })
})
