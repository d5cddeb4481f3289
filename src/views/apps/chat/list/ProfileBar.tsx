import { useCan } from '@core/auth/useCan'
import { Skeleton } from '@core/components/Skeleton'
import { VisuallyHidden } from '@core/components/VisuallyHidden'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppSelector } from '@/redux/app/hooks'
import { selectOverview } from '@/redux/apps/chat/slice'
import { ProfileDrawer } from '../drawers/ProfileDrawer'
import { PersonPicture } from '../shared/PersonPicture'
import styles from '../chat.module.scss'

export function ProfileBar() {
  const { t } = useTranslation('chat')
  const { profileUser } = useAppSelector(selectOverview)
  const mayUpdate = useCan()('update', 'Chat')
  const [isOpen, setOpen] = useState(false)

  if (!profileUser) {
    return (
      <div className={styles.chatProfile}>
        <Skeleton shape="circle" width="3rem" height="3rem" />
        <Skeleton width="8rem" />
      </div>
    )
  }
  const words = (
    <>
      <PersonPicture person={profileUser} />
      <span className={styles.chatWords}>
        <span className={`${styles.chatName} truncate`}>{profileUser.fullName}</span>{' '}
        <span className={styles.chatPreview}>{t(`presence.${profileUser.status}`)}</span>
      </span>
    </>
  )
  if (!mayUpdate) return <div className={styles.chatProfile}>{words}</div>
  return (
    <>
      <button type="button" className={styles.chatProfile} onClick={() => setOpen(true)}>
        <VisuallyHidden>{t('profile.title')} </VisuallyHidden>
        {words}
      </button>
      {isOpen && <ProfileDrawer user={profileUser} onClose={() => setOpen(false)} />}
    </>
  )
}
