import { Button } from '@core/components/button/Button'
import { Drawer } from '@core/components/overlay/Drawer'
import { RotateCcw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useAppDispatch, useAppSelector } from '@/redux/app/hooks'
import { preferencesReset, selectPreferences } from '@/redux/shell/layout/slice'
import type { OverlayProps } from '../overlays'
import { ChoiceOption } from './ChoiceOption'
import { ConfigSnippet } from './ConfigSnippet'
import { SwitchOption } from './SwitchOption'
import { useOptions } from './useOptions'
import './customizer.scss'

/** Everything about the look that a person can choose. It changes at once, and is remembered. */
export function Customizer({ onClose }: OverlayProps) {
  const { t } = useTranslation(['shell', 'kit'])
  const dispatch = useAppDispatch()
  const { menuLayout, menuHidden } = useAppSelector(selectPreferences)
  const options = useOptions()
  const isHorizontal = menuLayout === 'horizontal'
  return (
    <Drawer
      isOpen
      onClose={onClose}
      title={t('customizer.title')}
      footer={
        <Button icon={<RotateCcw aria-hidden="true" />} onClick={() => dispatch(preferencesReset())}>
          {t('customizer.resetAll')}
        </Button>
      }
    >
      <div className="customizer">
        <ChoiceOption name="skin" {...options.skin} />
        <ChoiceOption name="primary" {...options.primary} />
        <ChoiceOption name="menuLayout" {...options.menuLayout} />
        <SwitchOption
          name="menuCollapsed"
          label={t('customizer.menuCollapsed')}
          isDisabled={isHorizontal || menuHidden}
          hint={isHorizontal || menuHidden ? t('customizer.collapsedNote') : undefined}
        />
        <SwitchOption name="menuHidden" label={t('customizer.menuHidden')} hint={t('customizer.hiddenHint')} />
        <ChoiceOption name="navbar" {...options.navbar} />
        <ChoiceOption name="footer" {...options.footer} />
        <ChoiceOption name="contentWidth" {...options.contentWidth} />
        <ChoiceOption name="direction" {...options.direction} />
        <SwitchOption name="shortcuts" label={t('kit:shortcuts.single')} hint={t('kit:shortcuts.singleHint')} />
        <ConfigSnippet />
      </div>
    </Drawer>
  )
}
