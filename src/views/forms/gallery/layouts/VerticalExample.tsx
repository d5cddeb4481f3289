import { Button } from '@core/components/button/Button'
import { TextField } from '@core/components/forms/TextField'
import { useTranslation } from 'react-i18next'
import { useSaved } from '../shared/useSaved'

export function VerticalExample() {
  const { t } = useTranslation('formGallery')
  return (
    <form className="form-stack" onSubmit={useSaved()}>
      <TextField label={t('demo.name')} name="name" required autoComplete="name" />
      <TextField label={t('demo.email')} name="email" type="email" required autoComplete="email" />
      <TextField label={t('demo.phone')} name="phone" type="tel" isOptional autoComplete="tel" />
      <div className="cluster">
        <Button type="submit" variant="primary">
          {t('demo.save')}
        </Button>
        <Button type="reset">{t('demo.reset')}</Button>
      </div>
    </form>
  )
}
