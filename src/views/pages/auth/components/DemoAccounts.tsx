import { Button } from '@core/components/button/Button'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Credentials } from '@/redux/shell/session/schema'
import { demoAccounts } from '../demoAccounts'

interface DemoAccountsProps {
  isDisabled: boolean
  onChoose: (credentials: Credentials) => void
}

/** One click signs in with an account of the sample backend. */
export function DemoAccounts({ isDisabled, onChoose }: DemoAccountsProps) {
  const { t } = useTranslation('auth')
  const titleId = useId()
  if (demoAccounts.length === 0) return null
  return (
    <div className="auth-demo" role="group" aria-labelledby={titleId}>
      <p id={titleId} className="auth-demo-title">
        {t('demo.title')}
      </p>
      <div className="auth-demo-row">
        {demoAccounts.map(({ role, icon: Icon, email, password }) => (
          <Button
            key={role}
            icon={<Icon aria-hidden="true" />}
            aria-disabled={isDisabled}
            onClick={() => {
              if (!isDisabled) onChoose({ email, password })
            }}
          >
            {t(`demo.${role}`)}
          </Button>
        ))}
      </div>
    </div>
  )
}
