import type { Finder } from '@fake-db/shell/finder/findable'
import { totalOf } from '@fake-db/shell/invoices/bills'
import { createLedger } from '@fake-db/shell/invoices/ledger'
import { searched, toInvoice } from './rules'

export const finder: Finder = {
  subject: 'Invoice',
  rows(env) {
    const { bills, clients } = env.shared(createLedger)
    return bills.rows().map((bill) => {
      const invoice = toInvoice(bill, clients.get(bill.clientId), env.now())
      const { id, client, currency } = invoice
      return [
        {
          params: { id: String(id) },
          title: `#${id}`,
          note: client.name,
          cents: totalOf(bill),
          ...(currency && { currency }),
        },
        [...searched(invoice), client.company],
      ]
    })
  },
}
