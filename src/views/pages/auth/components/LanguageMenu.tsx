import { MenuButton } from '@core/components/overlay/MenuButton'
import { Languages } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { languages } from '@/configs/languages'
import { useLanguage } from '@/redux/shell/layout/useLanguage'

/** Chooses the language, and with it the direction of writing. */
export function LanguageMenu() {
  const { t } = useTranslation('auth')
  const { current, change } = useLanguage()

  return (
    <MenuButton
      label={t('language')}
      align="end"
      icon={<Languages aria-hidden="true" />}
      items={languages.map(({ code, name }) => ({
        kind: 'radio',
        key: code,
        label: name,
        isChecked: code === current.code,
        onSelect: () => void change(code),
      }))}
    />
  )
}
