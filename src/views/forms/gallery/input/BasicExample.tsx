import { PasswordField } from '@core/components/forms/PasswordField'
import { TextField } from '@core/components/forms/TextField'
import { AtSign } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { SaveForm } from '../shared/SaveForm'

export function BasicExample() {
  const { t } = useTranslation('formGallery')
  return (
    <SaveForm>
      <div className="row row-cols-1 row-cols-md-2 g-3">
        <TextField label={t('demo.name')} name="name" required hint={t('demo.nameHint')} autoComplete="name" />
        <TextField
          label={t('demo.email')}
          icon={<AtSign aria-hidden="true" />}
          name="email"
          type="email"
          autoComplete="email"
        />
        <TextField label={t('demo.company')} name="company" isOptional placeholder={t('demo.companyExample')} />
        <PasswordField label={t('demo.password')} name="password" autoComplete="new-password" />
      </div>
    </SaveForm>
  )
}
