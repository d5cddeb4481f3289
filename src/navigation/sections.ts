import type { NavKey } from '@core/i18n/resources'
import type { NavEntry, Section } from '@core/module/defineModule'

/** Menu sections, in order. Their names are `section` in `locales`. */
export const sections: readonly Section[] = ['dashboards', 'apps', 'pages', 'elements', 'misc']

export interface SiteLink {
  readonly section: Section
  /** Key of a text in `locales`. */
  readonly title: NavKey
  readonly href: string
  readonly icon: NavEntry['icon']
}

/** Links to other sites, which open in a new tab. They follow the pages of their section. */
export const siteLinks: readonly SiteLink[] = []
