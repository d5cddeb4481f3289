import { Alert } from '@core/components/reactstrap'
import { useTranslation } from 'react-i18next'

const colors = ['primary', 'secondary', 'success', 'danger', 'warning', 'info', 'light', 'dark'] as const

export function ColorsExample() {
  const { t } = useTranslation('components')
  return (
    <div className="stack">
      {colors.map((color) => (
        <Alert key={color} className="mb-0" color={color}>
          {t(`demo.colors.${color}`)}
        </Alert>
      ))}
    </div>
  )
}
