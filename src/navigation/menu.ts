import type { AppAbility } from '@core/auth/ability'
import type { NavKey } from '@core/i18n/resources'
import type { ModuleManifest, ModuleRoute, NavEntry, Section } from '@core/module/defineModule'
import { generatePath, matchPath } from 'react-router-dom'
import { modules, routes } from './modules'
import { landingPath } from '@/configs/publicPaths'

export interface MenuLink {
  readonly title: NavKey
  readonly to: string
  readonly path: string
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

const sections: readonly Section[] = ['dashboards', 'apps', 'pages', 'elements', 'misc']

export function routeAt(address: string): ModuleRoute | undefined {
  const pathname = address.replace(/[?#].*$/s, '')
  return routes.find(({ path }) => matchPath(path, pathname) !== null)
}

export function isAllowed(route: ModuleRoute, ability: AppAbility): boolean {
  return !route.can || ability.can(...route.can)
}

function toItem({ key, nav, routes: own }: ModuleWithNav, ability: AppAbility): MenuItem | null {
  const { icon, routes: paths = own.map(({ path }) => path), group, hasBadge, isPersonal = false } = nav
  const shown = { icon, badge: hasBadge ? key : null, isPersonal }
  const links = paths.flatMap((path) => {
    const route = routes.find((candidate) => candidate.path === path)
    return route && isAllowed(route, ability) ? [{ title: route.title, to: generatePath(path), path }] : []
  })
  const [first] = links
  if (!first) return null
  return { ...first, ...shown, ...(group ? { title: group, children: links } : { children: [] }) }
}

export function menuFor(ability: AppAbility): MenuSection[] {
  const entries = modules.flatMap(({ nav, ...module }) => (nav ? { ...module, nav } : []))
  return sections.flatMap((section) => {
    const items = entries
      .filter(({ nav }) => nav.section === section)
      .sort((a, b) => a.nav.order - b.nav.order)
      .flatMap((entry) => toItem(entry, ability) ?? [])
    return items.length > 0 ? [{ section, items }] : []
  })
}

/** Landing page: the role's, if allowed; otherwise the first menu entry. */
export function landingFor(role: string, ability: AppAbility): string {
  const usual = landingPath(role)
  const route = routeAt(usual)
  if (route && isAllowed(route, ability)) return usual
  return menuFor(ability)[0]?.items[0]?.to ?? usual
}
