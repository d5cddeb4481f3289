import { ChoiceField, type Choice } from '@core/components/forms/ChoiceField'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCountries } from '../shared/useCountries'

export function SeveralExample() {
  const { t } = useTranslation('formGallery')
  const countries = useCountries()
  const [chosen, setChosen] = useState<readonly Choice[]>(() => countries.slice(0, 2))
  return (
    <ChoiceField
      isMulti
      label={t('demo.shipsTo')}
      hint={t('demo.chosenCount', { n: chosen.length })}
      error={chosen.length === 0 ? 'required' : undefined}
      placeholder={t('demo.typeToSearch')}
      options={countries}
      value={chosen}
      onChange={setChosen}
    />
  )
}
