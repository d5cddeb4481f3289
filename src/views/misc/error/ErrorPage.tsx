import { useTranslation } from 'react-i18next'

export function Component() {
  const { t } = useTranslation('error')
  return (
    <main>
      <h1 tabIndex={-1}>{t('title')}</h1>
    </main>
  )
}
