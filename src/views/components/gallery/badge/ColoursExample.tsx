import { useTranslation } from 'react-i18next'

const colours = ['primary', 'secondary', 'success', 'danger', 'warning', 'info', 'light', 'dark'] as const

export function ColoursExample() {
  const { t } = useTranslation('components')
  return (
    <div className="cluster">
      {colours.map((colour) => (
        <span key={colour} className={`badge text-bg-${colour}`}>
          {t(`demo.colours.${colour}`)}
        </span>
      ))}
    </div>
  )
}
