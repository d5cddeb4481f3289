import type { LoadCounter } from '@fake-db/shell/badges/counter'

/** Overdue invoices. */
export const loadCounter: LoadCounter = async () => {
  const [{ createLedger }, { toInvoice }, { ageOf }] = await Promise.all([
    import('@fake-db/shell/invoices/ledger'),
    import('./rules'),
    import('./aging'),
  ])
  return (env) => {
    const { bills, clients } = env.shared(createLedger)
    const ages = bills.rows().map((bill) => ageOf(toInvoice(bill, clients.get(bill.clientId), env.now()), env.now()))
    return ages.filter((age) => age !== null && age !== 'not-due').length
  }
}
