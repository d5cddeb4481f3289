import type { ApiError } from '@core/api/errors'
import { Button } from '@core/components/button/Button'
import { buttonClass } from '@core/components/button/buttonClass'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import { useAppDispatch, useAppSelector } from '@/redux/app/hooks'
import { demoAccounts } from '@/redux/shell/session/demoAccounts'
import { selectUserData, signIn } from '@/redux/shell/session/slice'
import { FailureAlert } from './FailureAlert'
import { useChallenge } from './useChallenge'
import styles from './auth.module.scss'

/** Empty in builds without the email app. */
const mailbox =
  Object.keys(import.meta.glob('../../apps/email/paths.ts', { eager: true })).length > 0 ? '/apps/email' : ''

const admin = demoAccounts.find(({ role }) => role === 'admin')

/** Demo only: opens the sample mailbox, after logging guests in as the administrator. */
export function MailboxNote() {
  const { t } = useTranslation('auth')
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const isSignedIn = useAppSelector(selectUserData) !== null
  const isChallenged = useChallenge()
  const isSending = useRef(false)
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState<ApiError>()
  if (!admin || !mailbox) return null

  async function enter({ email, password }: NonNullable<typeof admin>) {
    // Two clicks may come before the next render.
    if (isSending.current) return
    isSending.current = true
    setPending(true)
    const answer = await dispatch(signIn({ email, password }))
    isSending.current = false
    setPending(false)
    if (signIn.fulfilled.match(answer)) void navigate(mailbox)
    else if (signIn.rejected.match(answer) && !isChallenged(answer.payload)) setFailure(answer.payload)
  }

  return (
    <div className={styles.authDemo}>
      <p className={styles.authNote}>{t('mailbox.text')}</p>
      {failure && <FailureAlert error={failure} isPending={isPending} onRetry={() => void enter(admin)} />}
      {isSignedIn ? (
        <Link className={buttonClass({ size: 'sm' })} to={mailbox}>
          {t('mailbox.open')}
        </Link>
      ) : (
        <Button size="sm" pending={isPending} onClick={() => void enter(admin)}>
          {t('mailbox.enter')}
        </Button>
      )}
    </div>
  )
}
