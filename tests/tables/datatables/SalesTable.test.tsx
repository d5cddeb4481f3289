// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { orderSales as orderSalesIn, type SaleQuery } from '@/views/tables/datatables/large/saleOrder'
import type { OrderRequest } from '@/views/tables/datatables/large/saleOrder.worker'
import { saleAt, saleCount } from '@/views/tables/datatables/large/sales'
import { renderPage } from '../../support/renderPage'

const height = 440

const orderSales = (query: Pick<SaleQuery, 'q' | 'column' | 'direction'>) =>
  orderSalesIn({ language: 'en', timeZone: 'UTC', ...query })

/** Mock of the worker, which jsdom lacks: answers asynchronously. */
class StandIn extends EventTarget {
  postMessage({ id, query }: OrderRequest) {
    setTimeout(() => this.dispatchEvent(new MessageEvent('message', { data: { id, order: orderSales(query) } })))
  }
  terminate() {
    return undefined
  }
}

beforeEach(() => {
  vi.stubGlobal('Worker', StandIn)
  // jsdom has no layout.
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(height)
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(44 * saleCount)
})
async function openSales(search = '') {
  const view = await renderPage(`/datatables/advance?tab=sales${search}`)
  const table = await screen.findByRole('table', { name: 'Sales' })
  return { ...view, table, rows: () => within(table).getAllByRole('row').slice(1) }
}

describe('the sales', () => {
  it('are equal every time', () => {
    expect(saleAt(0)).toEqual(saleAt(0))
    expect(saleAt(99_999)).toMatchObject({ number: 100_000, soldAt: expect.stringMatching(/^2026-/) as string })
    expect(new Set(Array.from({ length: 500 }, (_, index) => saleAt(index).customer)).size).toBeGreaterThan(200)
  })

  it('are found by number, customer, city and product, ignoring case', () => {
    const { customer, city } = saleAt(4711)
    const order = orderSales({ q: `${customer}\n${city}`.toUpperCase(), column: 'number', direction: 'asc' })
    expect([...order]).toContain(4711)
    for (const index of order.slice(0, 50)) expect(saleAt(index)).toMatchObject({ customer, city })
    const words = orderSales({ q: `${city} ${customer}`, column: 'number', direction: 'asc' })
    expect(words).toEqual(order)
    const misspelled = orderSales({ q: 'osakka trackbal', column: 'number', direction: 'asc' })
    expect(misspelled.length).toBeGreaterThan(0)
    expect(saleAt(misspelled[0]!)).toMatchObject({ city: 'Osaka', product: 'Trackball' })
    expect(orderSales({ q: 'no such thing', column: 'number', direction: 'asc' })).toHaveLength(0)
  })

  it('are found by date and total, as displayed in a language', () => {
    const found = (q: string, language: string) =>
      orderSalesIn({ q, column: 'number', direction: 'asc', language, timeZone: 'UTC' })
    const days = found('Jan 2, 2025', 'en')
    expect(days.length).toBeGreaterThan(50)
    for (const index of days) expect(saleAt(index).soldAt).toMatch(/^2025-01-02/)
    for (const index of found('$387', 'en').slice(0, 50)) expect(saleAt(index).cents).toBe(38_700)
    for (const index of found('387,00', 'de').slice(0, 50)) expect(saleAt(index).cents).toBe(38_700)
  })

  it.each([
    ['customer', 'asc'],
    ['cents', 'desc'],
    ['soldAt', 'desc'],
  ] as const)('sort by %s, %s, and keep the order of equal ones', (column, direction) => {
    const order = orderSales({ q: '', column, direction })
    expect(order).toHaveLength(saleCount)
    expect(new Set(order).size).toBe(saleCount)
    const sign = direction === 'asc' ? 1 : -1
    const { compare } = new Intl.Collator()
    for (let place = 1; place < 2000; place += 1) {
      const [before, after] = [order[place - 1]!, order[place]!]
      const [a, b] = [saleAt(before)[column], saleAt(after)[column]]
      const distance = sign * (typeof a === 'number' && typeof b === 'number' ? a - b : compare(String(a), String(b)))
      expect(distance < 0 || (distance === 0 && before < after)).toBe(true)
    }
  })
})

describe('the long list', () => {
  it('renders visible rows only, with the total', async () => {
    const { table, rows } = await openSales()
    expect(table).toHaveAttribute('aria-rowcount', '100001')
    expect(rows().length).toBeGreaterThanOrEqual(10)
    expect(rows().length).toBeLessThan(60)
    expect(rows()[0]).toHaveAttribute('aria-rowindex', '2')
    expect(rows()[0]).toHaveTextContent(saleAt(0).customer)
    expect(screen.getByText('100,000 sales', { selector: 'span' })).toBeVisible()
  })

  it('renders others on scroll', async () => {
    const { rows } = await openSales()
    const box = screen.getByRole('region', { name: 'Sales' })
    expect(box).toHaveAttribute('tabindex', '0')
    box.scrollTop = 44 * 50_000
    box.dispatchEvent(new Event('scroll'))
    await waitFor(() => {
      const indices = rows().map((row) => Number(row.getAttribute('aria-rowindex')))
      expect(indices).toContain(50_002)
      expect(indices.length).toBeLessThan(60)
    })
  })

  it('searches and sorts, both in the URL', async () => {
    const { user, table, rows, router } = await openSales()
    await user.click(within(table).getByRole('button', { name: 'Total' }))
    await waitFor(() => {
      expect(rows()[0]).toHaveTextContent('$29.00')
    })
    await user.type(screen.getByRole('searchbox'), 'osaka')
    await waitFor(() => {
      expect(router.state.location.search).toBe('?tab=sales&sortColumn=cents&q=osaka')
    })
    await waitFor(() => {
      for (const row of rows()) expect(row).toHaveTextContent('Osaka')
    })
    expect(Number(table.getAttribute('aria-rowcount'))).toBeLessThan(10_000)
  })

  it('shows when nothing matches, and offers to clear the search', async () => {
    const { user } = await renderPage('/datatables/advance?tab=sales&q=nothing+of+the+kind')
    await user.click(await screen.findByRole('button', { name: 'Clear search and filters' }))
    expect(await screen.findByText('100,000 sales', { selector: 'span' })).toBeVisible()
  })

  it('has its own URL, and Back returns to the other', async () => {
    const { user, router } = await renderPage('/datatables/advance?post=lead')
    await user.click(await screen.findByRole('tab', { name: '100,000 sales' }))
    expect(router.state.location.search).toBe('?tab=sales')
    await router.navigate(-1)
    expect(await screen.findByRole('button', { name: 'Remove filter Job title: lead' })).toBeVisible()
  })
})
