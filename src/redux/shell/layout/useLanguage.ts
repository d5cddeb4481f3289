import { useTranslation } from 'react-i18next'
import { languages, type Language } from '@/configs/languages'
import { useAppDispatch } from '@/redux/app/hooks'
import { preferencesChanged } from './slice'

/** The language spoken now, and what changes it: the page is then written in that language's direction, too. */
export function useLanguage() {
  const { i18n } = useTranslation()
  const dispatch = useAppDispatch()
  const current = languages.find(({ code }) => code === i18n.language) ?? languages[0]

  async function change(code: Language) {
    await i18n.changeLanguage(code)
    const chosen = languages.find((language) => language.code === code)
    if (chosen) dispatch(preferencesChanged({ direction: chosen.direction }))
  }
  return { current, change }
}
