import { Alert } from '@core/components/Alert'
import { Button } from '@core/components/button/Button'
import { buttonClass } from '@core/components/button/buttonClass'
import { takeFocus } from '@core/takeFocus'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useAppDispatch, useAppSelector } from '@/redux/app/hooks'
import { confirmEmail, sendEmailCode } from '@/redux/shell/session/proofs'
import { selectMustConfirmEmail, signOut } from '@/redux/shell/session/slice'
import { CodeForm } from './CodeForm'
import { MailboxNote } from './MailboxNote'
import { maskEmail } from './maskEmail'
import styles from './auth.module.scss'

interface VerifyEmailFormProps {
  email: string
  isSent: boolean
  next: string
}

export function VerifyEmailForm({ email, isSent, next }: VerifyEmailFormProps) {
  const { t } = useTranslation('auth')
  const dispatch = useAppDispatch()
  const mustConfirm = useAppSelector(selectMustConfirmEmail)
  const [isDone, setDone] = useState(false)
  const masked = maskEmail(email)

  if (isDone) {
    return (
      <>
        <Alert tone="success" title={t('verifyEmail.done')}>
          <p>{t('verifyEmail.doneText', { email: masked })}</p>
        </Alert>
        <Link className={buttonClass({ variant: 'primary', className: styles.authGo })} to={next} ref={takeFocus}>
          {t('verifyEmail.go')}
        </Link>
      </>
    )
  }
  return (
    <>
      <p className={styles.authIntro}>{t('verifyEmail.intro', { email: masked })}</p>
      <CodeForm
        submitLabel={t('verifyEmail.submit')}
        isSent={isSent}
        onCode={async (code) => {
          const answer = await dispatch(confirmEmail({ email, code }))
          if (confirmEmail.rejected.match(answer)) return answer.payload
          setDone(true)
          return undefined
        }}
        onResend={async () => {
          const answer = await dispatch(sendEmailCode({ email }))
          return sendEmailCode.rejected.match(answer) ? answer.payload : undefined
        }}
      />
      <p className={styles.authMore}>
        {mustConfirm ? (
          <Button variant="ghost" onClick={() => void dispatch(signOut('asked'))}>
            {t('verifyEmail.logOut')}
          </Button>
        ) : (
          <Link to={next}>{t('verifyEmail.skip')}</Link>
        )}
      </p>
      <MailboxNote />
    </>
  )
}
