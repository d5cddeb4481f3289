import { IconButton } from '@core/components/button/IconButton'
import { SlidersHorizontal } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { theme } from '@/configs/theme'
import { useOverlays } from '../overlays'

/** The way to the customizer where there is no navbar whose menu would lead there. */
export function CustomizerTab() {
  const { t } = useTranslation('shell')
  const { open, warm } = useOverlays()
  if (!theme.hasCustomizer) return null
  return (
    <IconButton
      variant="primary"
      className="customizer-tab"
      label={t('customizer.open')}
      icon={<SlidersHorizontal aria-hidden="true" />}
      onPointerEnter={() => warm('customizer')}
      onClick={() => open('customizer')}
    />
  )
}
