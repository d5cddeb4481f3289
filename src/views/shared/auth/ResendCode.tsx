import type { ApiError } from '@core/api/errors'
import { Button } from '@core/components/button/Button'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FailureAlert } from './FailureAlert'
import { secondsBetweenMails, useCountdown } from './useCountdown'
import styles from './auth.module.scss'

interface ResendCodeProps {
  onResend: () => Promise<ApiError | undefined>
  isSent: boolean
}

export function ResendCode({ onResend, isSent }: ResendCodeProps) {
  const { t } = useTranslation('auth')
  const isSending = useRef(false)
  const { secondsLeft, restart } = useCountdown(isSent ? secondsBetweenMails : 0)
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState<ApiError>()
  const [isAgain, setAgain] = useState(false)

  async function resend() {
    if (isSending.current) return
    isSending.current = true
    setPending(true)
    const problem = await onResend()
    isSending.current = false
    setPending(false)
    setFailure(problem)
    setAgain(!problem)
    if (!problem) restart(secondsBetweenMails)
  }

  function ask() {
    if (secondsLeft === 0) void resend()
  }

  return (
    <>
      {failure && <FailureAlert error={failure} isPending={isPending} onRetry={ask} />}
      <Button variant="ghost" pending={isPending} aria-disabled={secondsLeft > 0} onClick={ask}>
        {secondsLeft > 0 ? t('resendIn', { count: secondsLeft }) : t('resend')}
      </Button>
      <p className={styles.authSent} role="status">
        {isAgain && secondsLeft > 0 && t('code.sent')}
      </p>
    </>
  )
}
