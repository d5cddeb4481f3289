import { FormGroup, Input, Label } from '@core/components/reactstrap'
import { useTranslation } from 'react-i18next'

export function SizesExample() {
  const { t } = useTranslation('formGallery')
  return (
    <div className="form-stack">
      <FormGroup noMargin>
        <Label for="size-small">{t('demo.small')}</Label>
        <Input id="size-small" bsSize="sm" placeholder={t('demo.city')} />
      </FormGroup>
      <FormGroup noMargin>
        <Label for="size-usual">{t('demo.usual')}</Label>
        <Input id="size-usual" placeholder={t('demo.city')} />
      </FormGroup>
      <FormGroup noMargin>
        <Label for="size-large">{t('demo.large')}</Label>
        <Input id="size-large" bsSize="lg" placeholder={t('demo.city')} />
      </FormGroup>
    </div>
  )
}
