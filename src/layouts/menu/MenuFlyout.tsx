import { cx } from '@core/components/cx'
import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { MenuItem, MenuSection } from '@/navigation/menu'
import { MenuEntryLink } from './MenuEntryLink'
import { useFlyout } from './useFlyout'
import { useIsCurrent } from './useMenu'

interface MenuFlyoutProps {
  section: MenuSection['section']
  items: readonly MenuItem[]
}

export function MenuFlyout({ section, items }: MenuFlyoutProps) {
  const { t } = useTranslation('nav')
  const id = useId()
  const { isOpen, flyoutProps, toggle } = useFlyout()
  const isCurrent = useIsCurrent()
  const holdsCurrent = items.some((item) => (item.children.length > 0 ? item.children : [item]).some(isCurrent))
  return (
    <div className="position-relative" {...flyoutProps}>
      <button
        type="button"
        className={cx('menu-link', holdsCurrent && 'holds-current')}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={toggle}
      >
        <span className="menu-link-label">{t(`section.${section}`)}</span>
        <ChevronDown className="menu-chevron-down" aria-hidden="true" />
      </button>
      <ul id={id} className="menu-list menu-flyout-list" hidden={!isOpen}>
        {items.map((item) =>
          item.children.length > 0 ? (
            <li key={item.title}>
              <span className="menu-section-title">{t(item.title)}</span>
              <ul className="menu-list">
                {item.children.map((link) => (
                  <li key={link.to}>
                    <MenuEntryLink link={link} />
                  </li>
                ))}
              </ul>
            </li>
          ) : (
            <li key={item.title}>
              <MenuEntryLink link={item} icon={<item.icon aria-hidden="true" />} badge={item.badge} />
            </li>
          ),
        )}
      </ul>
    </div>
  )
}
