import { useTranslation } from 'react-i18next'

const colors = ['primary', 'secondary', 'success', 'danger', 'warning', 'info', 'light', 'dark'] as const

export function ColorsExample() {
  const { t } = useTranslation('components')
  return (
    <div className="cluster">
      {colors.map((color) => (
        <span key={color} className={`badge text-bg-${color}`}>
          {t(`demo.colors.${color}`)}
        </span>
      ))}
    </div>
  )
}
