import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'

const counts = [0, 1, 2, 3, 11, 100, 1_000_000]

export function PluralsExample() {
  const { t } = useTranslation('extensions')
  const id = useId()
  const [index, setIndex] = useState(2)
  const count = counts[index] ?? 0
  const text = t('demo.i18n.items', { count })
  return (
    <div>
      <label className="field-label" htmlFor={id}>
        {t('demo.i18n.count')}
      </label>
      <input
        type="range"
        className="form-range"
        id={id}
        min={0}
        max={counts.length - 1}
        value={index}
        aria-valuetext={text}
        onChange={({ target }) => setIndex(target.valueAsNumber)}
      />
      <output className="d-block" htmlFor={id}>
        {text}
      </output>
    </div>
  )
}
