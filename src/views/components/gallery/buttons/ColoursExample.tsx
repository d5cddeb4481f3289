import { Button } from '@core/components/reactstrap'
import { useTranslation } from 'react-i18next'

const colours = ['primary', 'secondary', 'success', 'danger', 'warning', 'info', 'light', 'dark'] as const

export function ColoursExample() {
  const { t } = useTranslation('components')
  return (
    <div className="d-grid gap-3">
      {[false, true].map((outline) => (
        <div key={String(outline)} className="cluster">
          {colours.map((colour) => (
            <Button key={colour} color={colour} outline={outline}>
              {t(`demo.colours.${colour}`)}
            </Button>
          ))}
        </div>
      ))}
      <Button color="primary" size="lg" block>
        {t('demo.action.wide')}
      </Button>
    </div>
  )
}
