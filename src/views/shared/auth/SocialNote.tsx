import { Alert } from '@core/components/Alert'
import { Button } from '@core/components/button/Button'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { demoProviderCode } from '@/redux/shell/session/demoAccounts'
import { paths } from '@/views/pages/auth/paths'
import { type Provider, providers } from './providers'
import { leaveFor } from './providerState'
import styles from './auth.module.scss'

interface SocialNoteProps {
  provider: Provider
  onClose: () => void
}

/** Explains that the demo has no provider, and simulates the redirect back. */
export function SocialNote({ provider, onClose }: SocialNoteProps) {
  const { t } = useTranslation('auth')
  const { search } = useLocation()
  const navigate = useNavigate()
  const name = { provider: providers[provider] }

  function comeBack() {
    void navigate(paths.provider.href({ provider }, { code: demoProviderCode, state: leaveFor(search) }))
  }

  return (
    <Alert onDismiss={onClose}>
      <p>{t('provider.note', name)}</p>
      <Button size="sm" className={styles.authRetry} onClick={comeBack}>
        {t('provider.pretend', name)}
      </Button>
    </Alert>
  )
}
