import { useErrorText } from '@core/hooks/useErrorText'
import { toast } from '@core/toast/toast'
import { useTranslation } from 'react-i18next'
import { useAppDispatch } from '@/redux/app/hooks'
import type { Message, Reaction } from '@/redux/apps/chat/schema'
import { reactToMessage, removeMessages, restoreMessages } from '@/redux/apps/chat/slice'
import { useThread } from './threadContext'

/** What can be done with one message of the chat. */
export function useMessageActions() {
  const { t } = useTranslation('chat')
  const dispatch = useAppDispatch()
  const errorText = useErrorText()
  const { id } = useThread().contact

  async function react(messageId: number, emoji: Reaction['emoji']): Promise<void> {
    const result = await dispatch(reactToMessage({ id, messageId, emoji }))
    if (reactToMessage.rejected.match(result) && result.payload) {
      toast.error(errorText(result.payload), { retry: () => void react(messageId, emoji) })
    }
  }

  async function copy({ message }: Message): Promise<void> {
    try {
      await navigator.clipboard.writeText(message)
      toast.success(t('toast.copied'))
    } catch {
      toast.error(t('toast.notCopied'))
    }
  }

  async function restore(messageIds: number[]): Promise<void> {
    const result = await dispatch(restoreMessages({ id, messageIds }))
    if (restoreMessages.fulfilled.match(result)) toast.info(t('toast.messageRestored'))
    else if (result.payload) toast.error(errorText(result.payload), { retry: () => void restore(messageIds) })
  }

  async function remove(message: Message): Promise<void> {
    const messageIds = [message.id]
    const result = await dispatch(removeMessages({ id, messageIds }))
    if (removeMessages.fulfilled.match(result)) {
      toast.success(t('toast.messageRemoved'), { undo: () => void restore(messageIds) })
    } else if (result.payload) toast.error(errorText(result.payload), { retry: () => void remove(message) })
  }

  return { react, copy, remove }
}
