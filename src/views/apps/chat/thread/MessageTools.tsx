import { useCan } from '@core/auth/useCan'
import { MenuButton } from '@core/components/overlay/MenuButton'
import { Popover } from '@core/components/overlay/Popover'
import { MoreHorizontal, SmilePlus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Message } from '@/redux/apps/chat/schema'
import { ownId, reactions } from '@/redux/apps/chat/schema'
import { EmojiGrid } from '../shared/EmojiGrid'
import { useMessageActions } from './useMessageActions'
import { useMessageItems } from './useMessageItems'
import styles from '../chat.module.scss'

export function MessageTools({ message }: { message: Message }) {
  const { t } = useTranslation('chat')
  const { toggleReaction } = useMessageActions()
  const can = useCan()
  const own = message.reactions.find(({ senderId }) => senderId === ownId)?.emoji
  const items = useMessageItems(message)

  return (
    <div className={styles.messageTools}>
      {can('update', 'Chat') && (
        <Popover
          label={t('action.react')}
          icon={<SmilePlus aria-hidden="true" />}
          buttonProps={{ size: 'sm' }}
          className={styles.reactionPanel}
        >
          {(close) => (
            <EmojiGrid
              label={t('reaction.choose')}
              emojis={reactions}
              columns={reactions.length}
              {...(own && { chosen: own })}
              onChoose={(emoji) => {
                close()
                void toggleReaction(message, emoji)
              }}
            />
          )}
        </Popover>
      )}
      {items.length > 0 && (
        <MenuButton
          label={t('action.more')}
          icon={<MoreHorizontal aria-hidden="true" />}
          buttonProps={{ size: 'sm', variant: 'ghost' }}
          align="end"
          items={items}
        />
      )}
    </div>
  )
}
