import { VisuallyHidden } from '@core/components/VisuallyHidden'
import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { MenuLink } from '@/navigation/menu'
import { MenuBadge } from './MenuBadge'
import { useRailTooltip } from './rail'
import { useIsCurrent } from './useMenu'

interface MenuEntryLinkProps {
  link: MenuLink
  icon?: ReactNode
  /** Module key */
  badge?: string | null
}

export function MenuEntryLink({ link, icon, badge = null }: MenuEntryLinkProps) {
  const { t } = useTranslation(['nav', 'shell'])
  const id = useId()
  const isCurrent = useIsCurrent()(link)
  const isSite = link.path === null
  const tooltip = useRailTooltip(t(link.title))
  return (
    <>
      <Link
        {...tooltip.anchorProps}
        className="menu-link"
        to={link.to}
        target={isSite ? '_blank' : undefined}
        aria-current={isCurrent ? 'page' : undefined}
        aria-describedby={badge === null ? undefined : id}
      >
        {icon}
        <span className="menu-link-label">
          {t(link.title)}
          {isSite && <VisuallyHidden> {t('menu.newTab', { ns: 'shell' })}</VisuallyHidden>}
        </span>
        {badge !== null && <MenuBadge of={badge} id={id} />}
        {isSite && (
          <span className="menu-external flip-rtl" aria-hidden="true">
            ↗
          </span>
        )}
      </Link>
      {tooltip.node}
    </>
  )
}
