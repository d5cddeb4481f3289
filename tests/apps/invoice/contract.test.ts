import { describe, expect, it } from 'vitest'
import { invoiceApi } from '@/redux/apps/invoice/contract'
import { refusal } from '../../support/backend'
import { useServer } from '../../contract/server'

const { api } = useServer()

describe('an invoice', () => {
  it('is drafted, sent, paid in part and in full, and never overpaid', async () => {
    const [client] = await api.call(invoiceApi.clients, {})
    if (!client) throw new Error('This server has no clients to bill.')
    const line = { title: 'Two days', description: '', qty: 2, price: 60_000, discount: 0, tax: 0 }
    const { invoice } = await api.call(invoiceApi.add, {
      body: { clientEmail: client.companyEmail, service: 'Software Development', lines: [line] },
    })
    expect(invoice).toMatchObject({ total: 1200, invoiceStatus: 'Draft', balance: '$1200' })
    expect((await api.call(invoiceApi.send, { body: { id: invoice.id } })).invoice.invoiceStatus).toBe('Sent')

    const pay = (amount: number) => api.call(invoiceApi.addPayment, { body: { id: invoice.id, amount } })
    expect((await refusal(pay(120_001))).status).toBe(400)
    expect((await pay(20_000)).invoice).toMatchObject({ balance: '$1000', invoiceStatus: 'Partial Payment' })
    expect((await pay(100_000)).invoice).toMatchObject({ balance: 0, invoiceStatus: 'Paid' })
    expect((await refusal(pay(1))).status).toBe(400)

    const { invoice: copy } = await api.call(invoiceApi.duplicate, { body: { id: invoice.id } })
    for (const { id } of [invoice, copy]) {
      await api.call(invoiceApi.remove, { query: { id } })
      expect((await refusal(api.call(invoiceApi.one, { params: { id } }))).status).toBe(404)
    }
  })
})
