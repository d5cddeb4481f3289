import { Combobox } from '@core/components/forms/Combobox'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

const domains = ['example.com', 'example.net', 'example.org', 'mail.example']

export function FreeExample() {
  const { t } = useTranslation('formGallery')
  const [email, setEmail] = useState('')
  const [name = '', domain] = email.split('@')
  const offered = name === '' ? [] : domains.filter((one) => one.startsWith(domain ?? '') && one !== domain)
  return (
    <Combobox
      label={t('demo.email')}
      hint={t('demo.emailHint')}
      text={email}
      onText={setEmail}
      options={offered.map((one) => ({ key: one, label: `${name}@${one}` }))}
      onPick={(one) => setEmail(`${name}@${one}`)}
    />
  )
}
