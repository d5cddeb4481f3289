import { Avatar } from '@core/components/Avatar'
import type { Contact } from '@/redux/apps/chat/schema'
import styles from '../chat.module.scss'

interface PersonPictureProps {
  person: Pick<Contact, 'fullName' | 'avatar' | 'status'>
  size?: 'md' | 'lg' | 'xl'
}

/** Somebody's picture with a dot for their presence, which has to be written somewhere beside it. */
export function PersonPicture({ person: { fullName, avatar, status }, size = 'lg' }: PersonPictureProps) {
  return (
    <span className={`${styles.personPicture} is-${status}`}>
      <Avatar name={fullName} src={avatar} size={size} />
    </span>
  )
}
