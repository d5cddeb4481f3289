import { Link } from 'react-router-dom'
import { Avatar } from './Avatar'
import { cx } from './cx'
import styles from './person-cell.module.scss'

export interface PersonCellProps {
  /** First line. */
  name: string
  /** Picture URL; without it, the initials are shown. */
  avatar?: string | undefined
  /** Second line, such as an email address or a role. */
  detail: string
  /** Link target of the name; without it, the name is plain text. */
  to?: string | undefined
}

/** Avatar, name and detail of a person in a table cell. */
export function PersonCell({ name, avatar, detail, to }: PersonCellProps) {
  return (
    <div className={styles.personCell}>
      <Avatar name={name} src={avatar} />
      <div className={styles.personCellText}>
        {to === undefined ? (
          <bdi className={styles.personCellName}>{name}</bdi>
        ) : (
          <Link to={to} className={styles.personCellName} dir="auto">
            {name}
          </Link>
        )}
        <bdi className={cx('text-muted text-sm', styles.personCellDetail)}>{detail}</bdi>
      </div>
    </div>
  )
}
