import { useCan } from '@core/auth/useCan'
import { IconButton } from '@core/components/button/IconButton'
import { Card } from '@core/components/Card'
import { PersonCell } from '@core/components/PersonCell'
import { ThumbsUp } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useWrite } from '@/redux/app/useWrite'
import type { Profile } from '@/redux/pages/profile/schema'
import { favoritePage } from '@/redux/pages/profile/slice'
import styles from './profile.module.scss'

export function PagesCard({ pages }: { pages: Profile['suggestedPages'] }) {
  const { t } = useTranslation('profile')
  const can = useCan()
  const { write } = useWrite()
  if (pages.length === 0) return null
  return (
    <Card title={t('pages.title')}>
      <ul className={`d-grid gap-3 list-unstyled ${styles.rows}`}>
        {pages.map(({ id, avatar, username, subtitle, favorite }) => (
          <li key={id}>
            <PersonCell name={username} avatar={avatar || undefined} detail={subtitle} />
            {can('update', 'Data') && (
              <IconButton
                variant="outline-secondary"
                size="sm"
                label={t('pages.like', { name: username })}
                icon={<ThumbsUp aria-hidden="true" />}
                aria-pressed={favorite}
                onClick={() => void write(favoritePage, { id, favorite: !favorite }, { isToggle: true })}
              />
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
