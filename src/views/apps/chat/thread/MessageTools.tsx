import { useMay } from '@core/auth/useMay'
import type { MenuItem } from '@core/components/overlay/menuItems'
import { MenuButton } from '@core/components/overlay/MenuButton'
import { Panel } from '@core/components/overlay/Panel'
import { Copy, MoreHorizontal, Reply, SmilePlus, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Message } from '@/redux/apps/chat/schema'
import { ownId, reactions } from '@/redux/apps/chat/schema'
import { EmojiGrid } from '../shared/EmojiGrid'
import { useThread } from './threadContext'
import { useMessageActions } from './useMessageActions'

/** What can be done with a message, while the pointer or the focus is on it. */
export function MessageTools({ message }: { message: Message }) {
  const { t } = useTranslation('chat')
  const { contact, reply } = useThread()
  const { react, copy, remove } = useMessageActions()
  const may = useMay()
  const own = message.reactions.find(({ senderId }) => senderId === ownId)?.emoji
  const items: MenuItem[] = []
  if (may('create', 'Chat') && !contact.isBlocked) {
    const icon = <Reply className="flip-rtl" aria-hidden="true" />
    items.push({ key: 'reply', label: t('action.reply'), icon, onSelect: () => reply(message) })
  }
  if (message.message !== '') {
    const icon = <Copy aria-hidden="true" />
    items.push({ key: 'copy', label: t('action.copy'), icon, onSelect: () => void copy(message) })
  }
  if (may('delete', 'Chat')) {
    const icon = <Trash2 aria-hidden="true" />
    items.push({ key: 'delete', label: t('action.delete'), icon, isDanger: true, onSelect: () => void remove(message) })
  }

  return (
    <div className="message-tools">
      {may('update', 'Chat') && (
        <Panel
          label={t('action.react')}
          icon={<SmilePlus aria-hidden="true" />}
          look={{ size: 'sm' }}
          className="reaction-panel"
        >
          {(close) => (
            <EmojiGrid
              label={t('reaction.choose')}
              emojis={reactions}
              columns={reactions.length}
              {...(own && { chosen: own })}
              onChoose={(emoji) => {
                close()
                void react(message.id, emoji)
              }}
            />
          )}
        </Panel>
      )}
      {items.length > 0 && (
        <MenuButton
          label={t('action.more')}
          icon={<MoreHorizontal aria-hidden="true" />}
          look={{ size: 'sm', variant: 'ghost' }}
          align="end"
          items={items}
        />
      )}
    </div>
  )
}
