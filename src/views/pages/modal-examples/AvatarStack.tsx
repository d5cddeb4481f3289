import { Avatar } from '@core/components/Avatar'
import styles from './modal-examples.module.scss'

/** Several people in little room. Their names are told, not shown. */
export function AvatarStack({ people }: { people: readonly { name: string; email: string; avatar: string }[] }) {
  return (
    <ul className={`d-flex list-unstyled ${styles.avatars}`}>
      {people.slice(0, 6).map(({ name, email, avatar }) => (
        <li key={email}>
          <Avatar name={name || email} src={avatar || undefined} />
          <span className="visually-hidden">{name || email}</span>
        </li>
      ))}
    </ul>
  )
}
