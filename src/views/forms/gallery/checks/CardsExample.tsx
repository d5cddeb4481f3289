import { RadioCards } from '@core/components/forms/RadioCards'
import { Bike, Plane, Truck } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

const ways = { courier: Bike, parcel: Truck, express: Plane } as const
type Way = keyof typeof ways

export function CardsExample() {
  const { t } = useTranslation('formGallery')
  const [way, setWay] = useState<Way>('parcel')
  const [size, setSize] = useState<'s' | 'm' | 'l'>('m')
  return (
    <div className="form-stack">
      <RadioCards<Way>
        label={t('demo.shipping')}
        value={way}
        onChange={setWay}
        options={(['courier', 'parcel', 'express'] as const).map((value) => {
          const Icon = ways[value]
          return {
            value,
            label: t(`demo.way.${value}`),
            picture: (
              <span className="d-grid p-3 justify-content-center">
                <Icon aria-hidden="true" />
              </span>
            ),
          }
        })}
      />
      <RadioCards
        label={t('demo.size')}
        layout="inline"
        value={size}
        onChange={setSize}
        options={[
          { value: 's', label: t('demo.sizes.s') },
          { value: 'm', label: t('demo.sizes.m') },
          { value: 'l', label: t('demo.sizes.l'), disabledReason: t('demo.soldOut') },
        ]}
      />
    </div>
  )
}
