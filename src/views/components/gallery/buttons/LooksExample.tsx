import { Button } from '@core/components/button/Button'
import { useTranslation } from 'react-i18next'

const sizes = ['md', 'sm'] as const

export function LooksExample() {
  const { t } = useTranslation('components')
  return (
    <div className="d-grid gap-3">
      {sizes.map((size) => (
        <div key={size} className="cluster">
          <Button variant="primary" size={size}>
            {t('demo.action.save')}
          </Button>
          <Button size={size}>{t('demo.action.cancel')}</Button>
          <Button variant="ghost" size={size}>
            {t('demo.action.skip')}
          </Button>
          <Button variant="danger" size={size}>
            {t('demo.action.delete')}
          </Button>
          <Button variant="outline-danger" size={size}>
            {t('demo.action.leave')}
          </Button>
          <Button size={size} disabled>
            {t('demo.action.unavailable')}
          </Button>
        </div>
      ))}
    </div>
  )
}
