import { useCan } from '@core/auth/useCan'
import { announce } from '@core/components/announce'
import { toast } from '@core/toast/toast'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppDispatch } from '@/redux/app/hooks'
import { awaitAnswer } from '@/redux/apps/chat/answerSlice'
import type { NewMessage } from '@/redux/apps/chat/schema'
import { selectOverview, sendMessage } from '@/redux/apps/chat/slice'

/** Sends a message and announces the reply. A failed message stays in the outbox. */
export function useSend(): (content: NewMessage) => Promise<void> {
  const { t } = useTranslation('chat')
  const dispatch = useAppDispatch()
  const mayUpdate = useCan()('update', 'Chat')

  return useCallback(
    async (content: NewMessage) => {
      const sent = await dispatch(sendMessage(content))
      if (sendMessage.rejected.match(sent)) {
        announce(t('log.failed'), 'assertive')
        return
      }
      if (!mayUpdate || sent.payload.contact.status === 'offline') return
      const answer = await dispatch(awaitAnswer(content.contact))
      if (!awaitAnswer.fulfilled.match(answer) || !answer.payload) return
      const { contact, message, isOnScreen, isTold } = answer.payload
      const { contacts } = dispatch((_, getState) => selectOverview(getState()))
      const sender = contacts.find(({ id }) => id === message.senderId) ?? contact
      const words = t('log.received', { name: sender.fullName, text: message.message })
      if (isOnScreen) announce(words)
      else if (isTold) toast.info(words)
    },
    [dispatch, mayUpdate, t],
  )
}
