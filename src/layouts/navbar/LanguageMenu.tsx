import { MenuButton } from '@core/components/overlay/MenuButton'
import { useTranslation } from 'react-i18next'
import { Flag, languageItems } from './languageItems'
import { useLanguage } from '@/redux/shell/layout/useLanguage'

export function LanguageMenu() {
  const { t } = useTranslation('shell')
  const language = useLanguage()
  return (
    <MenuButton
      label={t('language.choose', { name: language.current.name })}
      icon={<Flag flag={language.current.flag} />}
      look={{ variant: 'ghost' }}
      align="end"
      items={languageItems(language)}
    />
  )
}
