import { useCan } from '@core/auth/useCan'
import { IconButton } from '@core/components/button/IconButton'
import { Card } from '@core/components/Card'
import { PersonCell } from '@core/components/PersonCell'
import { Star } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useWrite } from '@/redux/app/useWrite'
import type { Profile } from '@/redux/pages/profile/schema'
import { favoriteFeed } from '@/redux/pages/profile/slice'
import styles from './profile.module.scss'

export function MessagesCard({ messages }: { messages: Profile['twitterFeeds'] }) {
  const { t } = useTranslation('profile')
  const can = useCan()
  const { write } = useWrite()
  if (messages.length === 0) return null
  return (
    <Card title={t('messages.title')}>
      <ul className={`d-grid gap-3 list-unstyled ${styles.rows}`}>
        {messages.map(({ id, imgUrl, title, handle, desc, tags, favorite }) => (
          <li key={id}>
            <PersonCell name={title} avatar={imgUrl || undefined} detail={handle} />
            {can('update', 'Data') && (
              <IconButton
                variant="outline-secondary"
                size="sm"
                label={t('messages.favorite', { name: title })}
                icon={<Star aria-hidden="true" />}
                aria-pressed={favorite}
                onClick={() => void write(favoriteFeed, { id, favorite: !favorite }, { isToggle: true })}
              />
            )}
            <div className={styles.message}>
              <p className={styles.text} dir="auto">
                {desc}
              </p>
              <p className="text-muted text-sm" dir="auto">
                {tags}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}
