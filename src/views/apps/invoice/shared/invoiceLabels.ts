import type { Tone } from '@core/components/tone'
import type { LucideIcon } from 'lucide-react'
import { CheckCircle2, CircleAlert, CircleDashed, Download, PieChart, Send } from 'lucide-react'
import type { InvoiceStatus, Payment } from '@/redux/shell/invoices/schema'

export const statusIcons = {
  Paid: { tone: 'success', Icon: CheckCircle2 },
  Downloaded: { tone: 'info', Icon: Download },
  Sent: { tone: 'primary', Icon: Send },
  Draft: { tone: 'neutral', Icon: CircleDashed },
  'Partial Payment': { tone: 'warning', Icon: PieChart },
  'Past Due': { tone: 'danger', Icon: CircleAlert },
} as const satisfies Record<InvoiceStatus, { tone: Tone; Icon: LucideIcon }>

/** Locale keys, which allow no spaces. */
export const methodKeys = {
  'Bank Transfer': 'bankTransfer',
  'Credit Card': 'creditCard',
  'Debit Card': 'debitCard',
  Cash: 'cash',
  Cheque: 'cheque',
} as const satisfies Record<Payment['method'], string>
