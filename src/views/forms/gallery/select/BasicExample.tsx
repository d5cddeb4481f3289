import { SelectField } from '@core/components/forms/SelectField'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCountries } from '../shared/useCountries'

export function BasicExample() {
  const { t } = useTranslation('formGallery')
  const [country, setCountry] = useState('')
  return (
    <div className="form-row">
      <SelectField
        label={t('demo.country')}
        hint={t('demo.countryHint')}
        options={useCountries()}
        placeholder={t('demo.choose')}
        value={country}
        onChange={({ target }) => setCountry(target.value)}
      />
      <SelectField label={t('demo.currency')} disabled options={[{ value: 'USD', label: 'USD' }]} />
    </div>
  )
}
