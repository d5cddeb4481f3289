import { Alert } from '@core/components/Alert'
import { Button } from '@core/components/button/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

const tones = ['success', 'warning'] as const

export function DismissExample() {
  const { t } = useTranslation('components')
  const [shown, setShown] = useState<readonly (typeof tones)[number][]>(tones)
  return (
    <div className="d-grid gap-3">
      {shown.map((tone) => (
        <Alert key={tone} tone={tone} onDismiss={() => setShown(shown.filter((other) => other !== tone))}>
          {t(`demo.notice.${tone}.text`)}
        </Alert>
      ))}
      {shown.length < tones.length && (
        <Button className="me-auto" onClick={() => setShown(tones)}>
          {t('demo.showAgain')}
        </Button>
      )}
    </div>
  )
}
