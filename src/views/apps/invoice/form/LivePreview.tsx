import { isDay } from '@core/dateText'
import { memo, useDeferredValue } from 'react'
import { useWatch } from 'react-hook-form'
import type { Client } from '@/redux/shell/invoices/schema'
import { InvoiceSheet } from '../shared/InvoiceSheet'
import type { SheetInvoice } from '../shared/sheetInvoice'
import { useIssuer } from '../shared/useIssuer'
import { toLine } from './invoiceForm'
import type { InvoiceControl } from './useInvoiceForm'

interface LivePreviewProps {
  control: InvoiceControl
  client: Client | null
  /** Parts that the form does not change. */
  fixed: Pick<SheetInvoice, 'number' | 'bank' | 'payments'>
}

const Sheet = memo(InvoiceSheet)

/** Date fields may contain any text; the sheet formats valid days only. */
const knownDay = (text: string) => (isDay(text) ? text : '')

/** Updates with low priority, so typing stays responsive. */
export function LivePreview({ control, client, fixed }: LivePreviewProps) {
  const { company: issuer } = useIssuer()
  const [issuedDate, dueDate, lines] = useWatch({ control, name: ['issuedDate', 'dueDate', 'lines'] })
  const [currency, salesperson, note] = useWatch({ control, name: ['currency', 'salesperson', 'note'] })
  const [hasPaymentTerms, hasClientNotes, hasPaymentStub] = useWatch({
    control,
    name: ['hasPaymentTerms', 'hasClientNotes', 'hasPaymentStub'],
  })
  const invoice = useDeferredValue<SheetInvoice>({
    ...fixed,
    issuer,
    client,
    currency,
    issuedDate: knownDay(issuedDate),
    dueDate: knownDay(dueDate),
    lines: lines.map(toLine),
    texts: { salesperson, note, hasPaymentTerms, hasClientNotes, hasPaymentStub },
  })
  return <Sheet invoice={invoice} />
}
