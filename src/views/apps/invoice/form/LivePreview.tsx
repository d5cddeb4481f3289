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
  /** What the form does not change. */
  fixed: Pick<SheetInvoice, 'number' | 'bank' | 'payments'>
}

const Sheet = memo(InvoiceSheet)

/** The text of a date field may be anything; the sheet can only format a day. */
const knownDay = (text: string) => (isDay(text) ? text : '')

/** The invoice as its client will get it. It follows the typing when there is time. */
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
