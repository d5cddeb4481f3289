import { use } from 'react'
import { useTranslation } from 'react-i18next'
import type { InvoiceLine } from '@/redux/shell/invoices/schema'
import { amountsOfLine, stepOf } from '@/utility/money'
import { useFormat } from '@/utility/hooks/useFormat'
import { Money } from './Money'
import { CurrencyContext, useMoney } from './useMoney'
import styles from './invoice-sheet.module.scss'

interface SheetLinesProps {
  lines: readonly InvoiceLine[]
  /** Credit note: amounts are negative. */
  isCredit: boolean
}

/** Table of lines. On narrow sheets, the middle columns become a line below the item. */
export function SheetLines({ lines, isCredit }: SheetLinesProps) {
  const { t } = useTranslation('invoice')
  const format = useFormat()
  const money = useMoney()
  const step = stepOf(use(CurrencyContext))
  const hasDiscount = lines.some(({ discount }) => discount > 0)
  const hasTax = lines.some(({ tax }) => tax > 0)

  function inShort({ qty, price, discount, tax }: InvoiceLine): string {
    return [
      t('preview.sheet.times', { qty: format.number(qty), price: money(price) }),
      ...(discount > 0 ? [t('preview.sheet.less', { share: format.rate(discount) })] : []),
      ...(tax > 0 ? [t('preview.sheet.plusTax', { share: format.rate(tax) })] : []),
    ].join(' · ')
  }

  return (
    <table className={styles.sheetLines}>
      <thead>
        <tr>
          <th scope="col">{t('field.item')}</th>
          <th scope="col" className={`${styles.sheetFigure} ${styles.sheetDetail}`}>
            {t('field.qty')}
          </th>
          <th scope="col" className={`${styles.sheetFigure} ${styles.sheetDetail}`}>
            {t('field.price')}
          </th>
          {hasDiscount && (
            <th scope="col" className={`${styles.sheetFigure} ${styles.sheetDetail}`}>
              {t('field.discount')}
            </th>
          )}
          {hasTax && (
            <th scope="col" className={`${styles.sheetFigure} ${styles.sheetDetail}`}>
              {t('field.tax')}
            </th>
          )}
          <th scope="col" className={styles.sheetFigure}>
            {t('field.amount')}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, index) => (
          // Lines have no ids; here they are static, so the index is a safe key.
          <tr key={index}>
            <td>
              <span className={styles.sheetItem}>
                <bdi>{line.title}</bdi>
              </span>
              {line.description !== '' && (
                <span className="d-block text-muted text-sm">
                  <bdi>{line.description}</bdi>
                </span>
              )}
              <span className={styles.sheetShort}>{inShort(line)}</span>
            </td>
            <td className={`${styles.sheetFigure} ${styles.sheetDetail}`}>{format.number(line.qty)}</td>
            <td className={`${styles.sheetFigure} ${styles.sheetDetail}`}>
              <Money cents={line.price} />
            </td>
            {hasDiscount && (
              <td className={`${styles.sheetFigure} ${styles.sheetDetail}`}>
                {line.discount > 0 ? format.rate(line.discount) : '–'}
              </td>
            )}
            {hasTax && (
              <td className={`${styles.sheetFigure} ${styles.sheetDetail}`}>
                {line.tax > 0 ? format.rate(line.tax) : '–'}
              </td>
            )}
            <td className={styles.sheetFigure}>
              <Money cents={amountsOfLine(line, step).subtotal * (isCredit ? -1 : 1)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
