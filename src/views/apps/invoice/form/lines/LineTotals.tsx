import { useWatch } from 'react-hook-form'
import { amountsOf } from '@/utility/money'
import { Totals } from '../../shared/Totals'
import { toLine } from '../invoiceForm'
import type { InvoiceControl } from '../useInvoiceForm'

/** What all lines come to, as one types. */
export function LineTotals({ control }: { control: InvoiceControl }) {
  const lines = useWatch({ control, name: 'lines' })
  return <Totals amounts={amountsOf(lines.map(toLine))} />
}
