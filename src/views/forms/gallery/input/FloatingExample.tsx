import { FormGroup, Input, Label } from '@core/components/reactstrap'
import { useTranslation } from 'react-i18next'
import { useCountries } from '../shared/useCountries'
import { SaveForm } from '../shared/SaveForm'

export function FloatingExample() {
  const { t } = useTranslation('formGallery')
  return (
    <SaveForm>
      <FormGroup floating noMargin>
        <Input
          id="floating-email"
          name="email"
          required
          type="email"
          autoComplete="email"
          placeholder={t('demo.email')}
        />
        <Label for="floating-email">{t('demo.email')}</Label>
      </FormGroup>
      <FormGroup floating noMargin>
        <Input id="floating-country" name="country" type="select" defaultValue="PT">
          {useCountries().map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Input>
        <Label for="floating-country">{t('demo.country')}</Label>
      </FormGroup>
    </SaveForm>
  )
}
