import { Check, Dot } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Progress } from '../Progress'
import type { Tone } from '../tone'
import { VisuallyHidden } from '../VisuallyHidden'
import { ratePassword, type Strength } from '../../validation/newPassword'
import styles from './new-password.module.scss'

const tones: Readonly<Record<Strength, Tone>> = { weak: 'danger', fair: 'warning', good: 'info', strong: 'success' }

/** Rules of a new password, ticked while typing, and its strength. */
export function NewPasswordRules({ password }: { password: string }) {
  const { t } = useTranslation('core')
  const { rules, strength, percent } = ratePassword(password)
  const isEmpty = password === ''
  return (
    <div className={styles.newPassword}>
      <ul className={styles.newPasswordRules} aria-label={t('newPassword.rules')}>
        {rules.map(({ key, isMet }) => (
          <li key={key} className={isMet ? 'is-met' : undefined}>
            {isMet ? <Check aria-hidden="true" /> : <Dot aria-hidden="true" />}
            {t(`newPassword.rule.${key}`)}
            <VisuallyHidden>{t(isMet ? 'newPassword.met' : 'newPassword.unmet')}</VisuallyHidden>
          </li>
        ))}
      </ul>
      <div className={styles.newPasswordStrength}>
        <Progress label={t('newPassword.strength')} value={percent} tone={isEmpty ? 'neutral' : tones[strength]} />
        <span role="status">{!isEmpty && t(`newPassword.${strength}`)}</span>
      </div>
    </div>
  )
}
