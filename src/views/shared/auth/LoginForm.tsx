import { Button } from '@core/components/button/Button'
import { CheckboxField } from '@core/components/forms/CheckboxField'
import { PasswordField } from '@core/components/forms/PasswordField'
import { TextField } from '@core/components/forms/TextField'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { DemoAccounts } from './DemoAccounts'
import { FailureAlert } from './FailureAlert'
import { useAuthFlow } from './flow'
import { SocialButtons } from './SocialButtons'
import { useLoginForm } from './useLoginForm'
import styles from './auth.module.scss'

export function LoginForm() {
  const { t } = useTranslation('login')
  const { search } = useLocation()
  const flow = useAuthFlow()
  const { register, remember, failure, isPending, submit, signInAs } = useLoginForm()

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
          <CheckboxField {...remember} label={t('remember')} />
          <Link to={{ pathname: flow.forgotPassword, search }}>{t('forgot')}</Link>
        </div>
        <Button type="submit" variant="primary" pending={isPending}>
          {t('submit')}
        </Button>
      </form>
      <DemoAccounts isDisabled={isPending} onChoose={signInAs} />
      <SocialButtons />
      <p className={styles.authMore}>
        {t('newHere')} <Link to={{ pathname: flow.register, search }}>{t('register')}</Link>
      </p>
    </>
  )
}
