import { Logo } from '@core/illustrations/Logo'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/utility/hooks/useFormat'
import { sender } from './sender'
import type { SheetInvoice } from './sheetInvoice'
import styles from './invoice-sheet.module.scss'

type SheetHeadProps = Pick<SheetInvoice, 'number' | 'issuedDate' | 'dueDate'>

/** Who bills, and which invoice this is. */
export function SheetHead({ number, issuedDate, dueDate }: SheetHeadProps) {
  const { t } = useTranslation('invoice')
  const format = useFormat()
  const days = [
    [t('field.issuedDate'), issuedDate],
    [t('field.dueDate'), dueDate],
  ] as const

  return (
    <div className={styles.sheetHead}>
      <div>
        <p className={styles.sheetSender}>
          <Logo form="icon" />
          <bdi>{sender.company}</bdi>
        </p>
        <address className={styles.sheetAddress}>
          {[...sender.address, sender.email, sender.phone].map((text) => (
            <span key={text}>
              <bdi>{text}</bdi>
            </span>
          ))}
        </address>
      </div>
      <div className={styles.sheetFacts}>
        <p className={styles.sheetTitle}>
          {t('preview.sheet.title')} {number !== null && <bdi className="tabular">{`#${number}`}</bdi>}
        </p>
        <dl className={styles.sheetPairs}>
          {days.map(([term, day]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{day === '' ? '–' : format.date(day)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  )
}
