import { VisuallyHidden } from '@core/components/VisuallyHidden'
import { Check, CheckCheck, Clock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Message } from '@/redux/apps/chat/schema'
import styles from '../chat.module.scss'

export function MessageTicks({ status }: { status: NonNullable<Message['status']> | 'sending' }) {
  const { t } = useTranslation('chat')
  const label = t(`status.${status}`)
  const Icon = status === 'sending' ? Clock : status === 'sent' ? Check : CheckCheck
  return (
    <span className={`${styles.messageTicks} is-${status}`} title={label}>
      <Icon aria-hidden="true" />
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  )
}
