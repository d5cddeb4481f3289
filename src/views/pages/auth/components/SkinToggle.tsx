import { IconButton } from '@core/components/button/IconButton'
import { useMediaQuery } from '@core/hooks/useMediaQuery'
import { Moon, Sun } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useAppDispatch, useAppSelector } from '@/redux/app/hooks'
import { preferencesChanged, selectPreferences } from '@/redux/shell/layout/slice'

/** Changes between light and dark. */
export function SkinToggle() {
  const { t } = useTranslation('auth')
  const dispatch = useAppDispatch()
  const { skin } = useAppSelector(selectPreferences)
  const isSystemDark = useMediaQuery('(prefers-color-scheme: dark)')
  const isDark = skin === 'dark' || (skin === 'system' && isSystemDark)

  return (
    <IconButton
      label={isDark ? t('lightSkin') : t('darkSkin')}
      icon={isDark ? <Sun aria-hidden="true" /> : <Moon aria-hidden="true" />}
      onClick={() => dispatch(preferencesChanged({ skin: isDark ? 'light' : 'dark' }))}
    />
  )
}
