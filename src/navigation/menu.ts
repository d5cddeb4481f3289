import type { AppAbility } from '@core/auth/ability'
import type { ModuleRoute, NavEntry, NavKey, Section } from '@core/module/defineModule'
import { generatePath, matchPath } from 'react-router-dom'
import { modules, routes } from './modules'

/** One link of the menus. */
export interface MenuLink {
  readonly title: NavKey
  readonly to: string
}

/** A module's entry in the menus: one link, or a group of links under a title. */
export interface MenuItem extends MenuLink {
  readonly icon: NavEntry['icon']
  readonly children: readonly MenuLink[]
}

export interface MenuSection {
  readonly section: Section
  readonly items: readonly MenuItem[]
}

const sections: readonly Section[] = ['dashboards', 'apps', 'pages', 'elements', 'misc']

/** The route that shows an address, if there is one. The search catalogue is full of pages that are yet to come. */
export function routeAt(pathname: string): ModuleRoute | undefined {
  return routes.find(({ path }) => matchPath(path, pathname) !== null)
}

export function isAllowed(route: ModuleRoute, ability: AppAbility): boolean {
  return !route.can || ability.can(...route.can)
}

function toItem({ icon, routes: paths, group }: NavEntry, ability: AppAbility): MenuItem | null {
  const links = paths.flatMap((path) => {
    const route = routes.find((candidate) => candidate.path === path)
    return route && isAllowed(route, ability) ? [{ title: route.title, to: generatePath(path) }] : []
  })
  const [first] = links
  if (!first) return null
  return group ? { title: group, to: first.to, icon, children: links } : { ...first, icon, children: [] }
}

/** What someone with these abilities finds in the menus. */
export function menuFor(ability: AppAbility): MenuSection[] {
  const entries = modules.flatMap(({ nav }) => nav ?? [])
  return sections.flatMap((section) => {
    const items = entries
      .filter((entry) => entry.section === section)
      .sort((a, b) => a.order - b.order)
      .flatMap((entry) => toItem(entry, ability) ?? [])
    return items.length > 0 ? [{ section, items }] : []
  })
}
