import { IconButton } from '@core/components/button/IconButton'
import { ButtonGroup } from '@core/components/reactstrap'
import { Bold, Italic, Underline } from 'lucide-react'
import { Fragment, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'

const styles = [
  { key: 'bold', className: 'fw-bold', icon: <Bold aria-hidden="true" /> },
  { key: 'italic', className: 'fst-italic', icon: <Italic aria-hidden="true" /> },
  { key: 'underline', className: 'text-decoration-underline', icon: <Underline aria-hidden="true" /> },
] as const

const places = ['start', 'center', 'end'] as const

export function TogglesExample() {
  const { t } = useTranslation('components')
  const id = useId()
  const [on, setOn] = useState<readonly string[]>(['bold'])
  const [place, setPlace] = useState<(typeof places)[number]>('start')
  const classes = styles.filter(({ key }) => on.includes(key)).map(({ className }) => className)
  return (
    <>
      <div className="cluster mb-3">
        <ButtonGroup aria-label={t('demo.format.style')}>
          {styles.map(({ key, icon }) => (
            <IconButton
              key={key}
              variant="outline-secondary"
              label={t(`demo.format.${key}`)}
              icon={icon}
              aria-pressed={on.includes(key)}
              onClick={() => setOn(on.includes(key) ? on.filter((other) => other !== key) : [...on, key])}
            />
          ))}
        </ButtonGroup>
        <ButtonGroup aria-label={t('demo.format.place')}>
          {places.map((value) => (
            <Fragment key={value}>
              <input
                type="radio"
                className="btn-check"
                name={id}
                id={id + value}
                checked={place === value}
                onChange={() => setPlace(value)}
              />
              <label className="btn btn-outline-secondary" htmlFor={id + value}>
                {t(`demo.format.${value}`)}
              </label>
            </Fragment>
          ))}
        </ButtonGroup>
      </div>
      <p className={[`text-${place}`, ...classes].join(' ')}>{t('demo.delivery.text')}</p>
    </>
  )
}
