import type { FullInvoice } from '@/redux/apps/invoice/contract'
import type { PaymentDetails } from '@/redux/apps/invoice/schema'
import type { Company } from '@/redux/shell/company/schema'
import type { Currency } from '@/redux/shell/invoices/currencies'
import type { Client, InvoiceLine, InvoiceTexts, Payment } from '@/redux/shell/invoices/schema'

/** What stands on an invoice, whether it is saved or still being written. */
export interface SheetInvoice {
  /** Null until it is known. */
  readonly issuer: Company | null
  /** Null for one that has no number yet. */
  readonly number: number | null
  /** US dollars, where there is none. */
  readonly currency: Currency | undefined
  /** Days and times as ISO texts; `''` while there is none. */
  readonly issuedDate: string
  readonly dueDate: string
  /** Null until one is chosen. */
  readonly client: Client | null
  readonly lines: readonly InvoiceLine[]
  readonly payments: readonly Payment[]
  readonly texts: InvoiceTexts
  /** How to pay; null where that is not known yet. */
  readonly bank: Omit<PaymentDetails, 'totalDue'> | null
  /** On a credit note only: the number of the invoice that it takes back. */
  readonly creditOf?: number | undefined
}

/** The sheet of an invoice as the backend has it. */
export function toSheetInvoice(
  { invoice, paymentDetails, details }: FullInvoice,
  issuer: Company | null,
): SheetInvoice {
  return {
    issuer,
    number: invoice.id,
    currency: invoice.currency,
    issuedDate: invoice.issuedDate,
    dueDate: invoice.dueDate,
    client: invoice.client,
    lines: details.lines,
    payments: details.payments,
    texts: details,
    bank: paymentDetails,
    creditOf: invoice.creditOf,
  }
}
