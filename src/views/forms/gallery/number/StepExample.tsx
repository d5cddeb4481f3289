import { NumberField } from '@core/components/forms/NumberField'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/utility/hooks/useFormat'

const centsPerKilo = 1840

export function StepExample() {
  const { t } = useTranslation('formGallery')
  const format = useFormat()
  const [weight, setWeight] = useState<number | null>(1.5)
  return (
    <div className="form-row">
      <NumberField
        label={t('demo.weight')}
        hint={t('demo.costs', { amount: format.money(Math.round((weight ?? 0) * centsPerKilo)) })}
        min={0.25}
        max={5}
        step={0.25}
        unit={t('demo.kilo')}
        value={weight}
        onChange={setWeight}
      />
      <NumberField
        label={t('demo.pricePerKilo')}
        hint={t('demo.readOnlyHint')}
        unit="USD"
        value={centsPerKilo / 100}
        step={0.01}
        onChange={() => undefined}
        readOnly
      />
    </div>
  )
}
