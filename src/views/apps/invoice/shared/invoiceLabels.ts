import type { Tone } from '@core/components/tone'
import type { InvoiceStatus, Payment } from '@/redux/shell/invoices/schema'

export const statusTones = {
  Paid: 'success',
  Downloaded: 'info',
  Sent: 'primary',
  Draft: 'neutral',
  'Partial Payment': 'warning',
  'Past Due': 'danger',
} as const satisfies Record<InvoiceStatus, Tone>

/** Locale keys, which allow no spaces. */
export const methodKeys = {
  'Bank Transfer': 'bankTransfer',
  'Credit Card': 'creditCard',
  'Debit Card': 'debitCard',
  Cash: 'cash',
  Cheque: 'cheque',
} as const satisfies Record<Payment['method'], string>
