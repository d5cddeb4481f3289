import { Drawer } from '@core/components/overlay/Drawer'
import { useTranslation } from 'react-i18next'
import type { OverlayProps } from '../overlays'
import { LookOptions, LookReset } from './LookOptions'

/** The look, chosen beside the page that it changes. */
export function Customizer({ onClose }: OverlayProps) {
  const { t } = useTranslation('shell')
  return (
    <Drawer isOpen onClose={onClose} title={t('customizer.title')} footer={<LookReset />}>
      <LookOptions />
    </Drawer>
  )
}
