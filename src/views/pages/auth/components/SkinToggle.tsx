import { IconButton } from '@core/components/button/IconButton'
import { Moon, Sun } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSkinToggle } from '@/redux/shell/layout/useSkinToggle'

/** Changes between light and dark. */
export function SkinToggle() {
  const { t } = useTranslation('auth')
  const { isDark, toggle } = useSkinToggle()

  return (
    <IconButton
      label={isDark ? t('lightSkin') : t('darkSkin')}
      icon={isDark ? <Sun aria-hidden="true" /> : <Moon aria-hidden="true" />}
      onClick={toggle}
    />
  )
}
