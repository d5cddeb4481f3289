import { Alert } from '@core/components/reactstrap'
import { useTranslation } from 'react-i18next'

const colours = ['primary', 'secondary', 'success', 'danger', 'warning', 'info', 'light', 'dark'] as const

export function ColoursExample() {
  const { t } = useTranslation('components')
  return (
    <div className="stack">
      {colours.map((colour) => (
        <Alert key={colour} className="mb-0" color={colour}>
          {t(`demo.colours.${colour}`)}
        </Alert>
      ))}
    </div>
  )
}
