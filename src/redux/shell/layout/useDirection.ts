import { useTranslation } from 'react-i18next'
import { directionOf } from '@/configs/languages'
import { useAppSelector } from '@/redux/app/hooks'
import { selectPreferences } from './slice'

/** The direction that the page is laid out in: the chosen one, or that of its language. */
export function useDirection(): 'ltr' | 'rtl' {
  const { i18n } = useTranslation()
  const { direction } = useAppSelector(selectPreferences)
  return direction === 'language' ? directionOf(i18n.language) : direction
}
