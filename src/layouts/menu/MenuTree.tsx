import { useTranslation } from 'react-i18next'
import type { MenuSection } from '@/navigation/menu'
import { MenuGroup } from './MenuGroup'
import { MenuEntryLink } from './MenuEntryLink'

interface MenuTreeProps {
  sections: readonly MenuSection[]
  isFiltered?: boolean
}

export function MenuTree({ sections, isFiltered = false }: MenuTreeProps) {
  const { t } = useTranslation('nav')
  return sections.map(({ section, items }) => (
    <section key={section} className="menu-section">
      <h2 className="menu-section-title">{t(`section.${section}`)}</h2>
      <ul className="menu-list">
        {items.map((item) => (
          <li key={item.title}>
            {item.children.length > 0 ? (
              <MenuGroup item={item} isFiltered={isFiltered} />
            ) : (
              <MenuEntryLink link={item} icon={<item.icon aria-hidden="true" />} badge={item.badge} />
            )}
          </li>
        ))}
      </ul>
    </section>
  ))
}
