import { Alert } from '@core/components/Alert'
import { Button } from '@core/components/button/Button'
import { buttonClass } from '@core/components/button/buttonClass'
import { takeFocus } from '@core/takeFocus'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { useAppDispatch } from '@/redux/app/hooks'
import { demoCode } from '@/redux/shell/session/demoAccounts'
import { sendSignInCode } from '@/redux/shell/session/proofs'
import { confirmSignIn } from '@/redux/shell/session/otherLogins'
import { CodeForm } from './CodeForm'
import { useAuthFlow } from './flow'
import { writeRememberedEmail } from './rememberedEmail'
import type { Challenge } from './useChallenge'
import styles from './auth.module.scss'

/** Keeps the order of digits in right-to-left text. */
const isolated = (digits: string) => `\u2068${digits}\u2069`

interface TwoStepsFormProps {
  challenge: Challenge
  /** Goes back to the first step; default: a link to the login page. */
  onBack?: () => void
}

export function TwoStepsForm({ challenge: { token, phone, remembered }, onBack }: TwoStepsFormProps) {
  const { t } = useTranslation(['auth', 'login'])
  const dispatch = useAppDispatch()
  const { search } = useLocation()
  const { login, onEntered } = useAuthFlow()
  const [isGone, setGone] = useState(false)

  async function resend() {
    const answer = await dispatch(sendSignInCode({ token }))
    if (!sendSignInCode.rejected.match(answer)) return undefined
    if (answer.payload?.kind !== 'notFound') return answer.payload
    setGone(true)
    return undefined
  }

  if (isGone) {
    return (
      <>
        <Alert tone="danger" title={t('twoSteps.gone')}>
          <p>{t('twoSteps.goneText')}</p>
        </Alert>
        {onBack ? (
          <Button variant="primary" className={styles.authGo} ref={takeFocus} onClick={onBack}>
            {t('forgotPassword.back')}
          </Button>
        ) : (
          <Link
            className={buttonClass({ variant: 'primary', className: styles.authGo })}
            to={{ pathname: login, search }}
            ref={takeFocus}
          >
            {t('forgotPassword.back')}
          </Link>
        )}
      </>
    )
  }
  return (
    <>
      <p className={styles.authIntro}>
        {phone === '' ? t('twoSteps.app') : t('twoSteps.sms', { phone: isolated(phone) })}
      </p>
      <CodeForm
        submitLabel={t('twoSteps.submit')}
        isSent
        onCode={async (code) => {
          const answer = await dispatch(confirmSignIn({ token, code }))
          if (confirmSignIn.rejected.match(answer)) return answer.payload
          if (remembered !== undefined) writeRememberedEmail(remembered)
          if (confirmSignIn.fulfilled.match(answer)) onEntered?.(answer.payload)
          return undefined
        }}
        onGone={() => setGone(true)}
        onResend={phone === '' ? undefined : resend}
      />
      {demoCode && <p className={styles.authNote}>{t('twoSteps.demo', { code: isolated(demoCode) })}</p>}
      {!onBack && (
        <p className={styles.authMore}>
          <Link to={{ pathname: login, search }}>{t('forgotPassword.back')}</Link>
        </p>
      )}
    </>
  )
}
