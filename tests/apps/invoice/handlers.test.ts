import { people } from '@fake-db/shell/people/people'
import { describe, expect, it } from 'vitest'
import type { InvoiceList } from '@/redux/apps/invoice/contract'
import { invoiceApi } from '@/redux/apps/invoice/contract'
import type { Invoice } from '@/redux/apps/invoice/schema'
import { invoiceSchema, paymentDetailsSchema } from '@/redux/apps/invoice/schema'
import { invoiceStatuses, services } from '@/redux/shell/invoices/schema'
import { createFormatters } from '@/utility/format/formatters'
import { refusal, startBackend } from '../../support/backend'

const idsOf = (invoices: readonly Invoice[]) => invoices.map(({ id }) => id)

async function open() {
  const backend = startBackend()
  const list = (query: object) => backend.api.call(invoiceApi.list, { query })
  const { allData } = await list({})
  return { ...backend, list, all: allData }
}

/** What every invoice has; the others are for credit notes, what they take back, and other currencies than dollars. */
const fieldsOfAll = Object.keys(invoiceSchema.shape)
  .filter((field) => !['creditOf', 'creditNoteId', 'currency'].includes(field))
  .sort()

describe('the sample invoices', () => {
  it('are 36, with the declared fields and no others', async () => {
    const { all } = await open()
    expect(idsOf(all)).toEqual(Array.from({ length: 36 }, (_, index) => 5001 + index))
    for (const invoice of all) {
      expect(invoiceSchema.parse(invoice)).toEqual(invoice)
      expect(Object.keys(invoice).sort()).toEqual(fieldsOfAll)
    }
  })

  it('hold every status and service, and balances below, at and above nothing', async () => {
    const { all } = await open()
    expect(new Set(all.map(({ invoiceStatus }) => invoiceStatus))).toEqual(new Set(invoiceStatuses))
    expect(new Set(all.map(({ service }) => service))).toEqual(new Set(services))
    const balances = all.map(({ balance }) => String(balance))
    expect(balances).toContain('0')
    expect(balances.some((balance) => balance.startsWith('-$'))).toBe(true)
    expect(balances.some((balance) => balance.startsWith('$'))).toBe(true)
  })

  it('go to people of the sample data, each under one spelling', async () => {
    const { all } = await open()
    for (const { client, avatar } of all) {
      const person = people.find(({ fullName }) => fullName === client.name)
      expect(person).toMatchObject({
        email: client.companyEmail,
        company: client.company,
        country: client.country,
        contact: client.contact,
        avatar,
      })
      expect(client.address).not.toBe('')
    }
  })

  it('have open what their status says', async () => {
    const { all } = await open()
    for (const { invoiceStatus, balance, total, dueDate, issuedDate } of all) {
      expect(balance === 0).toBe(invoiceStatus === 'Paid')
      const isSettled = balance === 0 || balance.startsWith('-')
      if (invoiceStatus === 'Partial Payment') expect(Number(String(balance).slice(1))).toBeLessThan(total)
      if (!isSettled && ['Draft', 'Sent', 'Downloaded'].includes(invoiceStatus)) expect(balance).toBe(`$${total}`)
      if (!isSettled) expect(dueDate < '2026-11-18').toBe(invoiceStatus === 'Past Due')
      expect(issuedDate < dueDate).toBe(true)
    }
  })
})

describe('the list of invoices', () => {
  it('answers the first ten by id, all of them beside, and the total', async () => {
    const { list, all } = await open()
    const answer = await list({})
    expect(idsOf(answer.invoices)).toEqual(idsOf(all).slice(0, 10))
    expect(answer.allData).toEqual(all)
    expect(answer.total).toBe(36)
  })

  it('keeps every invoice in allData, whatever is asked for', async () => {
    const { list, all } = await open()
    expect(await list({ q: 'nobody at all', page: 9 })).toEqual({ invoices: [], allData: all, total: 0 })
    expect(await list({ page: 5 })).toEqual({ invoices: [], allData: all, total: 36 })
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
  ])('finds %s as a screen shows it', async (q, isMeant) => {
    const { list } = await open()
    const found = (await list({ q, perPage: 36 })).invoices
    expect(found.length).toBeGreaterThan(0)
    expect(found.filter((invoice) => !isMeant(invoice))).toEqual([])
  })

  it('finds days as screens of any language write them, several words, and words with a small error', async () => {
    const { list, all } = await open()
    const { dueDate, client, id: first } = all[0]!
    for (const language of ['en-US', 'de', 'fr', 'pt-PT', 'ar']) {
      const day = createFormatters(language).date(dueDate)
      expect(idsOf((await list({ q: day, perPage: 36 })).invoices)).toContain(first)
    }
    const [word = ''] = client.name.split(' ')
    expect(idsOf((await list({ q: `${first} ${word}` })).invoices)).toEqual([first])
    expect(idsOf((await list({ q: 'nishmura', perPage: 36 })).invoices)).toEqual(
      idsOf((await list({ q: 'nishimura', perPage: 36 })).invoices),
    )
  })

  it('finds zero balances by the word paid, but not by a part of it', async () => {
    const { list, all } = await open()
    const settled = idsOf(all.filter(({ balance }) => balance === 0))
    expect(idsOf((await list({ q: ' Paid ', perPage: 36 })).invoices)).toEqual(settled)
    expect((await list({ q: 'pai' })).total).toBe(0)
  })

  it('does not search company, country or service', async () => {
    const { list } = await open()
    expect((await list({ q: 'Software Development' })).total).toBe(0)
    expect((await list({ q: 'Komorebi Studio' })).total).toBe(0)
  })

  it.each(invoiceStatuses)('filters by the status %s exactly', async (status) => {
    const { list, all } = await open()
    const { invoices, total } = await list({ status, perPage: 36 })
    expect(idsOf(invoices)).toEqual(idsOf(all.filter(({ invoiceStatus }) => invoiceStatus === status)))
    expect(total).toBe(invoices.length)
    expect((await list({ status: status.toLowerCase() })).total).toBe(0)
  })

  it('sorts by any field, money by its amount, dates as dates and the client by name', async () => {
    const { list } = await open()
    const amount = (balance: Invoice['balance']) => Number(String(balance).replace('$', ''))
    const valueOf: Record<string, (invoice: Invoice) => string | number> = {
      id: ({ id }) => id,
      issuedDate: ({ issuedDate }) => Date.parse(issuedDate),
      dueDate: ({ dueDate }) => Date.parse(dueDate),
      total: ({ total }) => total,
      balance: ({ balance }) => amount(balance),
      client: ({ client }) => client.name,
      service: ({ service }) => service,
      invoiceStatus: ({ invoiceStatus }) => invoiceStatus,
      avatar: ({ avatar }) => avatar,
    }
    expect(Object.keys(valueOf).sort()).toEqual(fieldsOfAll)
    for (const [sortColumn, value] of Object.entries(valueOf)) {
      const compare = (a: string | number, b: string | number) =>
        typeof a === 'number' ? a - Number(b) : a.localeCompare(String(b))
      const up = (await list({ sortColumn, perPage: 36 })).invoices.map(value)
      expect(up).toEqual(up.toSorted(compare))
      const down = (await list({ sortColumn, sort: 'desc', perPage: 36 })).invoices.map(value)
      expect(down).toEqual(up.toSorted((a, b) => compare(b, a)))
    }
  })

  it.each([{ page: 0 }, { perPage: 'abc' }, { sort: 'up' }, { sortColumn: 'company' }, { page: 1.5 }])(
    'refuses %j with a 400',
    async (params) => {
      const { axios } = startBackend()
      expect((await refusal(axios.get('/apps/invoice/invoices', { params }))).status).toBe(400)
    },
  )
})

describe('one invoice', () => {
  it('comes with the details for paying it', async () => {
    const { api, all } = await open()
    for (const invoice of all) {
      const answer = await api.call(invoiceApi.one, { params: { id: invoice.id } })
      expect(answer.invoice).toEqual(invoice)
      expect(paymentDetailsSchema.parse(answer.paymentDetails)).toEqual(answer.paymentDetails)
      const due = String(invoice.balance).startsWith('$') ? invoice.balance : '$0'
      expect(answer.paymentDetails.totalDue).toBe(due)
    }
  })

  it.each(['4999', '0', 'abc', '5001.5', 'NaN'])('is a 404 for the id %s', async (id) => {
    const { axios } = startBackend()
    expect((await refusal(axios.get(`/api/invoice/invoices/${id}`))).status).toBe(404)
    expect((await refusal(axios.get('/api/invoice/details', { params: { id } }))).status).toBe(404)
  })

  it('names a bank account whose check digits are right', async () => {
    const { api } = startBackend()
    const { paymentDetails } = await api.call(invoiceApi.one, { params: { id: 5001 } })
    const moved = paymentDetails.iban.slice(4) + paymentDetails.iban.slice(0, 4)
    const digits = moved.replace(/[A-Z]/g, (letter) => String(parseInt(letter, 36)))
    expect(BigInt(digits) % 97n).toBe(1n)
  })
})

describe('the clients', () => {
  it('are the first five different ones in the order of the invoices', async () => {
    const { api, all } = await open()
    const clients = await api.call(invoiceApi.clients, {})
    const names = [...new Set(all.map(({ client }) => client.name))]
    expect(clients.map(({ name }) => name)).toEqual(names.slice(0, 5))
    expect(clients[0]).toEqual(all[0]?.client)
  })

  it('can be added to, and billed from then on, but not twice under one email', async () => {
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
  it('removes one by its id, for good unless it is restored where it stood', async () => {
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

  it('removes several, or none where one is unknown', async () => {
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

  it('is done in any status, one by one or together, and can be undone', async () => {
    const { api, list, all } = await open()
    const invoiceIds = all.map(({ id }) => id)
    for (const id of invoiceIds) expect(await api.call(invoiceApi.remove, { query: { id } })).toEqual({})
    expect((await list({})).total).toBe(0)
    await api.call(invoiceApi.restore, { body: { invoiceIds } })
    expect((await list({})).allData).toEqual(all)
    expect(await api.call(invoiceApi.removeMany, { body: { invoiceIds } })).toEqual({})
  })
})

describe('what is handed out', () => {
  it('is a copy', async () => {
    const { axios } = startBackend()
    const { data } = await axios.get<InvoiceList>('/apps/invoice/invoices')
    data.allData[0]!.client.name = 'Changed'
    const { data: again } = await axios.get<InvoiceList>('/apps/invoice/invoices')
    expect(again.allData[0]?.client.name).not.toBe('Changed')
  })
})
