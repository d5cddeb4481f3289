import type { Client } from '@/redux/shell/invoices/schema'

/** Whom an invoice goes to, as on an envelope. */
export function ClientBlock({ client }: { client: Client }) {
  const { name, company, address, country, contact, companyEmail } = client
  return (
    <address className="sheet-address">
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
