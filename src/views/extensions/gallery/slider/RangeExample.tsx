import { RangeSlider, type Range } from '@core/components/forms/RangeSlider'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/utility/hooks/useFormat'

export function RangeExample() {
  const { t } = useTranslation('extensions')
  const format = useFormat()
  const [range, setRange] = useState<Range>([120, 340])
  const [from, to] = range.map((amount) => format.money(amount * 100))
  return (
    <fieldset>
      <legend className="field-label d-flex justify-content-between">
        {t('demo.slider.budget')}
        <output className="tabular">{t('demo.slider.between', { from, to })}</output>
      </legend>
      <RangeSlider
        names={[t('demo.slider.from'), t('demo.slider.to')]}
        min={0}
        max={500}
        step={5}
        value={range}
        onChange={setRange}
        write={(amount) => format.money(amount * 100)}
      />
    </fieldset>
  )
}
