import { NewPasswordRules } from '@core/components/forms/NewPasswordRules'
import { PasswordField, type PasswordFieldProps } from '@core/components/forms/PasswordField'
import styles from './auth.module.scss'

interface NewPasswordFieldProps extends Omit<PasswordFieldProps, 'autoComplete'> {
  typed: string
}

export function NewPasswordField({ typed, ...field }: NewPasswordFieldProps) {
  return (
    <div className={styles.authPassword}>
      <PasswordField {...field} autoComplete="new-password" />
      <NewPasswordRules password={typed} />
    </div>
  )
}
