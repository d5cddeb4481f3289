import { Avatar } from '@core/components/Avatar'
import type { Contact } from '@/redux/apps/chat/schema'
import styles from '../chat.module.scss'

interface PersonPictureProps {
  person: Pick<Contact, 'fullName' | 'avatar' | 'status' | 'members'>
  size?: 'md' | 'lg' | 'xl'
}

/** The presence dot is decorative: render the presence as text nearby. Groups have no dot. */
export function PersonPicture({ person: { fullName, avatar, status, members }, size = 'lg' }: PersonPictureProps) {
  return (
    <span className={members ? undefined : `${styles.personPicture} is-${status}`}>
      <Avatar name={fullName} src={avatar} size={size} />
    </span>
  )
}
