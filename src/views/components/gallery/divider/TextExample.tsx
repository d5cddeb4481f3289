import { useTranslation } from 'react-i18next'

const places = ['start', 'center', 'end'] as const

export function TextExample() {
  const { t } = useTranslation('components')
  return (
    <div className="d-grid gap-4">
      {places.map((place) => (
        <div key={place} className="d-flex gap-3 align-items-center text-muted text-sm">
          {place !== 'start' && <hr className="flex-fill m-0" />}
          {t(`demo.divider.${place}`)}
          {place !== 'end' && <hr className="flex-fill m-0" />}
        </div>
      ))}
    </div>
  )
}
