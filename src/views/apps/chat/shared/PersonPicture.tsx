import { Avatar } from '@core/components/Avatar'
import type { Contact } from '@/redux/apps/chat/schema'
import styles from '../chat.module.scss'

interface PersonPictureProps {
  person: Pick<Contact, 'fullName' | 'avatar' | 'status' | 'members'>
  size?: 'md' | 'lg' | 'xl'
}

/** Somebody's picture with a dot for their presence, which has to be written somewhere beside it; that of a group has none. */
export function PersonPicture({ person: { fullName, avatar, status, members }, size = 'lg' }: PersonPictureProps) {
  return (
    <span className={members ? undefined : `${styles.personPicture} is-${status}`}>
      <Avatar name={fullName} src={avatar} size={size} />
    </span>
  )
}
