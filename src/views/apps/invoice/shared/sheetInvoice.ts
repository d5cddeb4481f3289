import type { FullInvoice } from '@/redux/apps/invoice/contract'
import type { PaymentDetails } from '@/redux/apps/invoice/schema'
import type { Company } from '@/redux/shell/company/schema'
import type { Currency } from '@/redux/shell/invoices/currencies'
import type { Client, InvoiceLine, InvoiceTexts, Payment } from '@/redux/shell/invoices/schema'

export interface SheetInvoice {
  readonly issuer: Company | null
  readonly number: number | null
  /** Default: US dollars. */
  readonly currency: Currency | undefined
  /** ISO texts; `''` if missing. */
  readonly issuedDate: string
  readonly dueDate: string
  readonly client: Client | null
  readonly lines: readonly InvoiceLine[]
  readonly payments: readonly Payment[]
  readonly texts: InvoiceTexts
  readonly bank: Omit<PaymentDetails, 'totalDue'> | null
  /** Credit notes only: number of the credited invoice. */
  readonly creditOf?: number | undefined
}

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
