import { Button } from '@core/components/button/Button'
import { TextField } from '@core/components/forms/TextField'
import { Building2, Mail, Phone, User } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSaved } from '../shared/useSaved'

export function IconsExample() {
  const { t } = useTranslation('formGallery')
  return (
    <form className="form-stack" onSubmit={useSaved()}>
      <TextField label={t('demo.name')} name="name" required icon={<User aria-hidden="true" />} />
      <TextField label={t('demo.company')} name="company" isOptional icon={<Building2 aria-hidden="true" />} />
      <TextField label={t('demo.email')} name="email" type="email" required icon={<Mail aria-hidden="true" />} />
      <TextField label={t('demo.phone')} name="phone" type="tel" isOptional icon={<Phone aria-hidden="true" />} />
      <div>
        <Button type="submit" variant="primary">
          {t('demo.save')}
        </Button>
      </div>
    </form>
  )
}
