import { Stepper } from '@core/components/forms/Stepper'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

export function StepperExample() {
  const { t } = useTranslation('formGallery')
  const [quantity, setQuantity] = useState(1)
  const product = t('demo.product')
  return (
    <div className="cluster">
      <span>{product}</span>
      <Stepper
        label={t('demo.quantityOf', { product })}
        value={quantity}
        max={5}
        fewer={t('demo.fewer', { product })}
        more={t('demo.more', { product })}
        onChange={setQuantity}
      />
      <span className="text-muted">{t('demo.stock', { n: 5 - quantity })}</span>
    </div>
  )
}
