import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { MenuLink } from '@/navigation/menu'
import { useIsCurrent } from './useMenu'

/** A link of the menus, marked while its page, or a page below it, is on screen. */
export function MenuEntryLink({ link, icon }: { link: MenuLink; icon?: ReactNode }) {
  const { t } = useTranslation('nav')
  const isCurrent = useIsCurrent()(link)
  return (
    <Link className="menu-link" to={link.to} aria-current={isCurrent ? 'page' : undefined}>
      {icon}
      <span className="menu-link-label">{t(link.title)}</span>
    </Link>
  )
}
