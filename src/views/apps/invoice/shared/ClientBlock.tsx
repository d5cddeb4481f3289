import type { Client } from '@/redux/shell/invoices/schema'
import { countryName } from '@/utility/format/countryName'
import { useFormat } from '@/utility/hooks/useFormat'
import styles from './invoice-sheet.module.scss'

export function ClientBlock({ client }: { client: Client }) {
  const { language } = useFormat()
  const { name, company, address, country, contact, companyEmail } = client
  return (
    <address className={styles.sheetAddress}>
      <strong>
        <bdi>{name}</bdi>
      </strong>
      {[company, address, countryName(country, language), contact, companyEmail].map(
        (text) =>
          text !== '' && (
            <span key={text}>
              <bdi>{text}</bdi>
            </span>
          ),
      )}
    </address>
  )
}
