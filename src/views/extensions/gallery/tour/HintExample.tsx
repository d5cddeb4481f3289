import { Button } from '@core/components/button/Button'
import { Popover } from '@core/components/overlay/Popover'
import { Lightbulb } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

const customers = ['Harbour & Sons', 'Atelier Lumière', 'Casa Azul']

export function HintExample() {
  const { t } = useTranslation('extensions')
  const [isNew, setNew] = useState(true)
  const [isDense, setDense] = useState(false)
  return (
    <div className="stack">
      <div className="cluster">
        <Button aria-pressed={isDense} onClick={() => setDense(!isDense)}>
          {t('demo.hint.button')}
        </Button>
        {isNew ? (
          <Popover label={t('demo.hint.label')} icon={<Lightbulb aria-hidden="true" />} align="start">
            {(close) => (
              <div className="p-2">
                <p className="mb-2">{t('demo.hint.text')}</p>
                <Button
                  size="sm"
                  onClick={() => {
                    close()
                    setNew(false)
                  }}
                >
                  {t('demo.hint.done')}
                </Button>
              </div>
            )}
          </Popover>
        ) : (
          <Button size="sm" variant="ghost" onClick={() => setNew(true)}>
            {t('demo.hint.again')}
          </Button>
        )}
      </div>
      <ul className="list-group">
        {customers.map((name) => (
          <li key={name} className={isDense ? 'list-group-item py-1' : 'list-group-item py-3'}>
            {name}
          </li>
        ))}
      </ul>
    </div>
  )
}
