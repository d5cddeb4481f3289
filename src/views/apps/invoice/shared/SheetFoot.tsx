import { useTranslation } from 'react-i18next'
import { useFormat } from '@/utility/hooks/useFormat'
import type { SheetInvoice } from './sheetInvoice'
import { useMoney } from './useMoney'
import { daysBetween } from './invoiceState'
import styles from './invoice-sheet.module.scss'

interface SheetFootProps {
  invoice: SheetInvoice
  /** Balance, in cents. */
  due: number
}

function PaymentStub({ invoice: { number, dueDate, client }, due }: SheetFootProps) {
  const { t } = useTranslation('invoice')
  const format = useFormat()
  const money = useMoney()
  const facts = [
    [t('field.id'), number === null ? '–' : `#${number}`],
    [t('field.client'), client?.name ?? '–'],
    [t('field.dueDate'), dueDate === '' ? '–' : format.date(dueDate)],
    [t('preview.sheet.totalDue'), money(due)],
  ] as const
  return (
    <section className={styles.sheetStub}>
      <h2 className={styles.sheetLabel}>{t('preview.sheet.stub')}</h2>
      <dl>
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              <bdi className="tabular">{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

export function SheetFoot({ invoice, due }: SheetFootProps) {
  const { t } = useTranslation('invoice')
  const format = useFormat()
  const { issuer, issuedDate, dueDate, texts } = invoice
  const hasTerms = texts.hasPaymentTerms && issuedDate !== '' && dueDate !== ''
  return (
    <>
      {hasTerms && (
        <section className={styles.sheetText}>
          <h2 className={styles.sheetLabel}>{t('preview.sheet.terms')}</h2>
          <p>
            {t('preview.sheet.termsText', {
              count: Math.max(0, daysBetween(issuedDate, dueDate)),
              date: format.date(dueDate),
            })}
          </p>
        </section>
      )}
      {texts.hasClientNotes && texts.note !== '' && (
        <section className={styles.sheetText}>
          <h2 className={styles.sheetLabel}>{t('preview.sheet.note')}</h2>
          <p className={styles.sheetNote}>
            <bdi>{texts.note}</bdi>
          </p>
        </section>
      )}
      {issuer && <p className={styles.sheetContact}>{t('preview.sheet.questions', { email: issuer.email })}</p>}
      {texts.hasPaymentStub && <PaymentStub invoice={invoice} due={due} />}
    </>
  )
}
