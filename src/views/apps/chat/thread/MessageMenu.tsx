import { ContextMenu } from '@core/components/overlay/ContextMenu'
import type { ContextPoint } from '@core/components/overlay/contextPoint'
import { useTranslation } from 'react-i18next'
import type { Message } from '@/redux/apps/chat/schema'
import { useMessageItems } from './useMessageItems'

interface MessageMenuProps {
  message: Message
  at: ContextPoint
  onClose: () => void
}

/** The menu of the message that was pressed with the right button. */
export function MessageMenu({ message, at, onClose }: MessageMenuProps) {
  const { t } = useTranslation('chat')
  return <ContextMenu label={t('action.more')} items={useMessageItems(message)} at={at} onClose={onClose} />
}
