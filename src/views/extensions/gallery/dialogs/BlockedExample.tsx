import { Button } from '@core/components/button/Button'
import { TextField } from '@core/components/forms/TextField'
import { Spinner } from '@core/components/Spinner'
import { RefreshCw } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './blocked.module.scss'

export function BlockedExample() {
  const { t } = useTranslation('extensions')
  const [isBlocked, setBlocked] = useState(false)

  /* Simulates a slow request. */
  useEffect(() => {
    if (!isBlocked) return
    const timer = setTimeout(() => setBlocked(false), 2500)
    return () => clearTimeout(timer)
  }, [isBlocked])

  return (
    <div className="stack">
      <div className={styles.blockable}>
        <div className="stack p-3" inert={isBlocked} aria-busy={isBlocked}>
          <TextField label={t('demo.address.company')} defaultValue="Harbour & Sons" autoComplete="off" />
          <TextField label={t('demo.address.city')} defaultValue="Rotterdam" autoComplete="off" />
        </div>
        {isBlocked && (
          <div className={styles.overlay}>
            <Spinner />
            {t('demo.address.waiting')}
          </div>
        )}
      </div>
      <div className="cluster">
        <Button pending={isBlocked} icon={<RefreshCw aria-hidden="true" />} onClick={() => setBlocked(true)}>
          {t('demo.address.refresh')}
        </Button>
        <span className="visually-hidden" role="status">
          {isBlocked && t('demo.address.waiting')}
        </span>
      </div>
    </div>
  )
}
