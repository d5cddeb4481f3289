import { Avatar } from '@core/components/Avatar'
import type { Invoice } from '@/redux/apps/invoice/schema'

/** Whom an invoice went to. */
export function ClientCell({ invoice: { client, avatar } }: { invoice: Invoice }) {
  return (
    <div className="client-cell">
      <Avatar name={client.name} src={avatar} />
      <div className="client-cell-text">
        <bdi>{client.name}</bdi>
        <bdi className="text-muted">{client.companyEmail}</bdi>
      </div>
    </div>
  )
}
