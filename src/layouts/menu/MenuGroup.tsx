import { cx } from '@core/components/cx'
import { useAnchored } from '@core/components/overlay/useAnchored'
import { ChevronRight } from 'lucide-react'
import { use, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MenuItem } from '@/navigation/menu'
import { MenuBadge } from './MenuBadge'
import { MenuEntryLink } from './MenuEntryLink'
import { RailContext, useRailTooltip } from './rail'
import { useFlyout } from './useFlyout'
import { useIsCurrent } from './useMenu'

/** Initially open if it contains the current page. On the rail it is a flyout. */
export function MenuGroup({ item, isFiltered }: { item: MenuItem; isFiltered: boolean }) {
  const { t } = useTranslation('nav')
  const id = useId()
  const badgeId = useId()
  const button = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const isRail = use(RailContext)
  const isCurrent = useIsCurrent()
  const tooltip = useRailTooltip(t(item.title))
  const flyout = useFlyout({ isBeside: true })
  const [isToggledOpen, setToggledOpen] = useState<boolean>()
  const holdsCurrent = item.children.some(isCurrent)
  const isOpen = isRail ? flyout.isOpen : isFiltered || (isToggledOpen ?? holdsCurrent)
  useAnchored(isRail && isOpen, button, list, { side: 'end', align: 'start' })

  return (
    <div {...(isRail && flyout.flyoutProps)}>
      <button
        {...tooltip.anchorProps}
        ref={button}
        type="button"
        className={cx('menu-link', holdsCurrent && 'holds-current')}
        aria-expanded={isOpen}
        aria-controls={id}
        aria-describedby={item.badge === null ? undefined : badgeId}
        onClick={isRail ? flyout.toggle : () => setToggledOpen(!isOpen)}
      >
        <item.icon aria-hidden="true" />
        <span className="menu-link-label">{t(item.title)}</span>
        {item.badge !== null && <MenuBadge of={item.badge} id={badgeId} />}
        <ChevronRight className="menu-chevron flip-rtl" aria-hidden="true" />
      </button>
      {!isOpen && tooltip.node}
      <ul
        ref={list}
        id={id}
        className={cx('menu-list', isRail ? 'floating panel menu-rail-list' : 'menu-nested')}
        hidden={!isOpen}
      >
        {isRail && (
          <li className="menu-section-title" aria-hidden="true">
            {t(item.title)}
          </li>
        )}
        {/* Each link rerenders on navigation, so closed groups render none. The rail needs them for arrow keys. */}
        {(isOpen || isRail) &&
          item.children.map((link) => (
            <li key={link.to}>
              <RailContext value={false}>
                <MenuEntryLink link={link} />
              </RailContext>
            </li>
          ))}
      </ul>
    </div>
  )
}
