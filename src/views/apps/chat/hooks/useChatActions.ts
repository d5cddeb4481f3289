import { useErrorText } from '@core/hooks/useErrorText'
import { toast } from '@core/toast/toast'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useAppDispatch, useAppSelector } from '@/redux/app/hooks'
import type { Contact, ContactChange } from '@/redux/apps/chat/schema'
import {
  markUnread,
  removeChat,
  removeMessages,
  restoreChat,
  restoreMessages,
  selectOpen,
  updateContact,
} from '@/redux/apps/chat/slice'
import { useChatLinks } from './useChatLinks'

type Person = Pick<Contact, 'id' | 'fullName'>

/** What can be done with a whole chat. Each says what it did, offers to undo it, and to try again where it failed. */
export function useChatActions() {
  const { t } = useTranslation('chat')
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const links = useChatLinks()
  const errorText = useErrorText()
  const openId = useAppSelector(selectOpen).contactId

  async function change(person: Person, fields: Omit<ContactChange, 'id'>, text: string, undo: () => void) {
    const result = await dispatch(updateContact({ id: person.id, ...fields }))
    if (updateContact.fulfilled.match(result)) toast.success(text, { undo })
    else if (result.payload) {
      toast.error(errorText(result.payload), { retry: () => void change(person, fields, text, undo) })
    }
  }

  function setMuted(person: Person, isMuted: boolean): Promise<void> {
    const text = t(isMuted ? 'toast.muted' : 'toast.unmuted', { name: person.fullName })
    return change(person, { isMuted }, text, () => void setMuted(person, !isMuted))
  }

  function setBlocked(person: Person, isBlocked: boolean): Promise<void> {
    const text = t(isBlocked ? 'toast.blocked' : 'toast.unblocked', { name: person.fullName })
    return change(person, { isBlocked }, text, () => void setBlocked(person, !isBlocked))
  }

  async function putMessagesBack(person: Person, messageIds: number[]): Promise<void> {
    const result = await dispatch(restoreMessages({ id: person.id, messageIds }))
    if (restoreMessages.fulfilled.match(result)) toast.info(t('toast.restored', { name: person.fullName }))
    else if (result.payload) {
      toast.error(errorText(result.payload), { retry: () => void putMessagesBack(person, messageIds) })
    }
  }

  async function clear(person: Person): Promise<void> {
    const result = await dispatch(removeMessages({ id: person.id }))
    if (removeMessages.fulfilled.match(result)) {
      const { messageIds } = result.payload
      toast.success(t('toast.cleared', { name: person.fullName }), {
        undo: () => void putMessagesBack(person, messageIds),
      })
    } else if (result.payload) toast.error(errorText(result.payload), { retry: () => void clear(person) })
  }

  async function putChatBack(person: Person): Promise<void> {
    const result = await dispatch(restoreChat(person.id))
    if (restoreChat.fulfilled.match(result)) toast.info(t('toast.restored', { name: person.fullName }))
    else if (result.payload) toast.error(errorText(result.payload), { retry: () => void putChatBack(person) })
  }

  async function remove(person: Person): Promise<void> {
    if (openId === person.id) void navigate(links.list)
    const result = await dispatch(removeChat(person.id))
    if (removeChat.fulfilled.match(result)) {
      toast.success(t('toast.removed', { name: person.fullName }), { undo: () => void putChatBack(person) })
    } else if (result.payload) toast.error(errorText(result.payload), { retry: () => void remove(person) })
  }

  /** A chat that is open is closed first: to have it open is to read it. */
  async function setUnread(person: Person): Promise<void> {
    if (openId === person.id) await navigate(links.list)
    const result = await dispatch(markUnread(person.id))
    if (markUnread.rejected.match(result) && result.payload) {
      toast.error(errorText(result.payload), { retry: () => void setUnread(person) })
    }
  }

  return { setMuted, setBlocked, clear, remove, setUnread }
}
