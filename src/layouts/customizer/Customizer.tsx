import { Drawer } from '@core/components/overlay/Drawer'
import { useTranslation } from 'react-i18next'
import { AppearanceOptions, AppearanceReset } from '@/views/shared/appearance/AppearanceOptions'
import type { OverlayProps } from '../overlays'

export function Customizer({ onClose }: OverlayProps) {
  const { t } = useTranslation('shell')
  return (
    <Drawer isOpen dimsPage={false} onClose={onClose} title={t('customizer.title')} footer={<AppearanceReset />}>
      <AppearanceOptions />
    </Drawer>
  )
}
