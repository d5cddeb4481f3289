/// <reference lib="esnext.temporal" />
import { createApiClient } from '@core/api/client'
import type { ModuleManifest } from '@core/module/defineModule'
import { setRoots } from '@core/root'
import { createInstance } from 'i18next'
import { StrictMode, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { Provider } from 'react-redux'
import {
  createBrowserRouter,
  generatePath,
  Navigate,
  NavigationType,
  RouterProvider,
  type RouteObject,
} from 'react-router-dom'
import { startI18n, syncLanguage } from '@/configs/i18n'
import { modules } from '@/navigation/modules'
import { createAppStore } from '@/redux/app/store'
import { syncLayout } from '@/redux/shell/layout/sync'
import { basePath } from './basePath'
import { connect } from './connect'
import { PageError, Providers } from './Providers'
import { announceNavigation, routerWindow } from './routerWindow'
import { startSession } from './session'
import { loadTexts } from './texts'
import '@core/scss/index.scss'
import '@core/scss/kit.scss'
import '@core/scss/bootstrap-rest.scss'
import './host.scss'

/** Style sheets apply below `.ld-copied`. `.ld-copied-root` has the attributes that the product sets on `<html>`. */
function createElement(className: string, parent?: HTMLElement): HTMLElement {
  const element = document.createElement('div')
  element.className = className
  parent?.append(element)
  return element
}

const page = createElement('ld-copied-root')
const overlays = createElement('ld-copied-root is-overlay', createElement('ld-copied', document.body))
setRoots({ page, overlays })
new MutationObserver(() => {
  for (const { name, value } of page.attributes) if (!/^(class|style)$/.test(name)) overlays.setAttribute(name, value)
}).observe(page, { attributes: true })
const root = createRoot(page)

/** Store and texts are kept while the app shows other pages. */
async function start() {
  if (!('Temporal' in globalThis)) await import('temporal-polyfill/global')
  const store = createAppStore({ api: createApiClient(connect) })
  const applyPreferences = syncLayout(store)
  // An instance of its own: the app may use i18next, too.
  const i18n = await startI18n(loadTexts, ['core', 'kit', 'nav', 'shell'], undefined, createInstance())
  syncLanguage(i18n, applyPreferences)
  await startSession(store)
  return { store, i18n }
}

let started: ReturnType<typeof start> | undefined

/** Path above all pages, with a trailing slash. */
export const base = `${import.meta.env.BASE_URL.replace(/\/$/, '')}${basePath}/`

export interface OpenPages {
  /** Shows the page of the URL, if the app's own router has changed it. */
  readonly follow: () => void
  readonly close: () => void
}

/** Renders the page of the URL into an element of the app. @param layout contains an `Outlet` for the page */
export async function openPages(element: HTMLElement, layout: ReactNode): Promise<OpenPages> {
  started ??= start()
  // The next visit tries again.
  started.catch(() => (started = undefined))
  const { store, i18n } = await started
  const routesOf = ({ i18n: texts, routes }: ModuleManifest): RouteObject[] =>
    routes.map(({ path, load }) => ({
      path,
      lazy: async () => {
        const [Component] = await Promise.all([load(), i18n.loadNamespaces(texts ? [texts.namespace] : [])])
        return { Component }
      },
    }))
  const home = modules.flatMap(({ nav, routes }) => nav?.routes?.[0] ?? routes[0]?.path ?? [])[0] ?? '/'
  const router = createBrowserRouter(
    [
      {
        element: <Providers>{layout}</Providers>,
        errorElement: <PageError />,
        hydrateFallbackElement: <></>,
        children: [...modules.flatMap(routesOf), { path: '*', element: <Navigate to={generatePath(home)} replace /> }],
      },
    ],
    { basename: base.slice(0, -1) || '/', window: routerWindow(base) },
  )
  let shown = router.state.location.pathname
  router.subscribe(({ location, historyAction }) => {
    const isNew = location.pathname !== shown && historyAction !== NavigationType.Pop
    shown = location.pathname
    if (isNew) announceNavigation()
  })

  element.classList.add('ld-copied')
  element.append(page)
  page.style.setProperty('--window-top', `${page.getBoundingClientRect().top + window.scrollY}px`)
  root.render(
    <StrictMode>
      <I18nextProvider i18n={i18n}>
        <Provider store={store}>
          <RouterProvider router={router} />
        </Provider>
      </I18nextProvider>
    </StrictMode>,
  )
  return {
    follow() {
      const { location, navigation } = router.state
      const { pathname, search, hash } = window.location
      const own = [location, navigation.location ?? location].map((to) => router.createHref(to))
      const isKnown = own.includes(pathname + search + hash)
      if (isKnown || !`${pathname}/`.startsWith(base)) return
      void router.navigate({ pathname: `/${pathname.slice(base.length)}`, search, hash }, { replace: true })
    },
    close() {
      router.dispose()
      page.remove()
      root.render(null)
    },
  }
}
