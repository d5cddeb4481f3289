import { Card } from '@core/components/Card'
import { EmptyState } from '@core/components/EmptyState'
import { PersonCell } from '@core/components/PersonCell'
import { useModuleLink } from '@core/module/useModuleLink'
import { Users } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ProfileTabProps } from './profileTab'
import { SuggestionsCard } from './SuggestionsCard'
import styles from './profile.module.scss'

export function FriendsTab({ profile: { friends, suggestions } }: ProfileTabProps) {
  const place = useModuleLink()
  const { t } = useTranslation('profile')
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
                  to={place('/apps/user/view/:id?/:tab?', { id })}
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
