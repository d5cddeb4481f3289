import { Avatar } from '@core/components/Avatar'
import type { TableRow } from '@/redux/tables/datatables/schema'

/** Who a row is about, and one more fact. */
export function PersonName({ row: { full_name, avatar }, detail }: { row: TableRow; detail: string }) {
  return (
    <div className="person-name">
      <Avatar name={full_name} src={avatar} />
      <div className="person-name-text">
        <bdi>{full_name}</bdi>
        <bdi className="text-muted text-sm">{detail}</bdi>
      </div>
    </div>
  )
}
