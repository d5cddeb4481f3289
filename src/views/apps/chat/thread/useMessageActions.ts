import { toast } from '@core/toast/toast'
import { useTranslation } from 'react-i18next'
import { useWrite } from '@/redux/app/useWrite'
import type { Message, Reaction } from '@/redux/apps/chat/schema'
import { ownId } from '@/redux/apps/chat/schema'
import { reactToMessage, removeMessages, restoreMessages } from '@/redux/apps/chat/slice'
import { useThread } from './threadContext'

export function useMessageActions() {
  const { t } = useTranslation('chat')
  const { write } = useWrite()
  const { id } = useThread().contact

  async function toggleReaction({ id: messageId, reactions }: Message, emoji: Reaction['emoji']): Promise<void> {
    const isOn = !reactions.some((reaction) => reaction.senderId === ownId && reaction.emoji === emoji)
    await write(reactToMessage, { id, messageId, emoji, isOn })
  }

  async function copy({ message }: Message): Promise<void> {
    try {
      await navigator.clipboard.writeText(message)
      toast.success(t('toast.copied'))
    } catch {
      toast.error(t('toast.notCopied'))
    }
  }

  async function remove(message: Message): Promise<void> {
    const messageIds = [message.id]
    await write(
      removeMessages,
      { id, messageIds },
      {
        success: t('toast.messageRemoved'),
        undo: () => write(restoreMessages, { id, messageIds }, { success: t('toast.messageRestored') }),
      },
    )
  }

  return { toggleReaction, copy, remove }
}
