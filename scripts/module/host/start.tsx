/// <reference lib="esnext.temporal" />
import { createApiClient } from '@core/api/client'
import type { ModuleManifest } from '@core/module/defineModule'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Provider } from 'react-redux'
import { createBrowserRouter, generatePath, Navigate, RouterProvider, type RouteObject } from 'react-router-dom'
import { startI18n, syncLanguage } from '@/configs/i18n'
import { modules } from '@/navigation/modules'
import { createAppStore } from '@/redux/app/store'
import { syncLayout } from '@/redux/shell/layout/sync'
import { connect } from './connect'
import { Frame, PageError } from './Frame'
import { startSession } from './session'
import { loadTexts } from './texts'
import '@core/scss/index.scss'
import '@core/scss/kit.scss'
import '@core/scss/bootstrap-rest.scss'
import './host.scss'

type Ready = ReturnType<typeof startI18n>

function routesOf({ i18n, routes: own }: ModuleManifest, ready: Ready): RouteObject[] {
  return own.map(({ path, load }) => ({
    path,
    lazy: async () => {
      const texts = (await ready).loadNamespaces(i18n ? [i18n.namespace] : [])
      const [Component] = await Promise.all([load(), texts])
      return { Component }
    },
  }))
}

/** Sets up store, texts, client and routes, and renders the page of the URL. */
export async function start(element: HTMLElement): Promise<void> {
  if (!('Temporal' in globalThis)) await import('temporal-polyfill/global')
  const store = createAppStore({ api: createApiClient(connect) })
  const applyPreferences = syncLayout(store)
  const ready = startI18n(loadTexts, ['core', 'kit', 'nav', 'shell'])
  syncLanguage(await ready, applyPreferences)
  await startSession(store)
  const home = modules.flatMap(({ nav, routes: own }) => nav?.routes?.[0] ?? own[0]?.path ?? [])[0] ?? '/'
  const router = createBrowserRouter(
    [
      {
        element: <Frame />,
        errorElement: <PageError />,
        hydrateFallbackElement: <></>,
        children: [
          ...modules.flatMap((module) => routesOf(module, ready)),
          { path: '*', element: <Navigate to={generatePath(home)} replace /> },
        ],
      },
    ],
    { basename: import.meta.env.BASE_URL },
  )
  createRoot(element).render(
    <StrictMode>
      <Provider store={store}>
        <RouterProvider router={router} />
      </Provider>
    </StrictMode>,
  )
}
