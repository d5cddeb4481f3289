import type { ModuleManifest, ModuleRoute } from '@core/module/defineModule'
import type { i18n } from 'i18next'
import type { RouteObject } from 'react-router-dom'
import { Root } from './layouts/Root'
import { retryOnce } from './layouts/retryOnce'
import { RouteError } from './layouts/RouteError'
import { modules } from './navigation/modules'
import { paths } from './navigation/paths'

/** What every matched route says about itself. */
interface RouteHandle {
  readonly route: ModuleRoute
}

type TextsOf = (namespaces: readonly string[]) => Promise<unknown>

function toRoute(route: ModuleRoute, { i18n: texts }: ModuleManifest, load: TextsOf): RouteObject {
  return {
    path: route.path,
    handle: { route } satisfies RouteHandle,
    lazy: async () => {
      const [{ Component }] = await Promise.all([retryOnce(route.load), load(texts ? [texts.namespace] : [])])
      return { Component }
    },
  }
}

/**
 * Makes the routes from the modules' manifests.
 * @param i18nReady settles with i18next once the texts that every page needs are there
 * @param sessionReady settles once the stored session is known to be good or gone
 */
export function createRoutes(i18nReady: Promise<i18n>, sessionReady: Promise<void>): RouteObject[] {
  const load: TextsOf = async (namespaces) => (await i18nReady).loadNamespaces(namespaces)
  const routesIn = (layout: ModuleRoute['layout']) =>
    modules.flatMap((module) =>
      module.routes.filter((route) => route.layout === layout).map((route) => toRoute(route, module, load)),
    )
  const [notFound] = routesIn('blank').filter(({ path }) => path === paths.error.pattern)

  return [
    {
      element: <Root />,
      errorElement: <RouteError />,
      loader: () => sessionReady,
      shouldRevalidate: () => false,
      children: [
        { id: 'blank', errorElement: <RouteError />, children: [...routesIn('blank'), { ...notFound, path: '*' }] },
        {
          id: 'app',
          lazy: async () => {
            const [{ AppLayout }] = await Promise.all([
              retryOnce(() => import('./layouts/AppLayout')),
              load(['shell', 'nav']),
            ])
            return { Component: AppLayout }
          },
          // Not on the pages' own routes: the router shows nothing for a route whose code could not be fetched.
          children: [{ errorElement: <RouteError />, children: routesIn('app') }],
        },
      ],
    },
  ]
}
