import { Drawer } from '@core/components/overlay/Drawer'
import { isRtl } from '@core/isRtl'
import type { TouchEvent } from 'react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { OverlayProps } from '../overlays'
import { MenuBody } from './MenuBody'

/** Swipe distance in pixels that closes the menu. */
const swipe = 60

export function MenuDrawer({ onClose }: OverlayProps) {
  const { t } = useTranslation('shell')
  const start = useRef<{ x: number; y: number }>(null)

  function handleTouchStart({ touches }: TouchEvent) {
    const touch = touches[0]
    start.current = touch && touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : null
  }
  function handleTouchEnd({ currentTarget, changedTouches }: TouchEvent) {
    const touch = changedTouches[0]
    if (!touch || !start.current) return
    const outwards = isRtl(currentTarget) ? 1 : -1
    const x = (touch.clientX - start.current.x) * outwards
    if (x > swipe && x > 2 * Math.abs(touch.clientY - start.current.y)) onClose()
  }

  return (
    <Drawer isOpen onClose={onClose} title={t('menu.label')} side="start">
      <nav
        className="menu-surface menu-drawer"
        aria-label={t('menu.label')}
        onTouchStart={handleTouchStart}
        onTouchEnd={handleTouchEnd}
      >
        <MenuBody />
      </nav>
    </Drawer>
  )
}
