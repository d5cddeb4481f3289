import { Logo } from '@core/illustrations/Logo'
import { useTranslation } from 'react-i18next'
import type { Company } from '@/redux/shell/company/schema'
import { countryName } from '@/utility/format/countryName'
import { useFormat } from '@/utility/hooks/useFormat'
import { IssuerPending } from './IssuerPending'
import type { SheetInvoice } from './sheetInvoice'
import styles from './invoice-sheet.module.scss'

type SheetHeadProps = Pick<SheetInvoice, 'issuer' | 'number' | 'issuedDate' | 'dueDate' | 'creditOf'>

function IssuerBlock({ issuer }: { issuer: Company }) {
  const { language } = useFormat()
  const { company, street, postalCode, city, state, country, email, phone, taxId } = issuer
  const place = `${postalCode} ${city}`.trim()
  const lines = [street, place, state, countryName(country, language), email, phone, taxId].filter(Boolean)
  return (
    <>
      <p className={`d-flex gap-2 align-items-center mb-2 ${styles.sheetSender}`}>
        <Logo form="icon" />
        <bdi>{company}</bdi>
      </p>
      <address className={styles.sheetAddress}>
        {lines.map((line) => (
          <span key={line}>
            <bdi>{line}</bdi>
          </span>
        ))}
      </address>
    </>
  )
}

export function SheetHead({ issuer, number, issuedDate, dueDate, creditOf }: SheetHeadProps) {
  const { t } = useTranslation('invoice')
  const format = useFormat()
  const dayOf = (day: string) => (day === '' ? '–' : format.date(day))
  const facts = [
    [t('field.issuedDate'), dayOf(issuedDate)],
    creditOf === undefined ? [t('field.dueDate'), dayOf(dueDate)] : [t('field.creditOf'), `#${creditOf}`],
  ] as const

  return (
    <div className={styles.sheetHead}>
      <div>{issuer ? <IssuerBlock issuer={issuer} /> : <IssuerPending />}</div>
      <div className={styles.sheetFacts}>
        <p className={styles.sheetTitle}>
          {t(creditOf === undefined ? 'preview.sheet.title' : 'preview.sheet.creditTitle')}{' '}
          {number !== null && <bdi className="tabular">{`#${number}`}</bdi>}
        </p>
        <dl className={styles.sheetPairs}>
          {facts.map(([term, value]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  )
}
