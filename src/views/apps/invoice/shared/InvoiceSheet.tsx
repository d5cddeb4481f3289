import { useTranslation } from 'react-i18next'
import type { Amounts } from '@/utility/money'
import { amountsOf, paidOf, stepOf } from '@/utility/money'
import { SheetFoot } from './SheetFoot'
import { SheetHead } from './SheetHead'
import type { SheetInvoice } from './sheetInvoice'
import { SheetLines } from './SheetLines'
import { SheetParties } from './SheetParties'
import { Totals } from './Totals'
import { CurrencyContext } from './useMoney'
import styles from './invoice-sheet.module.scss'

/** Negative amounts, for credit notes. */
function takenBack({ subtotal, discount, tax, total }: Amounts): Amounts {
  return { subtotal: -subtotal, discount: -discount, tax: -tax, total: -total }
}

/** The invoice as sent to the client: in preview, print, PDF and the form's live preview. */
export function InvoiceSheet({ invoice }: { invoice: SheetInvoice }) {
  const { t } = useTranslation('invoice')
  const isCredit = invoice.creditOf !== undefined
  const billed = amountsOf(invoice.lines, stepOf(invoice.currency))
  const amounts = isCredit ? takenBack(billed) : billed
  const paid = paidOf(invoice.payments)
  const due = Math.max(0, amounts.total - paid)
  const { salesperson } = invoice.texts

  return (
    <CurrencyContext value={invoice.currency}>
      <article
        className={styles.invoiceSheet}
        aria-label={t(isCredit ? 'preview.sheet.creditTitle' : 'preview.sheet.title')}
      >
        <SheetHead {...invoice} />
        <SheetParties client={invoice.client} bank={invoice.bank} due={due} isCredit={isCredit} />
        <SheetLines lines={invoice.lines} isCredit={isCredit} />
        <div className={styles.sheetSum}>
          <div>
            {salesperson !== '' && (
              <dl className={styles.sheetPairs}>
                <div>
                  <dt>{t('field.salesperson')}</dt>
                  <dd>
                    <bdi>{salesperson}</bdi>
                  </dd>
                </div>
              </dl>
            )}
          </div>
          <Totals amounts={amounts} paid={paid} />
        </div>
        <SheetFoot invoice={invoice} due={due} />
      </article>
    </CurrencyContext>
  )
}
