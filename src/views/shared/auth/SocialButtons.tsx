import { Alert } from '@core/components/Alert'
import { Button } from '@core/components/button/Button'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isSampleSession } from '@/redux/shell/session/demoAccounts'
import styles from './auth.module.scss'

const providers = ['Google', 'GitHub', 'Microsoft'] as const

/** Other ways to sign in, as far as a demo can have them: they say what they are. A build for a real backend has none of it. */
export function SocialButtons() {
  const { t } = useTranslation('login')
  const titleId = useId()
  const [provider, setProvider] = useState<string>()
  if (!isSampleSession) return null
  return (
    <div className={styles.authDemo} role="group" aria-labelledby={titleId}>
      <p id={titleId} className={styles.authDemoTitle}>
        {t('social.title')}
      </p>
      <div className={styles.authSocialRow}>
        {providers.map((name) => (
          <Button key={name} onClick={() => setProvider(name)}>
            {name}
          </Button>
        ))}
      </div>
      {provider !== undefined && (
        <Alert onDismiss={() => setProvider(undefined)}>
          <p>{t('social.note', { provider })}</p>
        </Alert>
      )}
    </div>
  )
}
