import { Button } from '@core/components/button/Button'
import { lazyPart } from '@core/lazy/lazyPart'
import { Suspense, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isSampleSession } from '@/redux/shell/session/demoAccounts'
import { type Provider, providers } from './providers'
import styles from './auth.module.scss'

const SocialNote = lazyPart(() => import('./SocialNote').then(({ SocialNote }) => SocialNote))

/** All marks are in one file: the login page sends few requests. */
function LoginMark({ provider }: { provider: Provider }) {
  return (
    <svg className="lucide" viewBox="0 0 24 24" aria-hidden="true">
      <use href={`${import.meta.env.BASE_URL}images/brands/login.svg#${provider}`} />
    </svg>
  )
}

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
          <Button key={key} icon={<LoginMark provider={key} />} onClick={() => setProvider(key)}>
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
