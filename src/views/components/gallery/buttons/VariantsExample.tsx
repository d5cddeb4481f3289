import { Button } from '@core/components/button/Button'
import { toast } from '@core/toast/toast'
import { useTranslation } from 'react-i18next'

const sizes = ['md', 'sm'] as const
const variants = [
  { variant: 'primary', action: 'save' },
  { variant: 'outline-secondary', action: 'cancel' },
  { variant: 'ghost', action: 'skip' },
  { variant: 'danger', action: 'delete' },
  { variant: 'outline-danger', action: 'leave' },
] as const

export function VariantsExample() {
  const { t } = useTranslation('components')
  return (
    <div className="d-grid gap-3">
      {sizes.map((size) => (
        <div key={size} className="cluster">
          {variants.map(({ variant, action }) => {
            const name = t(`demo.action.${action}`)
            return (
              <Button
                key={variant}
                variant={variant}
                size={size}
                onClick={() => toast.info(t('demo.chosen', { name }))}
              >
                {name}
              </Button>
            )
          })}
          <Button size={size} disabled>
            {t('demo.action.unavailable')}
          </Button>
        </div>
      ))}
    </div>
  )
}
