import { Alert } from '@core/components/Alert'
import { Button } from '@core/components/button/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

export function ActionsExample() {
  const { t } = useTranslation('components')
  const [isLonger, setLonger] = useState(false)
  return (
    <Alert
      tone={isLonger ? 'success' : 'info'}
      title={t(isLonger ? 'demo.trial.extended' : 'demo.trial.title')}
      {...(isLonger && { onDismiss: () => setLonger(false) })}
    >
      <p>{t(isLonger ? 'demo.trial.extendedText' : 'demo.trial.text')}</p>
      {!isLonger && (
        <Button className="mt-2" size="sm" onClick={() => setLonger(true)}>
          {t('demo.trial.extend')}
        </Button>
      )}
    </Alert>
  )
}
