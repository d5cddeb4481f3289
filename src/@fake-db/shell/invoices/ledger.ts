import type { Currency } from '@/redux/shell/invoices/currencies'
import type { Client, InvoiceStatus } from '@/redux/shell/invoices/schema'
import type { Env } from '@fake-db/kit/env'
import { createTable } from '@fake-db/kit/table'
import type { Bill } from './bills'
import { statusOf, totalOf } from './bills'
import { seedBills, seedClients } from './seed'

export interface ClientRow extends Client {
  readonly id: number
  readonly avatar: string
  /** Null without an account. */
  readonly userId: number | null
}

interface InvoiceOfUser {
  id: number
  issuedDate: string
  dueDate: string
  /** In cents. */
  total: number
  currency?: Currency
  status: InvoiceStatus
}

/** Invoices and clients, shared by the invoice list and the user page. */
export function createLedger(env: Env) {
  const clients = createTable<ClientRow>(env, 'shell/invoices/clients', seedClients, 'client')
  const bills = createTable<Bill>(env, 'shell/invoices/bills', seedBills(env.now()), 'invoice')

  return {
    clients,
    bills,
    /** Newest first. */
    invoicesOf(userId: number): InvoiceOfUser[] {
      const own = new Set(clients.rows().flatMap((client) => (client.userId === userId ? [client.id] : [])))
      return bills
        .rows()
        .filter(({ clientId }) => own.has(clientId))
        .map((bill) => ({
          id: bill.id,
          issuedDate: bill.issuedDate,
          dueDate: bill.dueDate,
          total: totalOf(bill),
          ...(bill.currency && { currency: bill.currency }),
          status: statusOf(bill, env.now()),
        }))
        .reverse()
    },
  }
}
