// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { invoiceApi } from '@/redux/apps/invoice/contract'
import { decimalText, decimalValue } from '@/views/shared/list/decimal'
import { refusal, startBackend } from '../../support/backend'
import { renderPage } from '../../support/renderPage'

describe('ranges of the invoice list', () => {
  it('include both ends, and combine', async () => {
    const { api } = startBackend()
    const list = async (query: object) =>
      (await api.call(invoiceApi.list, { query: { perPage: 99, ...query } })).invoices
    const all = await list({})
    const [{ issuedDate, dueDate, total }] = all as [(typeof all)[number]]
    const day = issuedDate
    const issued = await list({ issuedDateFrom: day, issuedDateTo: day })
    expect(issued).toEqual(all.filter((invoice) => invoice.issuedDate === day))
    const due = await list({ dueDateTo: dueDate })
    expect(due).toEqual(all.filter((invoice) => invoice.dueDate <= dueDate))
    expect(due.length).toBeLessThan(all.length)
    expect(await list({ totalFrom: total, totalTo: total, issuedDateFrom: day })).toEqual([all[0]])
    expect(await list({ totalFrom: 2, totalTo: 1 })).toEqual([])
    const open = await list({ balanceFrom: 0.01, balanceTo: 5000 })
    const amountOf = ({ balance }: (typeof all)[number]) => Number(String(balance).replace(/[^\d.-]/g, ''))
    expect(open).toEqual(all.filter((invoice) => amountOf(invoice) > 0 && amountOf(invoice) <= 5000))
    expect(open.length).toBeGreaterThan(0)
  })

  it.each([{ issuedDateFrom: '2026-02-30' }, { dueDateTo: 'today' }, { totalFrom: '1,5' }, { balanceTo: 'all' }])(
    'are rejected: %o',
    async (params) => {
      const { status, error } = await refusal(startBackend().axios.get('/apps/invoice/invoices', { params }))
      expect([status, Object.keys(error as object)]).toEqual([400, Object.keys(params)])
    },
  )

  it('offer months and quarters', async () => {
    vi.useFakeTimers({ now: new Date('2026-02-10T12:00:00'), toFake: ['Date'] })
    const { user } = await renderPage('/apps/invoice/list')
    await user.click(await screen.findByRole('button', { name: 'Dates and amounts' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Dates and amounts' }))
    const issued = within(dialog.getByRole('group', { name: 'Issue date' }))
    const days = () => issued.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value)
    for (const [name, from, to] of [
      ['This month', '02/01/2026', '02/28/2026'],
      ['Last month', '01/01/2026', '01/31/2026'],
      ['This quarter', '01/01/2026', '03/31/2026'],
      ['Last quarter', '10/01/2025', '12/31/2025'],
    ] as const) {
      await user.click(issued.getByRole('button', { name }))
      expect(days()).toEqual([from, to])
    }
    vi.useRealTimers()
  })

  it('are selected in a dialog, kept in the URL, shown as chips, and removed', async () => {
    const { user, router } = await renderPage('/apps/invoice/list?status=Paid')
    await user.click(await screen.findByRole('button', { name: 'Dates and amounts' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Dates and amounts' }))
    const total = within(dialog.getByRole('group', { name: 'Total' }))
    const [from, to] = [total.getByRole('textbox', { name: /^From/ }), total.getByRole('textbox', { name: /^To/ })]
    await user.type(from, '5,000.50')
    await user.type(to, '40')
    await user.type(
      within(dialog.getByRole('group', { name: 'Issue date' })).getByRole('textbox', { name: /^From/ }),
      '01/31/2026',
    )
    await user.click(dialog.getByRole('button', { name: 'Apply filters' }))
    expect(await total.findByText('Enter 5,000.5 or more')).toBeVisible()
    await user.clear(to)
    await user.click(dialog.getByRole('button', { name: 'Apply filters' }))
    await expect
      .poll(() => Object.fromEntries(new URLSearchParams(router.state.location.search)))
      .toEqual({ status: 'Paid', issuedDateFrom: '2026-01-31', totalFrom: '5000.50' })
    await user.click(await screen.findByRole('button', { name: /Total: ≥ 5,000.5/ }))
    await expect.poll(() => router.state.location.search).not.toContain('total')
    expect(screen.getByRole('button', { name: /Issue date: ≥ Jan 31, 2026/ })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Clear all' }))
    await expect.poll(() => router.state.location.search).toBe('')
  })
})

describe('the figures above the invoice list', () => {
  it('link to unpaid and to overdue invoices', async () => {
    const { user, router, client } = await renderPage('/apps/invoice/list')
    const { data } = await client.get<{ allData: { balance: string | 0; invoiceStatus: string }[] }>(
      '/apps/invoice/invoices',
    )
    const open = data.allData.filter(
      ({ balance, invoiceStatus }) => /^[^-0]/.test(String(balance)) && invoiceStatus !== 'Draft',
    )
    await user.click(await screen.findByRole('link', { name: 'Unpaid' }))
    expect(router.state.location.search).toContain('balanceFrom=0.01')
    expect(await screen.findByText(new RegExp(`of ${open.length}$`))).toBeVisible()
    await user.click(screen.getByRole('link', { name: / overdue$/ }))
    const late = open.filter(({ invoiceStatus }) => invoiceStatus === 'Past Due')
    expect(await screen.findByText(new RegExp(`of ${late.length}$`))).toBeVisible()
  })
})

describe('a typed amount', () => {
  it.each([
    ['en', '1,234.5', '1234.5'],
    ['de', '1.234,50', '1234.50'],
    ['fr', '1 234,5', '1234.5'],
    ['ar', '١٬٢٣٤٫٥', '1234.5'],
    ['en', '$88,285.00', '88285.00'],
    ['de', '88.285,00 €', '88285.00'],
    ['en', '>80000', '80000'],
    ['en', '-3', '-3'],
    ['en', '1.234', null],
    ['en', 'many', null],
  ])('in %s is parsed: %s', (language, text, value) => {
    expect(decimalValue(text, language)).toBe(value)
    if (value !== null) expect(decimalValue(decimalText(value, language), language)).toBe(String(Number(value)))
  })
})
