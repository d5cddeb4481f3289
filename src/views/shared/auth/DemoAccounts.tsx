import { Button } from '@core/components/button/Button'
import { ShieldCheck, UserRound } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { demoAccounts } from '@/redux/shell/session/demoAccounts'
import type { Credentials } from '@/redux/shell/session/schema'
import styles from './auth.module.scss'

const icons = { admin: <ShieldCheck aria-hidden="true" />, client: <UserRound aria-hidden="true" /> }

interface DemoAccountsProps {
  isDisabled: boolean
  onChoose: (credentials: Credentials) => void
}

/** One-click login with an account of the sample backend. */
export function DemoAccounts({ isDisabled, onChoose }: DemoAccountsProps) {
  const { t } = useTranslation('login')
  const titleId = useId()
  if (demoAccounts.length === 0) return null
  return (
    <div className={styles.authDemo} role="group" aria-labelledby={titleId}>
      <p id={titleId} className={styles.authDemoTitle}>
        {t('demo.title')}
      </p>
      <div className={styles.authDemoRow}>
        {demoAccounts.map(({ role, email, password }) => (
          <Button
            key={role}
            icon={icons[role]}
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
