import { dayTextOf } from '@core/zonedTime'
import { ageOf, agingOf } from '@fake-db/apps/invoice/aging'
import { describe, expect, it, vi } from 'vitest'
import { invoiceApi } from '@/redux/apps/invoice/contract'
import type { Invoice } from '@/redux/apps/invoice/schema'
import { ages } from '@/redux/apps/invoice/schema'
import { now, refusal, startBackend } from '../../support/backend'

const today = new Date(2026, 10, 18, 9)
const dueOn = (month: number, day: number) => dayTextOf(new Date(2026, month - 1, day))

async function anInvoice(change: Partial<Invoice>): Promise<Invoice> {
  const { invoices } = await startBackend().api.call(invoiceApi.list, { query: { perPage: 1 } })
  return { ...invoices[0]!, invoiceStatus: 'Sent', balance: '$205.50', ...change }
}

describe('the age of a balance', () => {
  it.each([
    ['not-due', dueOn(12, 1)],
    ['not-due', dueOn(11, 18)],
    ['1-30', dueOn(11, 17)],
    ['1-30', dueOn(10, 19)],
    ['31-60', dueOn(10, 18)],
    ['31-60', dueOn(9, 19)],
    ['61-90', dueOn(9, 18)],
    ['61-90', dueOn(8, 20)],
    ['over-90', dueOn(8, 19)],
  ] as const)('is %s if due on %s', async (age, dueDate) => {
    expect(ageOf(await anInvoice({ dueDate }), today)).toBe(age)
  })

  it.each([{ balance: 0 }, { balance: '-$20' }, { invoiceStatus: 'Draft' }] as const)(
    'is missing for %o, without a balance',
    async (change) => {
      expect(ageOf(await anInvoice({ dueDate: dueOn(1, 1), ...change }), today)).toBe(null)
    },
  )

  it.each([
    ['1-30', '2026-03-29', '2026-03-30'],
    ['1-30', '2026-03-10', '2026-04-09'],
    ['31-60', '2026-03-10', '2026-04-10'],
    ['1-30', '2026-10-10', '2026-11-09'],
    ['31-60', '2026-10-10', '2026-11-10'],
  ] as const)('is %s if due on %s on %s, across clock changes', async (age, due, day) => {
    vi.stubEnv('TZ', 'Europe/Berlin')
    const invoice = await anInvoice({ dueDate: due })
    for (const hour of ['00:00', '23:59']) expect(ageOf(invoice, new Date(`${day}T${hour}`))).toBe(age)
  })

  it('sums to whole cents', async () => {
    const late = await anInvoice({ dueDate: dueOn(11, 1), balance: '$0.10' })
    const [, first] = agingOf([late, { ...late, balance: '$0.20' }], today)
    expect(first).toEqual({ age: '1-30', count: 2, balance: 30 })
  })
})

describe('GET /apps/invoice/aging', () => {
  it('equals the list of each age', async () => {
    const { api } = startBackend()
    const { aging } = await api.call(invoiceApi.aging, {})
    expect(aging.map(({ age }) => age)).toEqual(ages)
    for (const { age, count } of aging) {
      const { invoices, total } = await api.call(invoiceApi.list, { query: { aging: [age], perPage: 50 } })
      expect(total).toBe(count)
      expect(invoices.map((invoice) => ageOf(invoice, now()))).toEqual(invoices.map(() => age))
    }
    expect(aging.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThan(5)
  })

  it('responds 400 to the list of an unknown age', async () => {
    const { axios } = startBackend()
    expect(await refusal(axios.get('/apps/invoice/invoices?aging=old'))).toMatchObject({ status: 400 })
  })
})
