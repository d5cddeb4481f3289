import { useCan } from '@core/auth/useCan'
import type { MenuItem } from '@core/components/overlay/menuItems'
import { Ban, Bell, BellOff, Eraser, LogOut, MailOpen, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Contact } from '@/redux/apps/chat/schema'
import { useChatActions } from './useChatActions'

/** @param hasMessages null if no chat exists yet */
export function useChatMenu(contact: Contact, hasMessages: boolean | null): MenuItem[] {
  const { t } = useTranslation('chat')
  const can = useCan()
  const { setMuted, setBlocked, clear, remove, setUnread } = useChatActions()
  const { isMuted, isBlocked, members } = contact
  const items: MenuItem[] = []

  if (can('update', 'Chat')) {
    if (hasMessages) {
      const icon = <MailOpen aria-hidden="true" />
      items.push({ key: 'unread', label: t('action.markUnread'), icon, onSelect: () => void setUnread(contact) })
    }
    items.push({
      key: 'mute',
      label: t(isMuted ? 'action.unmute' : 'action.mute'),
      icon: isMuted ? <Bell aria-hidden="true" /> : <BellOff aria-hidden="true" />,
      onSelect: () => void setMuted(contact, !isMuted),
    })
    if (!members)
      items.push({
        key: 'block',
        label: t(isBlocked ? 'action.unblock' : 'action.block'),
        icon: <Ban aria-hidden="true" />,
        onSelect: () => void setBlocked(contact, !isBlocked),
      })
  }
  if (can('delete', 'Chat') && hasMessages !== null) {
    if (items.length > 0) items.push({ kind: 'separator', key: 'separator' })
    if (hasMessages) {
      const icon = <Eraser aria-hidden="true" />
      items.push({ key: 'clear', label: t('action.clear'), icon, onSelect: () => void clear(contact) })
    }
    const icon = members ? <LogOut className="flip-rtl" aria-hidden="true" /> : <Trash2 aria-hidden="true" />
    items.push({
      key: 'delete',
      label: t(members ? 'action.leave' : 'action.deleteChat'),
      icon,
      isDanger: true,
      onSelect: () => void remove(contact),
    })
  }
  return items
}
