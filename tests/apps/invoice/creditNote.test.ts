import { describe, expect, it } from 'vitest'
import { invoiceApi } from '@/redux/apps/invoice/contract'
import { refusal, startBackend } from '../../support/backend'

function open() {
  const backend = startBackend()
  return {
    ...backend,
    invoice: async (id: number) => (await backend.api.call(invoiceApi.one, { params: { id } })).invoice,
    count: async () => (await backend.api.call(invoiceApi.list, { query: {} })).total,
  }
}

describe('a credit note', () => {
  it('reverses a paid invoice under its own number, once', async () => {
    const { api, axios, invoice, count } = open()
    const paid = await invoice(5001)
    const { status } = await axios.post('/apps/invoice/credit-invoice', { id: '5001' })
    expect(status).toBe(201)
    expect(await invoice(5037)).toMatchObject({
      total: -paid.total,
      balance: `-$${paid.total}`,
      invoiceStatus: 'Draft',
      creditOf: 5001,
      client: paid.client,
    })
    expect(await invoice(5001)).toEqual({ ...paid, creditNoteId: 5037 })
    const again = await refusal(api.call(invoiceApi.credit, { body: { id: 5001 } }))
    expect(again).toEqual({ status: 400, error: 'Credit note 5037 already reverses invoice 5001.' })
    expect(await count()).toBe(37)
    await api.call(invoiceApi.send, { body: { id: 5037 } })
    expect((await invoice(5037)).invoiceStatus).toBe('Sent')
  })

  it.each([
    ['an invoice with something open', 5026],
    ['another credit note', 5037],
  ])('is rejected for %s', async (_, id) => {
    const { api, count } = open()
    await api.call(invoiceApi.credit, { body: { id: 5001 } })
    expect((await refusal(api.call(invoiceApi.credit, { body: { id } }))).status).toBe(400)
    expect(await count()).toBe(37)
  })

  it('cannot be edited or paid, but deleted, like the invoice that it reverses', async () => {
    const { api } = open()
    await api.call(invoiceApi.credit, { body: { id: 5001 } })
    expect((await refusal(api.call(invoiceApi.update, { body: { id: 5037, note: 'New' } }))).status).toBe(400)
    expect((await refusal(api.call(invoiceApi.addPayment, { body: { id: 5037, amount: 1 } }))).status).toBe(400)
    await api.call(invoiceApi.remove, { query: { id: 5001 } })
    await api.call(invoiceApi.send, { body: { id: 5037 } })
    await api.call(invoiceApi.remove, { query: { id: 5037 } })
  })

  it('can be created again once the first is deleted, which then stays deleted', async () => {
    const { api, invoice, count } = open()
    await api.call(invoiceApi.credit, { body: { id: 5001 } })
    await api.call(invoiceApi.duplicate, { body: { id: 5026 } })
    await api.call(invoiceApi.remove, { query: { id: 5037 } })
    expect((await invoice(5001)).creditNoteId).toBeUndefined()
    await api.call(invoiceApi.credit, { body: { id: 5001 } })
    expect((await refusal(api.call(invoiceApi.restore, { body: { invoiceIds: [5037] } }))).status).toBe(400)
    expect(await count()).toBe(38)
    expect((await invoice(5001)).creditNoteId).toBe(5039)
  })
})
