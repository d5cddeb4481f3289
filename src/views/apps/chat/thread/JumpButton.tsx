import { Button } from '@core/components/button/Button'
import { ArrowDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styles from '../chat.module.scss'

interface JumpButtonProps {
  /** How many messages have come below what is in sight. */
  count: number
  onJump: () => void
}

/** Leads back to the newest message. */
export function JumpButton({ count, onJump }: JumpButtonProps) {
  const { t } = useTranslation('chat')
  return (
    <Button className={styles.jumpButton} size="sm" icon={<ArrowDown aria-hidden="true" />} onClick={onJump}>
      {count > 0 ? t('log.newBelow', { count }) : t('log.jump')}
    </Button>
  )
}
