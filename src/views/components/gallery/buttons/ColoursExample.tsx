import { Button } from '@core/components/reactstrap'
import { toast } from '@core/toast/toast'
import { useTranslation } from 'react-i18next'

const colours = ['primary', 'secondary', 'success', 'danger', 'warning', 'info'] as const
/** No outline variants: they would be invisible on a light or dark background. */
const extremes = ['light', 'dark'] as const

export function ColoursExample() {
  const { t } = useTranslation('components')
  const named = (name: string) => ({ children: name, onClick: () => toast.info(t('demo.chosen', { name })) })
  return (
    <div className="d-grid gap-3">
      <div className="cluster">
        {[...colours, ...extremes].map((colour) => (
          <Button key={colour} color={colour} {...named(t(`demo.colours.${colour}`))} />
        ))}
      </div>
      <div className="cluster">
        {colours.map((colour) => (
          <Button key={colour} color={colour} outline {...named(t(`demo.colours.${colour}`))} />
        ))}
      </div>
      <Button color="primary" size="lg" block {...named(t('demo.action.wide'))} />
    </div>
  )
}
