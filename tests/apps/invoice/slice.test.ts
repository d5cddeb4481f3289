import { describe, expect, it } from 'vitest'
import {
  addClient,
  fetchClients,
  fetchItemTemplates,
  selectClients,
  selectItemTemplates,
} from '@/redux/apps/invoice/formSlice'
import {
  addInvoice,
  addPayment,
  duplicateInvoice,
  invoices,
  removeInvoices,
  sendInvoice,
  updateInvoice,
} from '@/redux/apps/invoice/slice'
import { fetchInvoice, selectInvoiceView } from '@/redux/apps/invoice/viewSlice'
import { services } from '@/redux/shell/invoices/schema'
import { openStore } from '../../support/openStore'

const line = { title: 'Hours', description: '', qty: 1, price: 100_00, discount: 0, tax: 0 }

function start() {
  const opened = openStore()
  const list = () => invoices.select(opened.store.getState()).page
  return { ...opened, list, view: () => selectInvoiceView(opened.store.getState()).shown }
}

describe('the slice of the invoice list', () => {
  it('uses the request for one invoice or for several', async () => {
    const { store, calls } = start()
    await store.dispatch(removeInvoices([5034]))
    await store.dispatch(removeInvoices([5035, 5036]))
    expect(calls).toEqual(['DELETE /apps/invoice/delete', 'POST /apps/invoice/delete-invoices'])
  })

  it('refetches the list after every write', async () => {
    const { store, list, settled } = start()
    await store.dispatch(invoices.fetch({ sort: 'desc' }))
    const newest = () => list().rows[0]
    const body = { clientEmail: 'haruka@komorebi.example', service: services[1], lines: [line] }
    await store.dispatch(addInvoice(body))
    await settled()
    expect(newest()).toMatchObject({ id: 5037, total: 100, invoiceStatus: 'Draft' })
    await store.dispatch(updateInvoice({ id: 5037, lines: [line, line] }))
    await settled()
    expect(newest()?.total).toBe(200)
    await store.dispatch(sendInvoice({ id: 5037 }))
    await settled()
    expect(newest()?.invoiceStatus).toBe('Sent')
    await store.dispatch(addPayment({ id: 5037, amount: 200_00 }))
    await settled()
    expect(newest()?.balance).toBe(0)
    await store.dispatch(duplicateInvoice(5037))
    await settled()
    expect(newest()).toMatchObject({ id: 5038, invoiceStatus: 'Draft' })
  })
})

describe('the slice of one invoice', () => {
  it('applies a payment, but not of another invoice', async () => {
    const { store, view } = start()
    await store.dispatch(fetchInvoice(5031))
    await store.dispatch(addPayment({ id: 5026, amount: 1 }))
    expect(view()?.invoice.balance).toBe('$1056')
    await store.dispatch(addPayment({ id: 5031, amount: 1056_00 }))
    expect(view()).toMatchObject({ invoice: { balance: 0, invoiceStatus: 'Paid' }, paymentDetails: { totalDue: '$0' } })
  })
})

describe('the slice of the form', () => {
  it('contains clients and items, and a client added meanwhile', async () => {
    const { store, settled } = start()
    await Promise.all([store.dispatch(fetchClients()), store.dispatch(fetchItemTemplates())])
    expect(selectClients(store.getState()).rows).toHaveLength(49)
    const { rows } = selectItemTemplates(store.getState())
    expect(new Set(rows.map(({ service }) => service))).toEqual(new Set(services))
    await store.dispatch(addClient({ name: 'Rosa Blum', companyEmail: 'rosa@blum.example' }))
    await settled()
    expect(selectClients(store.getState()).rows.at(-1)?.name).toBe('Rosa Blum')
  })
})
