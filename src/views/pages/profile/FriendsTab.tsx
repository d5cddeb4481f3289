import { useMay } from '@core/auth/useMay'
import { Card } from '@core/components/Card'
import { EmptyState } from '@core/components/EmptyState'
import { PersonCell } from '@core/components/PersonCell'
import { Users } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { paths as userPaths } from '@/views/apps/user/paths'
import type { ProfileTabProps } from './profileTab'
import { SuggestionsCard } from './SuggestionsCard'
import styles from './profile.module.scss'

/** Whom somebody knows, and may know. */
export function FriendsTab({ profile: { friends, suggestions } }: ProfileTabProps) {
  const { t } = useTranslation('profile')
  const maySee = useMay()('read', 'User')
  return (
    <div className={styles.columns}>
      <Card title={t('friends.title', { total: friends.length })}>
        {friends.length === 0 ? (
          <EmptyState picture={<Users aria-hidden="true" />} title={t('friends.none')} />
        ) : (
          <ul className={styles.friends}>
            {friends.map(({ id, avatar, name, designation }) => (
              <li key={id}>
                <PersonCell
                  name={name}
                  avatar={avatar || undefined}
                  detail={designation}
                  {...(maySee && { to: userPaths.userView.href({ id }) })}
                />
              </li>
            ))}
          </ul>
        )}
      </Card>
      <div className={styles.side}>
        <SuggestionsCard suggestions={suggestions} />
      </div>
    </div>
  )
}
