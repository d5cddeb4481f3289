import { useTranslation } from 'react-i18next'
import { MenuEntryLink } from './MenuEntryLink'
import { MenuFlyout } from './MenuFlyout'
import { useMenu } from './useMenu'

export function HorizontalMenu() {
  const { t } = useTranslation('shell')
  const sections = useMenu()
  return (
    <nav className="menu-bar menu-surface" aria-label={t('menu.label')}>
      <ul className="shell-width">
        {sections.map(({ section, items }) => {
          const [only, ...others] = items
          const isLink = only && others.length === 0 && only.children.length === 0
          return (
            <li key={section}>
              {isLink ? (
                <MenuEntryLink link={only} icon={<only.icon aria-hidden="true" />} badge={only.badge} />
              ) : (
                <MenuFlyout section={section} items={items} />
              )}
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
