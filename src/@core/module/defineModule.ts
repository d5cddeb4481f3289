import type { LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'
import type { Action, Subject } from '../auth/ability'
import type { I18nResources, NavKey } from '../i18n/resources'

/** Fetches the texts of one namespace in one language. */
export type I18nLoader = (language: string) => Promise<{ readonly default: Readonly<Record<string, unknown>> }>

export type Section = 'dashboards' | 'apps' | 'pages' | 'elements' | 'misc'

/** What a page can show of the look in place of what the person has chosen. The product names it by declaration merging. */
// oxlint-disable-next-line typescript/no-empty-object-type -- open, as above
export interface PageLook {}

/** One page of a module. */
export interface ModuleRoute {
  readonly path: string
  /** An address that shows something, where the path has parameters. */
  readonly sample?: string
  /** `app`, the default, has menu, navbar and footer; `blank` has nothing around the page. */
  readonly layout?: 'app' | 'blank'
  readonly title: NavKey
  /** The ability that the page needs. Without one, any signed-in person may see it. */
  readonly can?: readonly [Action, Subject]
  /** Whether the page is shown to those who are not signed in, too. */
  readonly isPublic?: true
  /** Whether the page is shown before a new account has verified its email, too. */
  readonly isForUnconfirmed?: boolean
  /** The look of the page's own. It stands beside what the person has chosen, which comes back when the page is left. */
  readonly look?: PageLook
  /** Where the texts of the examples that the page shows stand in those of its module; the search finds them there. */
  readonly examples?: string
  /** The page above this one in the breadcrumbs. */
  readonly parent?: string
  /** Imports the page, such as `async () => (await import('./UserListPage')).UserListPage`. */
  readonly load: () => Promise<ComponentType>
}

/** A module's place in the menus. Its title, ability and target are those of the route it names. */
export interface NavEntry {
  readonly section: Section
  /** Entries of one section stand in this order. */
  readonly order: number
  readonly icon: LucideIcon
  /** Path of the route to open, or, for a group, of each route in it. Default: all routes of the module. */
  readonly routes?: readonly string[]
  /** The group's title, where there is more than one route. */
  readonly group?: NavKey
  /** Whether the number that waits in the module stands beside the entry; `GET /api/badges/data` gives it by the module's key. */
  readonly hasBadge?: true
  /** Whether the entry stands in the menu of the one who is signed in, too. */
  readonly isPersonal?: true
}

/** Something to begin in a module. */
interface Command {
  readonly title: NavKey
  /** The address where it begins, or that asks the page to begin it. */
  readonly to: string
  readonly can: readonly [Action, Subject]
}

/** What a module tells the rest of the app about itself; router, menus, titles, breadcrumbs, guards and search read it. */
export interface ModuleManifest {
  /** `<area>/<module>`: the same path under `redux`, `@fake-db`, `views` and `tests`. */
  readonly key: string
  readonly i18n?: {
    readonly namespace: Exclude<keyof I18nResources, 'core' | 'kit' | 'nav' | 'shell'>
    readonly load: I18nLoader
  }
  readonly nav?: NavEntry
  /** The address, on the module's first route, that shows the people of a name: the search leads there with its contacts. */
  readonly people?: (name: string) => string
  /** The path of the page that shows a row which the search has found in the module's data. */
  readonly found?: string
  /** What the search offers to begin here. */
  readonly commands?: readonly Command[]
  readonly routes: readonly ModuleRoute[]
}

/** Declares a module; see {@link ModuleManifest}. */
export function defineModule(manifest: ModuleManifest): ModuleManifest {
  return manifest
}

/** An area that rights are given in, as the `area.ts` of the module that has it declares it. */
export interface Area {
  readonly subject: Subject
  /** What it is called where rights are given. */
  readonly title: NavKey
  /** What the roles that come with the product may do in it, by their keys; those that are not named may do nothing. */
  readonly rights: Readonly<Record<string, readonly Action[]>>
}
