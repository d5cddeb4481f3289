import { cx } from '@core/components/cx'
import { ChevronRight } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MenuItem } from '@/navigation/menu'
import { MenuEntryLink } from './MenuEntryLink'
import { useIsCurrent } from './useMenu'

/** A module with several pages: a button that shows and hides their links. It begins open where one of them is on screen. */
export function MenuGroup({ item, isFiltered }: { item: MenuItem; isFiltered: boolean }) {
  const { t } = useTranslation('nav')
  const id = useId()
  const isCurrent = useIsCurrent()
  const [isToggledOpen, setToggledOpen] = useState<boolean>()
  const holdsCurrent = item.children.some(isCurrent)
  const isOpen = isFiltered || (isToggledOpen ?? holdsCurrent)
  return (
    <>
      <button
        type="button"
        className={cx('menu-link', holdsCurrent && 'holds-current')}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setToggledOpen(!isOpen)}
      >
        <item.icon aria-hidden="true" />
        <span className="menu-link-label">{t(item.title)}</span>
        <ChevronRight className="menu-chevron flip-rtl" aria-hidden="true" />
      </button>
      <ul id={id} className="menu-list menu-nested" hidden={!isOpen}>
        {item.children.map((link) => (
          <li key={link.to}>
            <MenuEntryLink link={link} />
          </li>
        ))}
      </ul>
    </>
  )
}
