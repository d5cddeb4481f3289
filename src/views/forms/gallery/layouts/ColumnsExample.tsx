import { Button } from '@core/components/button/Button'
import { SelectField } from '@core/components/forms/SelectField'
import { TextField } from '@core/components/forms/TextField'
import { useTranslation } from 'react-i18next'
import { useCountries } from '../shared/useCountries'
import { useSaved } from '../shared/useSaved'

export function ColumnsExample() {
  const { t } = useTranslation('formGallery')
  return (
    <form className="form-stack" onSubmit={useSaved()}>
      <div className="row row-cols-1 row-cols-md-2 g-3">
        <TextField label={t('demo.name')} name="name" required autoComplete="name" />
        <TextField label={t('demo.company')} name="company" isOptional autoComplete="organization" />
        <TextField label={t('demo.street')} name="street" required autoComplete="street-address" />
        <TextField label={t('demo.zip')} name="zip" required autoComplete="postal-code" />
        <TextField label={t('demo.city')} name="city" required autoComplete="address-level2" />
        <SelectField label={t('demo.country')} name="country" options={useCountries()} autoComplete="country" />
      </div>
      <div className="cluster">
        <Button type="submit" variant="primary">
          {t('demo.save')}
        </Button>
        <Button type="reset">{t('demo.reset')}</Button>
      </div>
    </form>
  )
}
