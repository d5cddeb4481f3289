import type { Client } from '@/redux/shell/invoices/schema'
import styles from './invoice-sheet.module.scss'

export function ClientBlock({ client }: { client: Client }) {
  const { name, company, address, country, contact, companyEmail } = client
  return (
    <address className={styles.sheetAddress}>
      <strong>
        <bdi>{name}</bdi>
      </strong>
      {[company, address, country, contact, companyEmail].map(
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
