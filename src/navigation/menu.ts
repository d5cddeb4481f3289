import type { AppAbility } from '@core/auth/ability'
import type { NavKey } from '@core/i18n/resources'
import type { ModuleManifest, ModuleRoute, NavEntry, Section } from '@core/module/defineModule'
import { generatePath, matchPath } from 'react-router-dom'
import { modules, routes } from './modules'
import { sections, siteLinks, type SiteLink } from './sections'
import { landingPath } from '@/configs/publicPaths'

export interface MenuLink {
  readonly title: NavKey
  readonly to: string
  /** Pattern of the route; null for a link to another site. */
  readonly path: string | null
}

export interface MenuItem extends MenuLink {
  readonly icon: NavEntry['icon']
  /** Key of the module whose count is the badge; null for none. */
  readonly badge: string | null
  readonly isPersonal: boolean
  readonly children: readonly MenuLink[]
}

export interface MenuSection {
  readonly section: Section
  readonly items: readonly MenuItem[]
}

type ModuleWithNav = ModuleManifest & Required<Pick<ModuleManifest, 'nav'>>

export function routeAt(address: string): ModuleRoute | undefined {
  const pathname = address.replace(/[?#].*$/s, '')
  return routes.find(({ path }) => matchPath(path, pathname) !== null)
}

export function isAllowed(route: ModuleRoute, ability: AppAbility): boolean {
  return !route.can || ability.can(...route.can)
}

function toItems({ key, nav, routes: own }: ModuleWithNav, ability: AppAbility): MenuItem[] {
  const { routes: paths = own.map(({ path }) => path), group, hasBadge, isPersonal = false } = nav
  const shown = { badge: hasBadge ? key : null, isPersonal }
  const links = paths.flatMap((path) => {
    const route = routes.find((candidate) => candidate.path === path)
    if (!route || !isAllowed(route, ability)) return []
    return { title: route.title, to: generatePath(path), path, icon: route.icon ?? nav.icon }
  })
  const [first] = links
  if (group && first) return [{ ...first, ...shown, icon: nav.icon, title: group, children: links }]
  return (nav.routes ? links : links.slice(0, 1)).map((link) => ({ ...link, ...shown, children: [] }))
}

/** Modules with the same group share its entry. */
function mergeGroups(items: readonly MenuItem[]): MenuItem[] {
  const entries = new Map<string, MenuItem>()
  for (const item of items) {
    const key = item.children.length > 0 ? item.title : item.to
    const same = entries.get(key)
    entries.set(key, same ? { ...same, children: [...same.children, ...item.children] } : item)
  }
  return [...entries.values()]
}

function toSiteItem({ title, href, icon }: SiteLink): MenuItem {
  return { title, to: href, path: null, icon, badge: null, isPersonal: false, children: [] }
}

/** @param links to other sites */
export function menuFor(ability: AppAbility, links = siteLinks): MenuSection[] {
  const entries = modules.flatMap(({ nav, ...module }) => (nav ? { ...module, nav } : []))
  return sections.flatMap((section) => {
    const items = entries
      .filter(({ nav }) => nav.section === section)
      .sort((a, b) => a.nav.order - b.nav.order)
      .flatMap((entry) => toItems(entry, ability))
    const sites = links.filter((link) => link.section === section).map(toSiteItem)
    return items.length + sites.length > 0 ? [{ section, items: [...mergeGroups(items), ...sites] }] : []
  })
}

/** Landing page: the role's, if allowed; otherwise the first menu entry. */
export function landingFor(role: string, ability: AppAbility): string {
  const usual = landingPath(role)
  const route = routeAt(usual)
  if (route && isAllowed(route, ability)) return usual
  return menuFor(ability, [])[0]?.items[0]?.to ?? usual
}
