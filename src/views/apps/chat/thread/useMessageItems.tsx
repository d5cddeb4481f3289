import { useCan } from '@core/auth/useCan'
import type { MenuItem } from '@core/components/overlay/menuItems'
import { Copy, PenLine, Reply, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Message } from '@/redux/apps/chat/schema'
import { ownId } from '@/redux/apps/chat/schema'
import { useThread } from './threadContext'
import { useMessageActions } from './useMessageActions'

export function useMessageItems(message: Message): MenuItem[] {
  const { t } = useTranslation('chat')
  const { contact, reply, edit } = useThread()
  const { copy, remove } = useMessageActions()
  const can = useCan()
  const items: MenuItem[] = []
  if (can('create', 'Chat') && !contact.isBlocked) {
    const icon = <Reply className="flip-rtl" aria-hidden="true" />
    items.push({ key: 'reply', label: t('action.reply'), icon, onSelect: () => reply(message) })
  }
  if (can('update', 'Chat') && message.senderId === ownId) {
    const icon = <PenLine aria-hidden="true" />
    items.push({ key: 'edit', label: t('action.edit'), icon, onSelect: () => edit(message.id) })
  }
  if (message.message !== '') {
    const icon = <Copy aria-hidden="true" />
    items.push({ key: 'copy', label: t('action.copy'), icon, onSelect: () => void copy(message) })
  }
  if (can('delete', 'Chat')) {
    const icon = <Trash2 aria-hidden="true" />
    items.push({ key: 'delete', label: t('action.delete'), icon, isDanger: true, onSelect: () => void remove(message) })
  }
  return items
}
