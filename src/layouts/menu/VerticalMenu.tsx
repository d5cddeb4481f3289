import { IconButton } from '@core/components/button/IconButton'
import { cx } from '@core/components/cx'
import { PanelLeftClose, Pin } from 'lucide-react'
import type { PointerEvent } from 'react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppDispatch, useAppSelector } from '@/redux/app/hooks'
import { menuToggled, selectPreferences } from '@/redux/shell/layout/slice'
import { Brand } from './Brand'
import { MenuBody } from './MenuBody'
import { RailContext } from './rail'

/**
 * Expands the collapsed menu on hover. Escape closes it without moving the pointer (WCAG 2.2, 1.4.13).
 * Keyboard and touch use flyouts and tooltips instead (decision 014).
 */
function usePeek(isCollapsed: boolean) {
  const [isHovered, setHovered] = useState(false)
  const isPeeking = isCollapsed && isHovered

  useEffect(() => {
    if (!isPeeking) return undefined
    function handleKeyDown(event: KeyboardEvent) {
      if (event.key === 'Escape') setHovered(false)
    }
    window.addEventListener('keydown', handleKeyDown)
    return () => window.removeEventListener('keydown', handleKeyDown)
  }, [isPeeking])

  const peekProps = {
    onPointerEnter: ({ pointerType }: PointerEvent) => setHovered(pointerType !== 'touch'),
    onPointerLeave: () => setHovered(false),
  }
  return { isPeeking, peekProps }
}

export function VerticalMenu() {
  const { t } = useTranslation('shell')
  const dispatch = useAppDispatch()
  const isCollapsed = useAppSelector((state) => selectPreferences(state).menuCollapsed)
  const { isPeeking, peekProps } = usePeek(isCollapsed)
  const isRail = isCollapsed && !isPeeking
  return (
    <div className={cx('menu-rail', isCollapsed && 'is-collapsed')}>
      <nav
        className={cx('menu-surface side-menu', isRail && 'is-narrow', isPeeking && 'is-peeking')}
        aria-label={t('menu.label')}
        {...peekProps}
      >
        <div className="menu-head">
          <Brand />
          <IconButton
            size="sm"
            className="menu-pin"
            label={t(isCollapsed ? 'menu.pin' : 'menu.collapse')}
            aria-pressed={!isCollapsed}
            icon={isCollapsed ? <Pin aria-hidden="true" /> : <PanelLeftClose className="flip-rtl" aria-hidden="true" />}
            onClick={() => dispatch(menuToggled())}
          />
        </div>
        <RailContext value={isRail}>
          <MenuBody />
        </RailContext>
      </nav>
    </div>
  )
}
