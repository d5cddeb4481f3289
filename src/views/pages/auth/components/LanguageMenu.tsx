import { MenuButton } from '@core/components/overlay/MenuButton'
import { Languages } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { languages } from '@/configs/languages'
import { useAppDispatch } from '@/redux/app/hooks'
import { preferencesChanged } from '@/redux/shell/layout/slice'

/** Chooses the language, and with it the direction of writing. */
export function LanguageMenu() {
  const { t, i18n } = useTranslation('auth')
  const dispatch = useAppDispatch()

  async function choose({ code, direction }: (typeof languages)[number]) {
    await i18n.changeLanguage(code)
    dispatch(preferencesChanged({ direction }))
  }

  return (
    <MenuButton
      label={t('language')}
      align="end"
      icon={<Languages aria-hidden="true" />}
      items={languages.map((language) => ({
        kind: 'radio',
        key: language.code,
        label: language.name,
        isChecked: language.code === i18n.language,
        onSelect: () => void choose(language),
      }))}
    />
  )
}
