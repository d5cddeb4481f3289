import { useTranslation } from 'react-i18next'
import { countryName } from '@/utility/format/countryName'
import { useFormat } from '@/utility/hooks/useFormat'
import { ClientBlock } from './ClientBlock'
import { Money } from './Money'
import type { SheetInvoice } from './sheetInvoice'
import styles from './invoice-sheet.module.scss'

interface SheetPartiesProps extends Pick<SheetInvoice, 'client' | 'bank'> {
  /** Balance, in cents. */
  due: number
  /** Credit notes request no payment. */
  isCredit: boolean
}

export function SheetParties({ client, bank, due, isCredit }: SheetPartiesProps) {
  const { t } = useTranslation('invoice')
  const { language } = useFormat()
  return (
    <div className={styles.sheetParties}>
      <section>
        <h2 className={styles.sheetLabel}>{t('preview.sheet.billedTo')}</h2>
        {client ? <ClientBlock client={client} /> : <p className="text-muted">{t('preview.sheet.noClient')}</p>}
      </section>
      {!isCredit && (
        <section>
          <h2 className={styles.sheetLabel}>{t('preview.sheet.payTo')}</h2>
          <dl className={styles.sheetPairs}>
            <div>
              <dt>{t('preview.sheet.totalDue')}</dt>
              <dd>
                <strong>
                  <Money cents={due} />
                </strong>
              </dd>
            </div>
            {bank &&
              (
                [
                  [t('preview.sheet.bank'), bank.bankName],
                  [t('preview.sheet.country'), countryName(bank.country, language)],
                  [t('preview.sheet.iban'), bank.iban],
                  [t('preview.sheet.swift'), bank.swiftCode],
                ] as const
              ).map(([term, value]) => (
                <div key={term}>
                  <dt>{term}</dt>
                  <dd>
                    <bdi className="tabular">{value}</bdi>
                  </dd>
                </div>
              ))}
          </dl>
        </section>
      )}
    </div>
  )
}
