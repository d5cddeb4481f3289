import { Link } from 'react-router-dom'
import { Avatar } from './Avatar'
import styles from './person-cell.module.scss'

export interface PersonCellProps {
  name: string
  /** Address of the picture; without one the initials show. */
  avatar?: string | undefined
  /** One more fact, below the name. */
  detail: string
  /** The person's own page. */
  to?: string | undefined
}

/** Who a row of a table is about. */
export function PersonCell({ name, avatar, detail, to }: PersonCellProps) {
  return (
    <div className={styles.personCell}>
      <Avatar name={name} src={avatar} />
      <div className={styles.personCellText}>
        {to === undefined ? (
          <bdi className={styles.personCellName}>{name}</bdi>
        ) : (
          <Link to={to} className={styles.personCellName}>
            <bdi>{name}</bdi>
          </Link>
        )}
        <bdi className="text-muted text-sm">{detail}</bdi>
      </div>
    </div>
  )
}
