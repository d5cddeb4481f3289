import { FormGroup, Input, Label } from '@core/components/reactstrap'
import { useTranslation } from 'react-i18next'
import { SaveForm } from '../shared/SaveForm'

export function SizesExample() {
  const { t } = useTranslation('formGallery')
  return (
    <SaveForm>
      <FormGroup noMargin>
        <Label for="size-small">{t('demo.small')}</Label>
        <Input id="size-small" name="small" required bsSize="sm" placeholder={t('demo.city')} />
      </FormGroup>
      <FormGroup noMargin>
        <Label for="size-usual">{t('demo.usual')}</Label>
        <Input id="size-usual" name="usual" placeholder={t('demo.city')} />
      </FormGroup>
      <FormGroup noMargin>
        <Label for="size-large">{t('demo.large')}</Label>
        <Input id="size-large" name="large" bsSize="lg" placeholder={t('demo.city')} />
      </FormGroup>
    </SaveForm>
  )
}
