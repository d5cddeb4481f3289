import { useTranslation } from 'react-i18next'
import { languages, type Language } from '@/configs/languages'

/** The language spoken now, and what changes it: the page is then written in that language's direction, unless another was chosen. */
export function useLanguage() {
  const { i18n } = useTranslation()
  const current = languages.find(({ code }) => code === i18n.language) ?? languages[0]
  return { current, change: (code: Language) => i18n.changeLanguage(code) }
}
