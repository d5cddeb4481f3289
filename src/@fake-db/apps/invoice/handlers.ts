import { dateOf, dayFrom, dayTextOf } from '@core/zonedTime'
import { implement } from '@fake-db/kit/implement'
import { badRequest, created, notFound, ok } from '@fake-db/kit/reply'
import { id } from '@fake-db/kit/request'
import type { Bill } from '@fake-db/shell/invoices/bills'
import type { ClientRow } from '@fake-db/shell/invoices/ledger'
import { createLedger } from '@fake-db/shell/invoices/ledger'
import { items, senderEmail } from '@fake-db/shell/invoices/seed'
import type { FullInvoice } from '@/redux/apps/invoice/contract'
import { invoiceApi } from '@/redux/apps/invoice/contract'
import type { Invoice } from '@/redux/apps/invoice/schema'
import { agingOf } from './aging'
import {
  daysOf,
  firstClients,
  listInvoices,
  paymentDetailsOf,
  pricesOf,
  refuseBelowPaid,
  refuseCredit,
  refuseFine,
  refuseLocked,
  refuseOtherCurrency,
  refuseOverpayment,
  refuseReversed,
  toClient,
  toDetails,
  toInvoice,
} from './rules'

/** Default, in days. */
const usualTerm = 30

function daysFrom(issued: Date) {
  return { issuedDate: dayTextOf(issued), dueDate: dayTextOf(dayFrom(issued, usualTerm)) }
}

export const handlers = implement(invoiceApi, (env) => {
  const { bills, clients } = env.shared(createLedger)

  function creditNoteOf(billId: number): number | undefined {
    return bills.rows().find(({ creditOf }) => creditOf === billId)?.id
  }

  function invoiceOf(bill: Bill): Invoice {
    return toInvoice(bill, clients.get(bill.clientId), env.now(), creditNoteOf(bill.id))
  }

  function answerOf(bill: Bill): FullInvoice {
    return { invoice: invoiceOf(bill), paymentDetails: paymentDetailsOf(bill), details: toDetails(bill) }
  }

  const invoices = () => bills.rows().map(invoiceOf)

  function clientWith(email: string): ClientRow | undefined {
    return clients.rows().find(({ companyEmail }) => companyEmail.toLowerCase() === email.toLowerCase())
  }

  function clientIdOf(email: string): number {
    const client = clientWith(email)
    if (!client) throw notFound('client')
    return client.id
  }

  function add(bill: Omit<Bill, 'id'>): FullInvoice {
    const row = { id: bills.nextId(), ...bill }
    bills.insert([row])
    return answerOf(row)
  }

  return {
    list: ({ query }) => ok(listInvoices(invoices(), query, env.now())),

    one({ params }) {
      const bill = bills.get(id(params.id))
      return ok({ invoice: invoiceOf(bill), paymentDetails: paymentDetailsOf(bill) })
    },

    clients: () => ok(firstClients(invoices())),

    remove({ query }) {
      bills.remove([id(query.id)])
      return ok({})
    },

    aging: () => ok({ aging: agingOf(invoices(), env.now()) }),

    details: ({ query }) => ok({ details: toDetails(bills.get(id(query.id))) }),

    allClients: () => ok(clients.rows().map(toClient)),

    itemTemplates: () => ok(Object.values(items).map((item, index) => ({ id: index + 1, ...item }))),

    add({ body: { clientEmail, invoiceStatus, issuedDate, dueDate, ...content } }) {
      refuseFine(pricesOf(content.lines), content.currency)
      const usual = daysFrom(issuedDate === undefined ? env.now() : dateOf(issuedDate))
      return created(
        add({
          clientId: clientIdOf(clientEmail),
          service: content.service,
          ...(content.currency && { currency: content.currency }),
          ...daysOf({ dueDate }, usual),
          delivery: invoiceStatus ?? 'Draft',
          lines: content.lines,
          payments: [],
          sendings: [],
          salesperson: content.salesperson ?? '',
          note: content.note ?? '',
          hasPaymentTerms: content.hasPaymentTerms ?? true,
          hasClientNotes: content.hasClientNotes ?? true,
          hasPaymentStub: content.hasPaymentStub ?? false,
        }),
      )
    },

    update({ body: change }) {
      const { id: billId, clientEmail, invoiceStatus, issuedDate, dueDate, ...content } = change
      const bill = bills.get(billId)
      refuseLocked(bill)
      refuseOtherCurrency(bill, content.currency)
      refuseFine(pricesOf(content.lines ?? bill.lines), content.currency ?? bill.currency)
      refuseBelowPaid(bill, content.lines)
      const days = daysOf({ issuedDate, dueDate }, bill)
      const clientId = clientEmail === undefined ? undefined : clientIdOf(clientEmail)
      return ok(answerOf(bills.update(billId, { ...content, ...days, clientId, delivery: invoiceStatus })))
    },

    duplicate({ body }) {
      const { id: _, creditOf: __, ...bill } = bills.get(body.id)
      return created(add({ ...bill, ...daysFrom(env.now()), delivery: 'Draft', payments: [], sendings: [] }))
    },

    credit({ body }) {
      const { id: creditOf, ...bill } = bills.get(body.id)
      refuseCredit({ id: creditOf, ...bill }, creditNoteOf(creditOf))
      const today = dayTextOf(env.now())
      return created(
        add({
          ...bill,
          creditOf,
          issuedDate: today,
          dueDate: today,
          delivery: 'Draft',
          payments: [],
          sendings: [],
          note: '',
          hasPaymentTerms: false,
          hasClientNotes: false,
          hasPaymentStub: false,
        }),
      )
    },

    send({ body: { id: billId, ...mail } }) {
      const bill = bills.get(billId)
      const sending = {
        time: env.now().toISOString(),
        from: mail.from ?? senderEmail,
        to: mail.to ?? clients.get(bill.clientId).companyEmail,
        subject: mail.subject ?? `Invoice ${billId}`,
        message: mail.message ?? '',
        isAttached: mail.isAttached ?? true,
      }
      return ok(answerOf(bills.update(billId, { delivery: 'Sent', sendings: [...bill.sendings, sending] })))
    },

    addPayment({ body: { id: billId, amount, date, method, note } }) {
      const bill = bills.get(billId)
      refuseFine({ amount }, bill.currency)
      refuseOverpayment(bill, amount)
      const payment = {
        paymentId: Math.max(0, ...bill.payments.map(({ paymentId = 0 }) => paymentId)) + 1,
        amount,
        date: dayTextOf(date === undefined ? env.now() : dateOf(date)),
        method: method ?? 'Bank Transfer',
        note: note ?? '',
        recordedAt: env.now().toISOString(),
      } as const
      return created(answerOf(bills.update(billId, { payments: [...bill.payments, payment] })))
    },

    removePayment({ query }) {
      const [billId, removed] = [id(query.id), id(query.paymentId)]
      const bill = bills.get(billId)
      const payments = bill.payments.filter(({ paymentId }) => paymentId !== removed)
      if (payments.length === bill.payments.length) throw notFound('payment')
      refuseReversed(bill, creditNoteOf(billId))
      return ok(answerOf(bills.update(billId, { payments })))
    },

    addClient({ body: given }) {
      if (clientWith(given.companyEmail)) throw badRequest({ companyEmail: 'taken' })
      const client: ClientRow = {
        id: clients.nextId(),
        userId: null,
        avatar: '',
        name: given.name,
        company: given.company ?? '',
        companyEmail: given.companyEmail,
        country: given.country ?? '',
        contact: given.contact ?? '',
        address: given.address ?? '',
      }
      clients.insert([client])
      return created({ client: toClient(client) })
    },

    removeMany({ body }) {
      bills.remove(body.invoiceIds)
      return ok({})
    },

    restore({ body: { invoiceIds } }) {
      const back = bills.restore(invoiceIds)
      const isTaken = ({ id: billId, creditOf }: Bill) =>
        bills.rows().some((other) => other.id !== billId && creditOf !== undefined && other.creditOf === creditOf)
      if (back.some(isTaken)) {
        bills.remove(invoiceIds)
        throw badRequest('Another credit note has replaced it.')
      }
      return ok({ invoices: back.map(invoiceOf) })
    },
  }
})
