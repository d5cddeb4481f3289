import { Button } from '@core/components/reactstrap'
import { useTranslation } from 'react-i18next'

const colours = ['primary', 'secondary', 'success', 'danger', 'warning', 'info'] as const
/** As outlines, they would not be seen on a ground of their own kind. */
const extremes = ['light', 'dark'] as const

export function ColoursExample() {
  const { t } = useTranslation('components')
  return (
    <div className="d-grid gap-3">
      <div className="cluster">
        {[...colours, ...extremes].map((colour) => (
          <Button key={colour} color={colour}>
            {t(`demo.colours.${colour}`)}
          </Button>
        ))}
      </div>
      <div className="cluster">
        {colours.map((colour) => (
          <Button key={colour} color={colour} outline>
            {t(`demo.colours.${colour}`)}
          </Button>
        ))}
      </div>
      <Button color="primary" size="lg" block>
        {t('demo.action.wide')}
      </Button>
    </div>
  )
}
