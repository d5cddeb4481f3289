import { useMediaQuery } from '@core/hooks/useMediaQuery'
import { useAppDispatch, useAppSelector } from '@/redux/app/hooks'
import { preferencesChanged, selectPreferences } from './slice'

/** Whether the page is dark, and what makes it the opposite. */
export function useSkinToggle() {
  const dispatch = useAppDispatch()
  const { skin } = useAppSelector(selectPreferences)
  const isSystemDark = useMediaQuery('(prefers-color-scheme: dark)')
  const isDark = skin === 'dark' || (skin === 'system' && isSystemDark)
  return { isDark, toggle: () => dispatch(preferencesChanged({ skin: isDark ? 'light' : 'dark' })) }
}
