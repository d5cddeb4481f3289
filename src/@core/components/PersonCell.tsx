import { Link } from 'react-router-dom'
import { Avatar } from './Avatar'
import './person-cell.scss'

export interface PersonCellProps {
  name: string
  /** Address of the picture; without one the initials show. */
  avatar?: string | undefined
  /** One more fact, below the name. */
  detail: string
  /** The person's own page. */
  to?: string
}

/** Who a row of a table is about. */
export function PersonCell({ name, avatar, detail, to }: PersonCellProps) {
  return (
    <div className="person-cell">
      <Avatar name={name} src={avatar} />
      <div className="person-cell-text">
        {to === undefined ? (
          <bdi className="person-cell-name">{name}</bdi>
        ) : (
          <Link to={to} className="person-cell-name">
            <bdi>{name}</bdi>
          </Link>
        )}
        <bdi className="text-muted text-sm">{detail}</bdi>
      </div>
    </div>
  )
}
