import { Button } from '@core/components/button/Button'
import { CheckboxField } from '@core/components/forms/CheckboxField'
import { PasswordField } from '@core/components/forms/PasswordField'
import { TextField } from '@core/components/forms/TextField'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { useAppSelector } from '@/redux/app/hooks'
import { selectUserData } from '@/redux/shell/session/slice'
import { paths } from '../paths'
import { useLoginForm } from '../useLoginForm'
import { DemoAccounts } from './DemoAccounts'
import { FailureAlert } from './FailureAlert'
import styles from '../auth.module.scss'

/** Signs in. What comes after is up to the page, which sees that somebody is signed in. */
export function LoginForm() {
  const { t } = useTranslation('auth')
  const { search } = useLocation()
  const isSignedIn = useAppSelector(selectUserData) !== null
  const { register, remember, failure, isSubmitting, submit, signInAs } = useLoginForm()
  const isPending = isSubmitting || isSignedIn

  return (
    <>
      <form className="form-stack" noValidate onSubmit={submit}>
        {failure && <FailureAlert error={failure} isPending={isPending} />}
        <TextField
          {...register('email')}
          type="email"
          label={t('email')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordField {...register('password')} label={t('password')} />
        <div className={styles.authRow}>
          <CheckboxField {...remember} label={t('login.remember')} />
          <Link to={{ pathname: paths.forgotPassword.href(), search }}>{t('login.forgot')}</Link>
        </div>
        <Button type="submit" variant="primary" pending={isPending}>
          {t('login.submit')}
        </Button>
      </form>
      <DemoAccounts isDisabled={isPending} onChoose={signInAs} />
      <p className={styles.authMore}>
        {t('login.newHere')} <Link to={{ pathname: paths.register.href(), search }}>{t('login.register')}</Link>
      </p>
    </>
  )
}
