import { Progress } from '@core/components/Progress'
import type { Tone } from '@core/components/tone'
import { VisuallyHidden } from '@core/components/VisuallyHidden'
import { Circle, CircleCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { passwordRules, rateStrength, type Strength } from '../passwordStrength'

const tones: Readonly<Record<Strength, Tone>> = { weak: 'danger', fair: 'warning', good: 'info', strong: 'success' }

/** What a new password has to have, ticked as one types, and how hard it is to guess. */
export function PasswordRules({ password }: { password: string }) {
  const { t } = useTranslation('auth')
  const { percent, strength } = rateStrength(password)
  return (
    <div className="auth-password">
      <ul className="auth-rules" aria-label={t('register.rules.label')}>
        {passwordRules.map(({ key, isMet }) => {
          const Icon = isMet(password) ? CircleCheck : Circle
          return (
            <li key={key} className={isMet(password) ? 'is-met' : undefined}>
              <Icon aria-hidden="true" />
              {t(`register.rules.${key}`)}
              <VisuallyHidden>{isMet(password) ? t('register.rules.met') : t('register.rules.unmet')}</VisuallyHidden>
            </li>
          )
        })}
      </ul>
      {password !== '' && (
        <div className="auth-strength">
          <Progress label={t('register.strength.label')} value={percent} tone={tones[strength]} />
          <span role="status">{t(`register.strength.${strength}`)}</span>
        </div>
      )}
    </div>
  )
}
