import { useCan } from '@core/auth/useCan'
import { IconButton } from '@core/components/button/IconButton'
import { Card } from '@core/components/Card'
import { PersonCell } from '@core/components/PersonCell'
import { UserCheck, UserPlus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useWrite } from '@/redux/app/useWrite'
import type { Profile } from '@/redux/pages/profile/schema'
import { befriend } from '@/redux/pages/profile/slice'
import styles from './profile.module.scss'

export function SuggestionsCard({ suggestions }: Pick<Profile, 'suggestions'>) {
  const { t } = useTranslation('profile')
  const can = useCan()
  const { write } = useWrite()
  if (suggestions.length === 0) return null
  return (
    <Card title={t('friends.suggested')}>
      <ul className={`d-grid gap-3 list-unstyled ${styles.rows}`}>
        {suggestions.map(({ id, avatar, name, mutualFriend, isFriend }) => (
          <li key={id}>
            <PersonCell name={name} avatar={avatar || undefined} detail={mutualFriend} />
            {can('update', 'Data') && (
              <IconButton
                variant="outline-secondary"
                size="sm"
                label={t('friends.add', { name })}
                icon={isFriend ? <UserCheck aria-hidden="true" /> : <UserPlus aria-hidden="true" />}
                aria-pressed={isFriend}
                onClick={() => void write(befriend, { id, isFriend: !isFriend }, { isToggle: true })}
              />
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
