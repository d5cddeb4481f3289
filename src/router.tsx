import { fetchPart, idle } from '@core/lazy/fetchPart'
import { lazyPart } from '@core/lazy/lazyPart'
import type { ModuleManifest, ModuleRoute } from '@core/module/defineModule'
import type { i18n } from 'i18next'
import type { ComponentType } from 'react'
import type { RouteObject, RouterProviderProps } from 'react-router-dom'
import { matchRoutes, Outlet } from 'react-router-dom'
import { hasTexts } from './configs/i18n'
import { Root, ApplyPagePreferences } from './layouts/Root'
import { MissingPage, RouteError } from './layouts/RouteError'
import { publicPaths } from './configs/publicPaths'

interface RouteHandle {
  readonly route: ModuleRoute
}

type TextsOf = (namespaces: readonly string[]) => Promise<unknown>

function textsOf(i18nReady: Promise<i18n>): TextsOf {
  return async (namespaces) => {
    const i18n = await i18nReady
    await i18n.loadNamespaces(namespaces)
    const areMissing = () => namespaces.some((namespace) => !hasTexts(i18n, namespace))
    if (areMissing()) await i18n.reloadResources(null, namespaces)
    if (areMissing()) throw new Error(`There are no texts for ${namespaces.join(', ')}.`)
  }
}

/** The router keeps a failure forever; a lazy part can be retried. */
function lazily(load: () => Promise<ComponentType>): () => Promise<{ Component: ComponentType }> {
  return async () => {
    const Component = lazyPart(load, MissingPage)
    await Component.ready()
    return { Component }
  }
}

function toRoute(route: ModuleRoute, { i18n: texts }: ModuleManifest, load: TextsOf): RouteObject {
  return {
    path: route.path,
    handle: { route } satisfies RouteHandle,
    lazy: lazily(async () => {
      const [Component] = await Promise.all([route.load(), load(texts ? [texts.namespace] : [])])
      return Component
    }),
  }
}

function routesIn(wanted: ModuleRoute['layout'], modules: readonly ModuleManifest[], load: TextsOf): RouteObject[] {
  return modules.flatMap((module) =>
    module.routes.filter(({ layout = 'app' }) => layout === wanted).map((route) => toRoute(route, module, load)),
  )
}

/** @param i18nReady resolves to i18next with the texts of every page */
export function createRoutes(modules: readonly ModuleManifest[], i18nReady: Promise<i18n>): RouteObject[] {
  const load = textsOf(i18nReady)
  const blank = routesIn('blank', modules, load)
  const notFound = blank.find(({ path }) => path === publicPaths.error.pattern)

  return [
    {
      element: <Root />,
      errorElement: <RouteError />,
      children: [
        { id: 'blank', errorElement: <RouteError />, children: [...blank, { ...notFound, path: '*' }] },
        {
          id: 'app',
          lazy: lazily(async () => {
            const [{ AppLayout }] = await Promise.all([import('./layouts/AppLayout'), load(['shell', 'nav', 'kit'])])
            return AppLayout
          }),
          // Above the pages' own routes: the router renders nothing for a route whose code could not be loaded.
          children: [
            {
              id: 'pages',
              element: (
                <ApplyPagePreferences>
                  <Outlet />
                </ApplyPagePreferences>
              ),
              errorElement: (
                <ApplyPagePreferences hasFailed>
                  <RouteError />
                </ApplyPagePreferences>
              ),
              children: routesIn('app', modules, load),
            },
          ],
        },
      ],
    },
  ]
}

type Router = RouterProviderProps['router']
type AddRoutes = () => Promise<void>

/**
 * Adds the routes of logged-in users on the first visit to any of them, so that the login page needs few manifests.
 * @param router called after the routes are loaded. The `patch` of a visit would drop them if another visit interrupts it.
 */
export function createPatch(i18nReady: Promise<i18n>, router: () => Pick<Router, 'patchRoutes'>): AddRoutes {
  let added: Promise<void> | undefined
  async function add() {
    const { memberModules } = await fetchPart(() => import('./navigation/modules'))
    const load = textsOf(i18nReady)
    router().patchRoutes('pages', routesIn('app', memberModules, load))
    router().patchRoutes('blank', routesIn('blank', memberModules, load))
  }
  return () =>
    (added ??= add().catch((error: unknown) => {
      added = undefined
      throw error
    }))
}

/** Prepares a page while the browser is idle. Errors are left to the visit, which retries. @param address with the base */
export async function readyRoutes(router: Router, addRoutes: AddRoutes, address: string) {
  await idle()
  await addRoutes()
  for (const { route } of matchRoutes(router.routes, address, router.basename) ?? []) {
    await idle()
    if (typeof route.lazy === 'function') await route.lazy()
  }
}
