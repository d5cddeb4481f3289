import { useTranslation } from 'react-i18next'

export function Footer() {
  const { t } = useTranslation('shell')
  return (
    <footer className="shell-footer">
      <p>{t('footer.licence', { year: new Date().getFullYear() })}</p>
    </footer>
  )
}
