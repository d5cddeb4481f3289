import { IconButton } from '@core/components/button/IconButton'
import { Moon, Sun } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSkinToggle } from '@/redux/shell/layout/useSkinToggle'

export function SkinButton() {
  const { t } = useTranslation('shell')
  const { isDark, toggle } = useSkinToggle()
  return (
    <IconButton
      label={isDark ? t('skin.toLight') : t('skin.toDark')}
      icon={isDark ? <Sun aria-hidden="true" /> : <Moon aria-hidden="true" />}
      onClick={toggle}
    />
  )
}
