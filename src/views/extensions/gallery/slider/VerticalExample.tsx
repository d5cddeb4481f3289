import { Button } from '@core/components/button/Button'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/utility/hooks/useFormat'
import styles from './slider.module.scss'

const bands = ['bass', 'middle', 'treble'] as const
const flat = { bass: 0, middle: 0, treble: 0 }

export function VerticalExample() {
  const { t } = useTranslation('extensions')
  const format = useFormat()
  const id = useId()
  const [levels, setLevels] = useState({ bass: 4, middle: -2, treble: 6 })
  return (
    <div className="stack">
      <div className="d-flex gap-4">
        {bands.map((band) => (
          <div key={band} className={`d-flex flex-column gap-2 align-items-center text-sm ${styles.band}`}>
            <output className="tabular" htmlFor={`${id}-${band}`}>
              <bdi>{format.number(levels[band])}</bdi>
            </output>
            <input
              type="range"
              id={`${id}-${band}`}
              min={-12}
              max={12}
              value={levels[band]}
              aria-orientation="vertical"
              onChange={({ target }) => setLevels({ ...levels, [band]: target.valueAsNumber })}
            />
            <label htmlFor={`${id}-${band}`}>{t(`demo.slider.${band}`)}</label>
          </div>
        ))}
      </div>
      <div>
        <Button size="sm" onClick={() => setLevels(flat)}>
          {t('demo.slider.flat')}
        </Button>
      </div>
    </div>
  )
}
