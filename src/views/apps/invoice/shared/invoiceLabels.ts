import type { Tone } from '@core/components/tone'
import type { LucideIcon } from 'lucide-react'
import { CheckCircle2, CircleAlert, CircleDashed, Download, PieChart, Send } from 'lucide-react'
import type { InvoiceStatus, Payment, Service } from '@/redux/shell/invoices/schema'

/** Each status as a key of the locale files, which take no spaces, with its colour and sign. */
export const statusLooks = {
  Paid: { key: 'paid', tone: 'success', Icon: CheckCircle2 },
  Downloaded: { key: 'downloaded', tone: 'info', Icon: Download },
  Sent: { key: 'sent', tone: 'primary', Icon: Send },
  Draft: { key: 'draft', tone: 'neutral', Icon: CircleDashed },
  'Partial Payment': { key: 'partial', tone: 'warning', Icon: PieChart },
  'Past Due': { key: 'pastDue', tone: 'danger', Icon: CircleAlert },
} as const satisfies Record<InvoiceStatus, { key: string; tone: Tone; Icon: LucideIcon }>

/** The services as keys of the locale files. */
export const serviceKeys = {
  'Software Development': 'software',
  'UI/UX Design & Development': 'design',
  'Unlimited Extended License': 'licence',
  'Template Customization': 'customization',
} as const satisfies Record<Service, string>

/** The ways to pay as keys of the locale files. */
export const methodKeys = {
  'Bank Transfer': 'bankTransfer',
  'Credit Card': 'creditCard',
  'Debit Card': 'debitCard',
  Cash: 'cash',
  Cheque: 'cheque',
} as const satisfies Record<Payment['method'], string>
