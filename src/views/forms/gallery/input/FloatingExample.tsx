import { FormGroup, Input, Label } from '@core/components/reactstrap'
import { useTranslation } from 'react-i18next'
import { useCountries } from '../shared/useCountries'

export function FloatingExample() {
  const { t } = useTranslation('formGallery')
  return (
    <div className="form-stack">
      <FormGroup floating noMargin>
        <Input id="floating-email" type="email" autoComplete="email" placeholder={t('demo.email')} />
        <Label for="floating-email">{t('demo.email')}</Label>
      </FormGroup>
      <FormGroup floating noMargin>
        <Input id="floating-country" type="select" defaultValue="PT">
          {useCountries().map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Input>
        <Label for="floating-country">{t('demo.country')}</Label>
      </FormGroup>
    </div>
  )
}
