import { useOnline } from '@core/hooks/useOnline'
import { WifiOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'

export function OfflineBanner() {
  const { t } = useTranslation('shell')
  const isOnline = useOnline()
  return (
    <div role="status">
      {!isOnline && (
        <p className="offline-banner">
          <WifiOff aria-hidden="true" />
          {t('offline')}
        </p>
      )}
    </div>
  )
}
