import { Alert } from '@core/components/Alert'
import { useTranslation } from 'react-i18next'

const tones = ['info', 'success', 'warning', 'danger'] as const

export function TonesExample() {
  const { t } = useTranslation('components')
  return (
    <div className="d-grid gap-3">
      {tones.map((tone) => (
        <Alert key={tone} tone={tone} title={t(`demo.notice.${tone}.title`)}>
          {t(`demo.notice.${tone}.text`)}
        </Alert>
      ))}
    </div>
  )
}
