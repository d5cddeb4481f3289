import { Drawer } from '@core/components/overlay/Drawer'
import { useTranslation } from 'react-i18next'
import { LookOptions, LookReset } from '@/views/shared/look/LookOptions'
import type { OverlayProps } from '../overlays'

/** The look, chosen beside the page that it changes. */
export function Customizer({ onClose }: OverlayProps) {
  const { t } = useTranslation('shell')
  return (
    <Drawer isOpen onClose={onClose} title={t('customizer.title')} footer={<LookReset />}>
      <LookOptions />
    </Drawer>
  )
}
