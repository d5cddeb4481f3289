import { PasswordField } from '@core/components/forms/PasswordField'
import { TextField } from '@core/components/forms/TextField'
import { AtSign } from 'lucide-react'
import { useTranslation } from 'react-i18next'

export function BasicExample() {
  const { t } = useTranslation('formGallery')
  return (
    <div className="form-row">
      <TextField label={t('demo.name')} hint={t('demo.nameHint')} autoComplete="name" />
      <TextField label={t('demo.email')} icon={<AtSign aria-hidden="true" />} type="email" autoComplete="email" />
      <TextField label={t('demo.company')} isOptional placeholder={t('demo.companyExample')} />
      <PasswordField label={t('demo.password')} autoComplete="new-password" />
    </div>
  )
}
