import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/utility/hooks/useFormat'

export function SingleExample() {
  const { t } = useTranslation('extensions')
  const format = useFormat()
  const id = useId()
  const [share, setShare] = useState(40)
  return (
    <div>
      <div className="d-flex justify-content-between">
        <label className="field-label" htmlFor={id}>
          {t('demo.slider.discount')}
        </label>
        <output className="tabular" htmlFor={id}>
          {format.percent(share / 100)}
        </output>
      </div>
      <input
        type="range"
        className="form-range"
        id={id}
        value={share}
        aria-valuetext={format.percent(share / 100)}
        onChange={({ target }) => setShare(target.valueAsNumber)}
      />
      <p className="mb-0">{t('demo.slider.price', { price: format.money(20_000 - share * 200) })}</p>
    </div>
  )
}
