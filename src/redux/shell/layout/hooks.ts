import { useMediaQuery } from '@core/hooks/useMediaQuery'
import { useTranslation } from 'react-i18next'
import { directionOf, languages, type Language } from '@/configs/languages'
import { useAppDispatch, useAppSelector } from '@/redux/app/hooks'
import { preferencesChanged, selectPreferences } from './slice'

export function useLanguage() {
  const { i18n } = useTranslation()
  const current = languages.find(({ code }) => code === i18n.language) ?? languages[0]
  return { current, change: (code: Language) => i18n.changeLanguage(code) }
}

/** Chosen direction, or the direction of the language. */
export function useDirection(): 'ltr' | 'rtl' {
  const { i18n } = useTranslation()
  const { direction } = useAppSelector(selectPreferences)
  return direction === 'language' ? directionOf(i18n.language) : direction
}

export function useSkinToggle() {
  const dispatch = useAppDispatch()
  const { skin } = useAppSelector(selectPreferences)
  const isSystemDark = useMediaQuery('(prefers-color-scheme: dark)')
  const isDark = skin === 'dark' || (skin === 'system' && isSystemDark)
  return { isDark, toggle: () => dispatch(preferencesChanged({ skin: isDark ? 'light' : 'dark' })) }
}
