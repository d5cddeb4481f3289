import type { LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'
import type { Action, Subject } from '../auth/ability'
import type { I18nResources, NavKey, NavTexts } from '../i18n/resources'

export type I18nLoader = (language: string) => Promise<{ readonly default: Readonly<Record<string, unknown>> }>

/** Menu section: a key of `section` in the texts of the menu; any text if there are none. */
export type Section = NavTexts extends { readonly section: infer Names } ? keyof Names & string : string

/** Layout preferences that a page can override. The product declares them by declaration merging. */
// oxlint-disable-next-line typescript/no-empty-object-type -- open, as above
export interface PagePreferences {}

export interface ModuleRoute {
  readonly path: string
  /** Working URL of a path with parameters. */
  readonly sample?: string
  /** `app`, the default, has menu, navbar and footer; `blank` has the page only. */
  readonly layout?: 'app' | 'blank'
  readonly title: NavKey
  /** Required ability. Default: any logged-in user. */
  readonly can?: readonly [Action, Subject]
  /** Whether logged-out users may open the page too. */
  readonly isPublic?: true
  /** Whether users with an unverified email may open the page too. */
  readonly isForUnconfirmed?: boolean
  /** Overrides the user's preferences while the page is open. */
  readonly preferences?: PagePreferences
  /** Key of the page's examples in the module's texts; global search reads them. */
  readonly examples?: string
  readonly parent?: string
  /** Menu icon. Default: the module's. */
  readonly icon?: LucideIcon
  /** Imports the page, such as `async () => (await import('./UserListPage')).UserListPage`. */
  readonly load: () => Promise<ComponentType>
}

/** A module's menu entry. Its title, ability and target come from its route. */
export interface NavEntry {
  readonly section: Section
  readonly order: number
  readonly icon: LucideIcon
  /** Paths of the routes to link. Default: the module's first route, or all of a group. */
  readonly routes?: readonly string[]
  /** Title of a group of links. Modules with the same title share the group. */
  readonly group?: NavKey
  /** Shows the module's count from `GET /api/badges/data`. */
  readonly hasBadge?: true
  /** Also shown in the user menu. */
  readonly isPersonal?: true
}

interface Command {
  readonly title: NavKey
  readonly to: string
  readonly can: readonly [Action, Subject]
}

/** Manifest of a module. Router, menus, titles, breadcrumbs, guards and search read it. */
export interface ModuleManifest {
  /** `<area>/<module>`: the same path under `redux`, `@fake-db`, `views` and `tests`. */
  readonly key: string
  readonly i18n?: {
    readonly namespace: Exclude<keyof I18nResources, 'core' | 'kit' | 'nav' | 'shell'>
    readonly load: I18nLoader
  }
  readonly nav?: NavEntry
  /** URL, on the module's first route, that shows the people with a name. Global search links its contacts to it. */
  readonly people?: (name: string) => string
  /** Path of the page that shows a search result of the module. */
  readonly found?: string
  readonly commands?: readonly Command[]
  /** Imports a component without output that runs on every page, such as reminders. Its ability is that of the first route. */
  readonly background?: () => Promise<ComponentType>
  readonly routes: readonly ModuleRoute[]
}

/** Declares a module; see {@link ModuleManifest}. */
export function defineModule(manifest: ModuleManifest): ModuleManifest {
  return manifest
}

export interface Area {
  readonly subject: Subject
  readonly title: NavKey
  /** Permissions of the built-in roles by key; a missing role has none. */
  readonly rights: Readonly<Record<string, readonly Action[]>>
}
