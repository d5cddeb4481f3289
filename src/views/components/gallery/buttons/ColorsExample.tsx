import { Button } from '@core/components/reactstrap'
import { toast } from '@core/toast/toast'
import { useTranslation } from 'react-i18next'

const colors = ['primary', 'secondary', 'success', 'danger', 'warning', 'info'] as const
/** No outline variants: they would be invisible on a light or dark background. */
const extremes = ['light', 'dark'] as const

export function ColorsExample() {
  const { t } = useTranslation('components')
  const named = (name: string) => ({ children: name, onClick: () => toast.info(t('demo.chosen', { name })) })
  return (
    <div className="d-grid gap-3">
      <div className="cluster">
        {[...colors, ...extremes].map((color) => (
          <Button key={color} color={color} {...named(t(`demo.colors.${color}`))} />
        ))}
      </div>
      <div className="cluster">
        {colors.map((color) => (
          <Button key={color} color={color} outline {...named(t(`demo.colors.${color}`))} />
        ))}
      </div>
      <Button color="primary" size="lg" block {...named(t('demo.action.wide'))} />
    </div>
  )
}
