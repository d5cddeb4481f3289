import { Button } from '@core/components/button/Button'
import { EmptyState } from '@core/components/EmptyState'
import { MessagesSquare } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styles from '../chat.module.scss'

/** While no chat is open. */
export function StartScreen({ onStart }: { onStart: () => void }) {
  const { t } = useTranslation('chat')
  return (
    <div className={styles.threadMiddle}>
      <EmptyState
        picture={<MessagesSquare aria-hidden="true" />}
        title={t('start.title')}
        text={t('start.text')}
        action={
          <Button variant="primary" onClick={onStart}>
            {t('start.action')}
          </Button>
        }
      />
    </div>
  )
}
