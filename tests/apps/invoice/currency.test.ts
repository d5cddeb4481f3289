import { describe, expect, it } from 'vitest'
import { invoiceApi } from '@/redux/apps/invoice/contract'
import type { NewInvoice } from '@/redux/apps/invoice/schema'
import { currencies } from '@/redux/shell/invoices/currencies'
import { services } from '@/redux/shell/invoices/schema'
import { amountsOf, amountsOfLine, centsOfText, stepOf } from '@/utility/money'
import { refusal, startBackend } from '../../support/backend'

const line = { title: 'Hours', description: '', qty: 1.5, price: 999_00, discount: 3, tax: 7.7 }
const some: NewInvoice = { clientEmail: 'haruka@komorebi.example', service: services[0], lines: [line] }

function open() {
  const { api, axios } = startBackend()
  const add = async (more: Partial<NewInvoice>) =>
    (await api.call(invoiceApi.add, { body: { ...some, ...more } })).invoice
  const list = async (query: object) => (await api.call(invoiceApi.list, { query: { perPage: 99, ...query } })).invoices
  const update = (body: object) => refusal(axios.post('/apps/invoice/update-invoice', body))
  return { api, axios, add, list, update }
}

describe('the arithmetic of a currency', () => {
  it('rounds to its smallest unit at each step', () => {
    expect(currencies.map(stepOf)).toEqual([1, 1, 1, 1, 100])
    expect(stepOf()).toBe(1)
    expect(amountsOfLine(line, stepOf('JPY'))).toEqual({
      subtotal: 1499_00,
      discount: 45_00,
      tax: 112_00,
      total: 1566_00,
    })
    expect(amountsOfLine(line).total).not.toBe(1566_00)
    const { subtotal, discount, tax, total } = amountsOf([line, line, line], 100)
    expect([total, total % 100]).toEqual([subtotal - discount + tax, 0])
  })

  it.each([
    ['-$205.50', -205_50],
    ['EUR 205', 205_00],
    ['-CHF 0.05', -5],
    [0, 0],
  ])('is parsed from text: %s', (text, cents) => {
    expect(centsOfText(text)).toBe(cents)
  })
})

describe('an invoice in another currency', () => {
  it('keeps it, and has its balance in it', async () => {
    const { api, add, list } = open()
    const { id } = await add({ currency: 'EUR' })
    const { invoice, paymentDetails } = await api.call(invoiceApi.one, { params: { id } })
    expect(invoice).toMatchObject({ currency: 'EUR', balance: 'EUR 1565.46', total: 1565.46 })
    expect(paymentDetails.totalDue).toBe('EUR 1565.46')
    expect((await list({ currency: 'EUR' })).map((row) => row.id)).toEqual([id])
    expect(await list({ currency: 'USD' })).toHaveLength(36)
    expect((await list({ q: '€1,565.46' })).map((row) => row.id)).toEqual([id])
    const copy = await api.call(invoiceApi.duplicate, { body: { id } })
    expect(copy.invoice.currency).toBe('EUR')
  })

  it('omits it if it is US dollars', async () => {
    const { add } = open()
    expect(await add({ currency: 'USD' })).not.toHaveProperty('currency')
    expect(await add({})).not.toHaveProperty('currency')
  })

  it('has whole amounts if the currency has no minor unit', async () => {
    const { axios, add, update } = open()
    const { id, total, balance } = await add({ currency: 'JPY' })
    expect([total, balance]).toEqual([1566, 'JPY 1566'])
    const fine = { ...some, currency: 'JPY', lines: [line, { ...line, price: 95_50 }] }
    expect(await refusal(axios.post('/apps/invoice/add-invoice', fine))).toEqual({
      status: 400,
      error: { 'lines.1.price': 'integer' },
    })
    expect((await update({ id, lines: [{ ...line, price: 1 }] })).error).toEqual({ 'lines.0.price': 'integer' })
    const pay = (amount: number) => axios.post('/apps/invoice/add-payment', { id, amount })
    expect((await refusal(pay(10_50))).error).toEqual({ amount: 'integer' })
    expect((await pay(10_00)).status).toBe(201)
  })

  it('keeps it once partly paid, also in a credit note', async () => {
    const { api, add, update } = open()
    const { id } = await add({ currency: 'GBP' })
    await api.call(invoiceApi.update, { body: { id, currency: 'CHF' } })
    await api.call(invoiceApi.addPayment, { body: { id, amount: 1565_46 } })
    const { invoice } = await api.call(invoiceApi.credit, { body: { id } })
    expect(invoice).toMatchObject({ currency: 'CHF', total: -1565.46 })
    const other = await add({ currency: 'GBP' })
    await api.call(invoiceApi.addPayment, { body: { id: other.id, amount: 1 } })
    expect((await update({ id: other.id, currency: 'USD' })).error).toEqual({ currency: 'choice' })
    expect((await update({ id: other.id, currency: 'XAU' })).error).toEqual({ currency: 'choice' })
  })

  it('is not added to dollars in the aging', async () => {
    const { api, add } = open()
    const notDue = async () => (await api.call(invoiceApi.aging, {})).aging.find(({ age }) => age === 'not-due')!
    const before = await notDue()
    await add({ currency: 'EUR', invoiceStatus: 'Sent' })
    expect(await notDue()).toEqual({
      ...before,
      count: before.count + 1,
      others: [{ currency: 'EUR', balance: 1565_46 }],
    })
  })
})
