import { cx } from '@core/components/cx'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './slider.module.scss'

const sizes = ['small', 'medium', 'large', 'huge'] as const

export function StepsExample() {
  const { t } = useTranslation('extensions')
  const id = useId()
  const [step, setStep] = useState(1)
  const size = sizes[step] ?? 'medium'
  return (
    <div>
      <label className="field-label" htmlFor={id}>
        {t('demo.slider.team')}
      </label>
      <input
        type="range"
        className="form-range"
        id={id}
        min={0}
        max={sizes.length - 1}
        step={1}
        value={step}
        aria-valuetext={t(`demo.slider.${size}`)}
        onChange={({ target }) => setStep(target.valueAsNumber)}
      />
      <div className="d-flex justify-content-between text-sm" aria-hidden="true">
        {sizes.map((name) => (
          <span key={name} className={cx(styles.stop, name === size ? 'fw-semibold' : 'text-muted')}>
            {t(`demo.slider.${name}`)}
          </span>
        ))}
      </div>
    </div>
  )
}
