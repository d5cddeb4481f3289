import { Logo } from '@core/illustrations/Logo'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/utility/hooks/useFormat'
import { sender } from './sender'
import type { SheetInvoice } from './sheetInvoice'

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
    <div className="sheet-head">
      <div>
        <p className="sheet-sender">
          <Logo form="icon" />
          <bdi>{sender.company}</bdi>
        </p>
        <address className="sheet-address">
          {[...sender.address, sender.email, sender.phone].map((text) => (
            <span key={text}>
              <bdi>{text}</bdi>
            </span>
          ))}
        </address>
      </div>
      <div className="sheet-facts">
        <p className="sheet-title">
          {t('preview.sheet.title')} {number !== null && <bdi className="tabular">{`#${number}`}</bdi>}
        </p>
        <dl className="sheet-pairs">
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
