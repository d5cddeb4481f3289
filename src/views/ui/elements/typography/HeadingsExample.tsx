import { useTranslation } from 'react-i18next'

const sizes = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const

export function HeadingsExample() {
  const { t } = useTranslation('ui')
  return (
    <div className="d-grid gap-2">
      {sizes.map((size) => (
        <p key={size} className={size}>
          {t('demo.headline')} <code dir="ltr">{`.${size}`}</code>
        </p>
      ))}
    </div>
  )
}
