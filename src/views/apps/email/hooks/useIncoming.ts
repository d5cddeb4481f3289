import { toast } from '@core/toast/toast'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppDispatch } from '@/redux/app/hooks'
import { receiveEmail } from '@/redux/apps/email/slice'

/** In ms. */
const firstAfter = 6000
const nextAfter = 45_000

/** Receives sample emails while the mailbox is open. A real backend does not need it. */
export function useIncoming(isReceiving: boolean): void {
  const { t } = useTranslation('email')
  const dispatch = useAppDispatch()
  useEffect(() => {
    if (!isReceiving) return undefined
    let timer = setTimeout(() => void receive(), firstAfter)
    let hasEnded = false
    async function receive() {
      const result = await dispatch(receiveEmail())
      if (hasEnded) return
      // Ignore failures: the user did not request this email.
      if (receiveEmail.fulfilled.match(result)) {
        const { from, subject } = result.payload.email
        toast.info(t('toast.received', { name: from.name, subject }))
      }
      timer = setTimeout(() => void receive(), nextAfter)
    }
    return () => {
      hasEnded = true
      clearTimeout(timer)
    }
  }, [isReceiving, dispatch, t])
}
