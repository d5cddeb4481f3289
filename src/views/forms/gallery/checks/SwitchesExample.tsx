import { SwitchField } from '@core/components/forms/SwitchField'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

export function SwitchesExample() {
  const { t } = useTranslation('formGallery')
  const [isOnline, setOnline] = useState(true)
  const [hasSound, setSound] = useState(false)
  return (
    <div className="form-stack">
      <SwitchField
        label={t('demo.shopOnline')}
        hint={t(isOnline ? 'demo.shopIsOnline' : 'demo.shopIsOffline')}
        checked={isOnline}
        onChange={({ target }) => setOnline(target.checked)}
      />
      <SwitchField
        label={t('demo.sound')}
        disabled={!isOnline}
        checked={hasSound}
        onChange={({ target }) => setSound(target.checked)}
      />
    </div>
  )
}
