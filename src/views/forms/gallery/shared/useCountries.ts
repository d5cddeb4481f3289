import { useTranslation } from 'react-i18next'

const codes = ['AE', 'BR', 'DE', 'EG', 'FR', 'GB', 'MA', 'MX', 'PT', 'US'] as const

export function useCountries() {
  const { language } = useTranslation('formGallery').i18n
  const names = new Intl.DisplayNames(language, { type: 'region' })
  return codes
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .sort((one, other) => one.label.localeCompare(other.label, language))
}
