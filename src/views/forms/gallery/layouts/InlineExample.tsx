import { Button } from '@core/components/button/Button'
import { Input, Label } from '@core/components/reactstrap'
import { useTranslation } from 'react-i18next'
import { useSaved } from '../shared/useSaved'

export function InlineExample() {
  const { t } = useTranslation('formGallery')
  return (
    <form className="row g-2 align-items-end" onSubmit={useSaved()}>
      <div className="col-sm">
        <Label for="inline-email">{t('demo.email')}</Label>
        <Input id="inline-email" name="email" type="email" required autoComplete="email" />
      </div>
      <div className="col-sm">
        <Label for="inline-company">{t('demo.company')}</Label>
        <Input id="inline-company" name="company" autoComplete="organization" />
      </div>
      <div className="col-sm-auto">
        <Button type="submit" variant="primary">
          {t('demo.subscribe')}
        </Button>
      </div>
    </form>
  )
}
