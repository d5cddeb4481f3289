import { describe, expect, it } from 'vitest'
import { invoiceApi } from '@/redux/apps/invoice/contract'
import type { NewInvoice } from '@/redux/apps/invoice/schema'
import { userApi } from '@/redux/apps/user/contract'
import { services } from '@/redux/shell/invoices/schema'
import { amountsOf } from '@/utility/money'
import { now, refusal, startBackend } from '../../support/backend'

const haruka = 'haruka@komorebi.example'
const line = { title: 'Hours', description: '', qty: 10, price: 95_00, discount: 10, tax: 20 }
const some: NewInvoice = { clientEmail: haruka, service: services[0], lines: [line] }

function open() {
  const backend = startBackend()
  return {
    ...backend,
    invoice: async (id: number) => (await backend.api.call(invoiceApi.one, { params: { id } })).invoice,
    details: async (id: number) => (await backend.api.call(invoiceApi.details, { query: { id } })).details,
  }
}

describe('adding an invoice', () => {
  it('responds 201 with a draft under the next number, issued today and due in thirty days', async () => {
    const { axios, invoice } = open()
    const { status, data } = await axios.post<{ invoice: { id: number } }>('/apps/invoice/add-invoice', some)
    expect(status).toBe(201)
    expect(data.invoice).toMatchObject({
      id: 5037,
      client: { name: 'Haruka Nishimura' },
      total: 1026,
      balance: '$1026',
      invoiceStatus: 'Draft',
      service: services[0],
    })
    const { issuedDate, dueDate } = await invoice(5037)
    expect(issuedDate).toBe('2026-11-18')
    expect(dueDate).toBe('2026-12-18')
  })

  it('stores sent values, parses numeric text, and sums rounded lines', async () => {
    const { axios, details, invoice } = open()
    const odd = { title: ' A third ', qty: '0.33', price: '999', discount: '0', tax: '19' }
    await axios.post('/apps/invoice/add-invoice', {
      ...some,
      lines: [odd, line, odd],
      issuedDate: '2026-11-20',
      dueDate: '2026-12-01',
      salesperson: 'Yaw Darko',
      note: ' By the end of the month, please. ',
      hasPaymentStub: true,
      invoiceStatus: 'Sent',
    })
    const kept = await details(5037)
    expect(kept).toMatchObject({
      salesperson: 'Yaw Darko',
      note: 'By the end of the month, please.',
      hasPaymentStub: true,
      payments: [],
      sendings: [],
    })
    expect(kept.lines[0]).toEqual({ title: 'A third', description: '', qty: 0.33, price: 999, discount: 0, tax: 19 })
    const row = await invoice(5037)
    expect(row).toMatchObject({ invoiceStatus: 'Sent', total: amountsOf(kept.lines).total / 100, balance: '$1033.86' })
    expect(row.dueDate).toBe('2026-12-01')
  })

  it.each([
    ['no client', { clientEmail: undefined }],
    ['no service', { service: undefined }],
    ['a service that there is not', { service: 'Gardening' }],
    ['a status that follows from payments', { invoiceStatus: 'Paid' }],
    ['no lines', { lines: [] }],
    ['half a cent', { lines: [{ ...line, price: 0.5 }] }],
    ['a quantity of nothing', { lines: [{ ...line, qty: 0 }] }],
    ['a share above all', { lines: [{ ...line, discount: 101 }] }],
    ['a price below nothing', { lines: [{ ...line, price: -1 }] }],
    ['a day that there is not', { dueDate: '2026-02-30' }],
    ['a due date before the date of issue', { issuedDate: '2026-12-02', dueDate: '2026-12-01' }],
  ])('rejects %s', async (_, change) => {
    const { axios } = open()
    expect((await refusal(axios.post('/apps/invoice/add-invoice', { ...some, ...change }))).status).toBe(400)
  })

  it('responds 404 to an unknown client', async () => {
    const { api } = open()
    const body = { ...some, clientEmail: 'nobody@nowhere.example' }
    expect((await refusal(api.call(invoiceApi.add, { body }))).status).toBe(404)
  })
})

describe('updating an invoice', () => {
  it('recalculates total and balance, at least to the paid amount', async () => {
    const { api } = open()
    const update = (id: number, qty: number) => api.call(invoiceApi.update, { body: { id, lines: [{ ...line, qty }] } })
    expect((await update(5026, 1)).invoice).toMatchObject({ total: 102.6, balance: '$102.60' })
    await api.call(invoiceApi.addPayment, { body: { id: 5026, amount: 100_00 } })
    expect(await refusal(update(5026, 0.5))).toEqual({ status: 400, error: { lines: 'min?min=100' } })
    expect((await update(5026, 2)).invoice).toMatchObject({ total: 205.2, balance: '$105.20' })
  })

  it('is rejected once paid', async () => {
    const { api } = open()
    const body = { id: 5001, note: 'New', lines: [line] }
    expect(await refusal(api.call(invoiceApi.update, { body }))).toEqual({
      status: 400,
      error: 'Invoice 5001 is paid and can’t be edited. Create a credit note to reverse it.',
    })
  })

  it('changes the client, with the avatar', async () => {
    const { api } = open()
    const { invoice } = await api.call(invoiceApi.update, { body: { id: 5036, clientEmail: haruka } })
    expect(invoice).toMatchObject({ client: { name: 'Haruka Nishimura' }, avatar: '/images/avatars/06.svg' })
  })

  it.each([{ id: 1 }, { id: 'x' }, { id: 5026, clientEmail: 'no@no.example' }])('responds 404 to %j', async (body) => {
    const { axios } = open()
    expect((await refusal(axios.post('/apps/invoice/update-invoice', body))).status).toBe(404)
  })
})

describe('duplicating an invoice', () => {
  it('creates a draft of today with the same content, unpaid and unsent', async () => {
    const { api, axios } = open()
    const { details: before } = await api.call(invoiceApi.details, { query: { id: 5007 } })
    const { status } = await axios.post('/apps/invoice/duplicate-invoice', { id: '5007' })
    expect(status).toBe(201)
    const { invoice } = await api.call(invoiceApi.one, { params: { id: 5037 } })
    expect(invoice).toMatchObject({ invoiceStatus: 'Draft', client: { name: 'Mateus Oliveira' }, balance: '$7800' })
    const { details } = await api.call(invoiceApi.details, { query: { id: 5037 } })
    expect(details).toEqual({ ...before, invoiceId: 5037, payments: [], sendings: [] })
  })
})

describe('sending an invoice', () => {
  it('sets Sent and stores the email', async () => {
    const { api } = open()
    const body = { id: 5034, to: 'books@northwind.example', subject: 'Yours', message: 'Dear all', isAttached: false }
    const { invoice, details } = await api.call(invoiceApi.send, { body })
    expect(invoice.invoiceStatus).toBe('Sent')
    expect(details.sendings).toEqual([
      {
        time: '2026-11-18T10:00:00.000Z',
        from: 'admin@demo.com',
        to: 'books@northwind.example',
        subject: 'Yours',
        message: 'Dear all',
        isAttached: false,
      },
    ])
  })

  it('defaults to the client as recipient', async () => {
    const { api } = open()
    const { details } = await api.call(invoiceApi.send, { body: { id: 5035 } })
    expect(details.sendings[0]).toMatchObject({ to: 'o.kaesermann@aareuhrwerk.example', isAttached: true })
  })

  it('rejects an invalid address, and an unknown invoice', async () => {
    const { api } = open()
    expect((await refusal(api.call(invoiceApi.send, { body: { id: 5034, to: 'them' } }))).status).toBe(400)
    expect((await refusal(api.call(invoiceApi.send, { body: { id: 1 } }))).status).toBe(404)
  })
})

describe('recording a payment', () => {
  it('responds 201; balance and status follow, until fully paid', async () => {
    const { api, axios } = open()
    const first = await axios.post<unknown>('/apps/invoice/add-payment', { id: '5026', amount: '99000' })
    expect(first.status).toBe(201)
    expect(first.data).toMatchObject({
      invoice: { balance: '$3000', invoiceStatus: 'Partial Payment', total: 3990 },
      paymentDetails: { totalDue: '$3000' },
      details: { payments: [{ amount: 99000, method: 'Bank Transfer', note: '' }] },
    })
    const { invoice } = await api.call(invoiceApi.addPayment, { body: { id: 5026, amount: 3000_00, method: 'Cheque' } })
    expect(invoice).toMatchObject({ balance: 0, invoiceStatus: 'Paid' })
  })

  it('stores date, method and note', async () => {
    const { api, details } = open()
    const given = { amount: 1, date: '2026-11-02', method: 'Cash', note: ' At the fair. ' } as const
    await api.call(invoiceApi.addPayment, { body: { id: 5026, ...given } })
    const [payment] = (await details(5026)).payments
    expect(payment).toMatchObject({ amount: 1, method: 'Cash', note: 'At the fair.' })
    expect(payment!.date).toBe('2026-11-02')
  })

  it.each([
    ['more than the balance', 5026, 3990_01, 'max?max=3990'],
    ['anything where nothing is open', 5001, 1, 'max?max=0'],
    ['anything where more was paid than is owed', 5005, 1, 'max?max=0'],
    ['nothing', 5026, 0, 'min?min=1'],
    ['less than nothing', 5026, -5, 'min?min=1'],
    ['half a cent', 5026, 0.5, 'integer'],
    ['what is no number', 5026, 'all', 'number'],
  ])('rejects %s', async (_, id, amount, code) => {
    const { axios } = open()
    const answer = await refusal(axios.post('/apps/invoice/add-payment', { id, amount }))
    expect(answer).toEqual({ status: 400, error: { amount: code } })
  })
})

describe('removing a payment', () => {
  const remove = (api: ReturnType<typeof open>['api'], id: number, paymentId: number) =>
    api.call(invoiceApi.removePayment, { query: { id, paymentId } })

  it('restores balance and status', async () => {
    const { api } = open()
    for (const amount of [1000_00, 2990_00]) await api.call(invoiceApi.addPayment, { body: { id: 5026, amount } })
    const { invoice, details } = await remove(api, 5026, 1)
    expect(invoice).toMatchObject({ balance: '$1000', invoiceStatus: 'Partial Payment' })
    expect(details.payments).toMatchObject([{ paymentId: 2, amount: 2990_00, recordedAt: now().toISOString() }])
    expect((await remove(api, 5026, 2)).invoice).toMatchObject({ balance: '$3990', invoiceStatus: 'Sent' })
    expect((await refusal(remove(api, 5026, 2))).status).toBe(404)
  })

  it('is rejected once a credit note reverses the invoice', async () => {
    const { api } = open()
    await api.call(invoiceApi.credit, { body: { id: 5001 } })
    expect((await refusal(remove(api, 5001, 1))).status).toBe(400)
  })
})

describe('the user page', () => {
  it('lists the same invoices, newest first', async () => {
    const { api } = open()
    const { allData } = await api.call(invoiceApi.list, { query: {} })
    const { users } = await api.call(userApi.list, { query: { perPage: 50 } })
    for (const { id, email } of users) {
      const { details } = await api.call(userApi.details, { query: { id } })
      const own = allData.filter(({ client }) => client.companyEmail === email).reverse()
      expect(details.invoices).toEqual(
        own.map((invoice) => ({
          id: invoice.id,
          issuedDate: invoice.issuedDate,
          dueDate: invoice.dueDate,
          total: invoice.total * 100,
          status: invoice.invoiceStatus,
        })),
      )
    }
  })
})
