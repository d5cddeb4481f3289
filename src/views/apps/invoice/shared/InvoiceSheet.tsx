import { useTranslation } from 'react-i18next'
import { amountsOf, paidOf } from '@/utility/money'
import { SheetFoot } from './SheetFoot'
import { SheetHead } from './SheetHead'
import type { SheetInvoice } from './sheetInvoice'
import { SheetLines } from './SheetLines'
import { SheetParties } from './SheetParties'
import { Totals } from './Totals'
import styles from './invoice-sheet.module.scss'

/** An invoice as the client gets it: the preview, the paper, the PDF and the form's live preview all show this. */
export function InvoiceSheet({ invoice }: { invoice: SheetInvoice }) {
  const { t } = useTranslation('invoice')
  const amounts = amountsOf(invoice.lines)
  const paid = paidOf(invoice.payments)
  const due = Math.max(0, amounts.total - paid)
  const { salesperson } = invoice.texts

  return (
    <article className={styles.invoiceSheet} aria-label={t('preview.sheet.title')}>
      <SheetHead {...invoice} />
      <SheetParties client={invoice.client} bank={invoice.bank} due={due} />
      <SheetLines lines={invoice.lines} />
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
  )
}
