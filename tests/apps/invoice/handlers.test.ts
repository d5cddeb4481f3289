import { describe, expect, it } from 'vitest'
import { invoiceApi } from '@/redux/apps/invoice/contract'
import type { Invoice } from '@/redux/apps/invoice/schema'
import { invoiceSchema, paymentDetailsSchema } from '@/redux/apps/invoice/schema'
import { services } from '@/redux/shell/invoices/schema'
import { createFormatters } from '@/utility/format/formatters'
import { refusal, startBackend } from '../../support/backend'

const idsOf = (invoices: readonly Invoice[]) => invoices.map(({ id }) => id)

async function open() {
  const backend = startBackend()
  const list = (query: object) => backend.api.call(invoiceApi.list, { query })
  const { allData } = await list({})
  return { ...backend, list, all: allData }
}

describe('the list of invoices', () => {
  it('returns the first ten by id, and all 36 in allData', async () => {
    const { list, all } = await open()
    expect(idsOf(all)).toEqual(Array.from({ length: 36 }, (_, index) => 5001 + index))
    for (const invoice of all) expect(invoiceSchema.parse(invoice)).toEqual(invoice)
    expect(await list({})).toEqual({ invoices: all.slice(0, 10), allData: all, total: 36 })
    expect(await list({ q: 'nobody at all', page: 9 })).toEqual({ invoices: [], allData: all, total: 0 })
  })

  it.each<[string, (invoice: Invoice) => string]>([
    ['client email', ({ client }) => client.companyEmail.toUpperCase()],
    ['client name', ({ client }) => ` ${client.name} `],
    ['id', ({ id }) => String(id)],
    ['total', ({ total }) => String(total)],
    ['balance', ({ balance }) => String(balance)],
    ['due date', ({ dueDate }) => dueDate.slice(0, 10)],
  ])('finds by %s', async (_, textOf) => {
    const { list, all } = await open()
    for (const invoice of [all[6]!, all[25]!]) {
      expect(idsOf((await list({ q: textOf(invoice), perPage: 36 })).invoices)).toContain(invoice.id)
    }
  })

  it.each([
    ['#5013', ({ id }: Invoice) => id === 5013],
    ['$5,192.00', ({ total }: Invoice) => total === 5192],
    ['5192', ({ total }: Invoice) => total === 5192],
    ['5.192,00 $', ({ total }: Invoice) => total === 5192],
    ['٥٬١٩٢٫٠٠', ({ total }: Invoice) => total === 5192],
  ])('finds %s as displayed', async (q, isMeant) => {
    const { list } = await open()
    const found = (await list({ q, perPage: 36 })).invoices
    expect(found.length).toBeGreaterThan(0)
    expect(found.filter((invoice) => !isMeant(invoice))).toEqual([])
  })

  it("finds dates in any language's format", async () => {
    const { list, all } = await open()
    const { dueDate, id: first } = all[0]!
    for (const language of ['en-US', 'de', 'fr', 'pt-PT', 'ar']) {
      const day = createFormatters(language).date(dueDate)
      expect(idsOf((await list({ q: day, perPage: 36 })).invoices)).toContain(first)
    }
  })

  it('finds zero balances by the whole word "paid"', async () => {
    const { list, all } = await open()
    const settled = idsOf(all.filter(({ balance }) => balance === 0))
    expect(idsOf((await list({ q: ' Paid ', perPage: 36 })).invoices)).toEqual(settled)
    expect((await list({ q: 'pai' })).total).toBe(0)
  })

  it('sorts balances by their amount, and clients by name', async () => {
    const { list } = await open()
    const rowsBy = async (sortColumn: string) => (await list({ sortColumn, perPage: 36 })).invoices
    const amounts = (await rowsBy('balance')).map(({ balance }) => Number(String(balance).replace('$', '')))
    expect(amounts).toEqual(amounts.toSorted((a, b) => a - b))
    const names = (await rowsBy('client')).map(({ client }) => client.name)
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b)))
  })
})

describe('an invoice', () => {
  it('includes payment details', async () => {
    const { api, all } = await open()
    for (const invoice of all) {
      const answer = await api.call(invoiceApi.one, { params: { id: invoice.id } })
      expect(answer.invoice).toEqual(invoice)
      expect(paymentDetailsSchema.parse(answer.paymentDetails)).toEqual(answer.paymentDetails)
      const due = String(invoice.balance).startsWith('$') ? invoice.balance : '$0'
      expect(answer.paymentDetails.totalDue).toBe(due)
    }
  })
})

describe('clients', () => {
  it('are the first five distinct ones in the invoices', async () => {
    const { api, all } = await open()
    const clients = await api.call(invoiceApi.clients, {})
    const names = [...new Set(all.map(({ client }) => client.name))]
    expect(clients.map(({ name }) => name)).toEqual(names.slice(0, 5))
    expect(clients[0]).toEqual(all[0]?.client)
  })

  it('can be added and invoiced, but only once per email', async () => {
    const { api, axios } = startBackend()
    const given = { name: ' Rosa Blum ', companyEmail: 'rosa@blum.example', company: 'Blum & Söhne' }
    const { status, data } = await axios.post<unknown>('/apps/invoice/add-client', given)
    expect(status).toBe(201)
    expect(data).toEqual({
      client: { ...given, name: 'Rosa Blum', address: '', country: '', contact: '' },
    })
    expect((await api.call(invoiceApi.allClients, {})).at(-1)?.name).toBe('Rosa Blum')
    expect(
      await refusal(api.call(invoiceApi.addClient, { body: { ...given, companyEmail: 'ROSA@blum.example' } })),
    ).toEqual({
      status: 400,
      error: { companyEmail: 'taken' },
    })
    const { invoice } = await api.call(invoiceApi.add, {
      body: { clientEmail: 'Rosa@Blum.example', service: services[0], lines: [line] },
    })
    expect(invoice.client.name).toBe('Rosa Blum')
  })
})

const line = { title: 'Hours', description: '', qty: 10, price: 95_00, discount: 10, tax: 20 }

describe('deleting invoices', () => {
  it('deletes one by its id, until restored to its position', async () => {
    const { axios, api, list, all } = await open()
    const { status, data } = await axios.delete<unknown>('/apps/invoice/delete', { params: { id: '5035' } })
    expect([status, data]).toEqual([200, {}])
    expect((await list({})).allData).toEqual(all.filter(({ id }) => id !== 5035))
    expect((await refusal(api.call(invoiceApi.one, { params: { id: 5035 } }))).status).toBe(404)
    expect((await refusal(api.call(invoiceApi.remove, { query: { id: 5035 } }))).status).toBe(404)
    const { invoices } = await api.call(invoiceApi.restore, { body: { invoiceIds: [5035] } })
    expect(idsOf(invoices)).toEqual([5035])
    expect((await list({})).allData).toEqual(all)
  })

  it('deletes several, or none if one is unknown', async () => {
    const { api, list, all } = await open()
    const some = { body: { invoiceIds: [5034, 5036, 5034] } }
    expect((await refusal(api.call(invoiceApi.removeMany, { body: { invoiceIds: [5034, 1] } }))).status).toBe(404)
    expect((await list({})).allData).toEqual(all)
    expect(await api.call(invoiceApi.removeMany, some)).toEqual({})
    expect((await list({})).total).toBe(34)
    await api.call(invoiceApi.restore, some)
    expect((await list({})).allData).toEqual(all)
    expect((await refusal(api.call(invoiceApi.restore, some))).status).toBe(404)
  })
})
