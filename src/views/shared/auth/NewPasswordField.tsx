import { NewPasswordRules } from '@core/components/forms/NewPasswordRules'
import { PasswordField, type PasswordFieldProps } from '@core/components/forms/PasswordField'
import styles from './auth.module.scss'

interface NewPasswordFieldProps extends Omit<PasswordFieldProps, 'autoComplete'> {
  /** Current value, checked against the rules. */
  typed: string
}

/** Password field with the list of password rules. */
export function NewPasswordField({ typed, ...field }: NewPasswordFieldProps) {
  return (
    <div className={styles.authPassword}>
      <PasswordField {...field} autoComplete="new-password" />
      <NewPasswordRules password={typed} />
    </div>
  )
}
