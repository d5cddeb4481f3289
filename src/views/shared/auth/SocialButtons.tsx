import { Button } from '@core/components/button/Button'
import { lazyPart } from '@core/lazy/lazyPart'
import { Suspense, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isSampleSession } from '@/redux/shell/session/demoAccounts'
import { type Provider, providers } from './providers'
import styles from './auth.module.scss'

const SocialNote = lazyPart(() => import('./SocialNote').then(({ SocialNote }) => SocialNote))

/** Social logins of the demo. Builds for a real backend render nothing. */
export function SocialButtons() {
  const { t } = useTranslation('login')
  const titleId = useId()
  const [provider, setProvider] = useState<Provider>()
  if (!isSampleSession) return null
  return (
    <div className={styles.authDemo} role="group" aria-labelledby={titleId}>
      <p id={titleId} className={styles.authDemoTitle}>
        {t('social.title')}
      </p>
      <div className={styles.authSocialRow}>
        {(Object.keys(providers) as Provider[]).map((key) => (
          <Button key={key} onClick={() => setProvider(key)}>
            {providers[key]}
          </Button>
        ))}
      </div>
      {provider && (
        <Suspense>
          <SocialNote provider={provider} onClose={() => setProvider(undefined)} />
        </Suspense>
      )}
    </div>
  )
}
