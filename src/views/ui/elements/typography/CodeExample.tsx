import { Code } from '@core/components/Code'
import { Kbd } from '@core/components/Kbd'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'

const command = 'npm run dev'
const keys = ['Ctrl', 'K']
const line = 'const total = lines.reduce((sum, { price }) => sum + price, 0)'

export function CodeExample() {
  const { t } = useTranslation('ui')
  return (
    <div className="d-grid gap-2">
      <p>
        {t('demo.run')} <code dir="ltr">{command}</code>
      </p>
      <p>
        {t('demo.press')}{' '}
        {keys.map((key) => (
          <Fragment key={key}>
            <Kbd>{key}</Kbd>{' '}
          </Fragment>
        ))}
      </p>
      <Code label={t('demo.line')} text={line} />
    </div>
  )
}
