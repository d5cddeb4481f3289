import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useAppDispatch } from '@/redux/app/hooks'
import { useWrite } from '@/redux/app/useWrite'
import type { Contact } from '@/redux/apps/chat/schema'
import {
  markUnread,
  removeChat,
  removeMessages,
  restoreChat,
  restoreMessages,
  selectOpen,
  updateContact,
} from '@/redux/apps/chat/slice'
import { useChatLinks } from '../shared/chatNavigation'

type Person = Pick<Contact, 'id' | 'fullName' | 'members'>

/** Actions on a whole chat. Toasts offer "Undo", or "Try again" on failure. */
export function useChatActions() {
  const { t } = useTranslation('chat')
  const { write } = useWrite()
  const navigate = useNavigate()
  const links = useChatLinks()
  const dispatch = useAppDispatch()
  /** Reads the latest id: a retry may run on another page. */
  const openId = () => dispatch((_, getState) => selectOpen(getState()).contactId)

  async function setMuted(person: Person, isMuted: boolean): Promise<void> {
    await write(
      updateContact,
      { id: person.id, isMuted },
      {
        success: t(isMuted ? 'toast.muted' : 'toast.unmuted', { name: person.fullName }),
        undo: () => setMuted(person, !isMuted),
      },
    )
  }

  async function setBlocked(person: Person, isBlocked: boolean): Promise<void> {
    await write(
      updateContact,
      { id: person.id, isBlocked },
      {
        success: t(isBlocked ? 'toast.blocked' : 'toast.unblocked', { name: person.fullName }),
        undo: () => setBlocked(person, !isBlocked),
      },
    )
  }

  async function clear({ id, fullName: name }: Person): Promise<void> {
    await write(
      removeMessages,
      { id },
      {
        success: t('toast.cleared', { name }),
        undo: ({ messageIds }) =>
          write(restoreMessages, { id, messageIds }, { success: t('toast.restored', { name }) }),
      },
    )
  }

  /** Also leaves a group. */
  async function remove({ id, fullName: name, members }: Person): Promise<void> {
    if (openId() === id) void navigate(links.list, { state: { from: id } })
    await write(removeChat, id, {
      success: t(members ? 'toast.left' : 'toast.removed', { name }),
      undo: () => write(restoreChat, id, { success: t(members ? 'toast.rejoined' : 'toast.restored', { name }) }),
    })
  }

  /** Closes an open chat first, because an open chat counts as read. */
  async function setUnread(person: Person): Promise<void> {
    if (openId() === person.id) await navigate(links.list, { state: { from: person.id } })
    await write(markUnread, person.id, { retry: () => setUnread(person) })
  }

  return { setMuted, setBlocked, clear, remove, setUnread }
}
