import { Progress } from '@core/components/Progress'
import type { Tone } from '@core/components/tone'
import { VisuallyHidden } from '@core/components/VisuallyHidden'
import { Circle, CircleCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { PasswordCheck } from './passwordRules'
import { checkPassword } from './passwordRules'

const tones: Readonly<Record<PasswordCheck['strength'], Tone>> = {
  weak: 'danger',
  fair: 'warning',
  good: 'info',
  strong: 'success',
}

/** What a new password needs, ticked as one types, and how strong it is. */
export function PasswordRules({ password }: { password: string }) {
  const { t } = useTranslation('user')
  const { rules, strength, percent } = checkPassword(password)
  return (
    <div className="password-check">
      <ul className="password-rules" aria-label={t('view.password.rules')}>
        {rules.map(({ key, isMet }) => (
          <li key={key} className={isMet ? 'is-met' : undefined}>
            {isMet ? <CircleCheck aria-hidden="true" /> : <Circle aria-hidden="true" />}
            {t(`view.password.rule.${key}`)}
            <VisuallyHidden>{t(isMet ? 'view.password.met' : 'view.password.unmet')}</VisuallyHidden>
          </li>
        ))}
      </ul>
      <div className="password-strength">
        <Progress
          label={t('view.password.strength')}
          value={percent}
          tone={password === '' ? 'neutral' : tones[strength]}
        />
        <span role="status">{password !== '' && t(`view.password.${strength}`)}</span>
      </div>
    </div>
  )
}
