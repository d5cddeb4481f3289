import { Stepper } from '@core/components/forms/Stepper'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

export function NumberExample() {
  const { t } = useTranslation('components')
  const [count, setCount] = useState(2)
  return (
    <div className="d-flex flex-wrap gap-3 align-items-center">
      <span>{t('demo.product.mug')}</span>
      <Stepper
        label={t('demo.quantity')}
        value={count}
        max={5}
        fewer={t('demo.fewer')}
        more={t('demo.more')}
        onChange={setCount}
      />
    </div>
  )
}
