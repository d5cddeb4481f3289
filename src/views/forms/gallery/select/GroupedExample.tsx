import { ChoiceField, type Choice } from '@core/components/forms/ChoiceField'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

const zones = {
  Europe: ['Berlin', 'Lisbon', 'London', 'Paris'],
  Africa: ['Cairo', 'Casablanca', 'Lagos', 'Nairobi'],
  America: ['Bogota', 'Chicago', 'New_York', 'Sao_Paulo'],
} as const

export function GroupedExample() {
  const { t } = useTranslation('formGallery')
  const [zone, setZone] = useState<readonly Choice[]>([])
  const options = (['Europe', 'Africa', 'America'] as const).flatMap((region) =>
    zones[region].map((city) => ({
      value: `${region}/${city}`,
      label: city.replace('_', ' '),
      group: t(`demo.region.${region}`),
    })),
  )
  return (
    <ChoiceField
      label={t('demo.zone')}
      placeholder={t('demo.typeToSearch')}
      options={options}
      value={zone}
      onChange={setZone}
    />
  )
}
