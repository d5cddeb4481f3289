import type { Adapter } from '@core/api/adapter'
import { createApiClient } from '@core/api/client'
import type { Lab } from '@core/lab/lab'
import { preloadPage } from '@core/module/preloadPage'
import type { FakeDb } from '@fake-db/index'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Provider } from 'react-redux'
import type { RouterProviderProps } from 'react-router-dom'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { env } from './configs/env'
import { startI18n, syncLanguage } from './configs/i18n'
import { readStored, storageKeys } from './configs/storage'
import { publicModules } from './navigation/publicModules'
import { product } from './product'
import { changedElsewhere, dataWritten, rightsChanged } from './redux/app/events'
import { createAppStore } from './redux/app/store'
import { syncLayout } from './redux/shell/layout/sync'
import { kind } from './redux/shell/session/kind'
import { syncSession } from './redux/shell/session/sync'
import { createPatch, createRoutes, readyRoutes } from './router'
import { loadTexts } from './texts'

/** For modules whose API differs from the contract (docs/backend.md, "If your API differs"). */
const adapters = import.meta.glob<Adapter>('./redux/*/*/adapter.ts', { import: 'adapter' })

/** Read before a page changes the URL, because the sample backend reads its scene from it. */
const { search } = window.location

function onLong(count: number): void {
  // Optional: offline its code cannot load, and the request itself reports the error.
  import('./layouts/frame/longCalls').then(
    ({ showLongCalls }) => showLongCalls(count),
    () => undefined,
  )
}

function isInitialized(router: RouterProviderProps['router']): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) resolve()
    const unsubscribe = router.subscribe(({ initialized }) => {
      if (!initialized) return
      unsubscribe()
      resolve()
    })
  })
}

/** Composes and renders the product. The outline in `index.html` stays on screen until the first page is ready. */
export async function start(element: HTMLElement): Promise<void> {
  if (!('Temporal' in globalThis)) await import('temporal-polyfill/global')
  let onInstalled: (samples: FakeDb) => void
  const samples = new Promise<FakeDb>((resolve) => {
    onInstalled = resolve
  })
  const onChange = () => {
    for (const happened of [changedElsewhere, dataWritten, rightsChanged]) store.dispatch(happened())
  }
  const onActive = (lab: Lab) => {
    if (import.meta.env.VITE_API === 'real') return
    void Promise.all([import('./layouts/lab/showMark'), i18nReady]).then(([{ showMark }]) => {
      showMark(lab, router, onChange)
    })
  }
  const onLost = () => {
    void Promise.all([import('./layouts/lab/warnLost'), i18nReady]).then(([{ warnLost }]) => warnLost())
  }
  // Loaded with the first request, to keep it out of the initial load (decision 006).
  const loadClient = () =>
    Promise.all([
      import('@core/api/createAxios'),
      import.meta.env.VITE_API === 'real' ? null : import('@fake-db/index'),
    ])
  const api = createApiClient(async () => {
    const [{ createAxios }, fakeDb] = await loadClient()
    const client = createAxios(env.apiUrl, onLong)
    if (import.meta.env.VITE_API !== 'mock')
      for (const adapter of await Promise.all(Object.values(adapters).map((load) => load()))) adapter.install(client)
    if (fakeDb) {
      const publicUrl = import.meta.env.BASE_URL
      const isKept = readStored(storageKeys.keepSamples) === true
      const installed = fakeDb.installFakeDb(client, {
        delay: [60, 180],
        authorize: true,
        real: env.realModules,
        publicUrl,
        tabs: { name: `${product.name} ${publicUrl}`, isKept, onChange, onLost },
        lab: { search, storage: () => sessionStorage, onActive },
      })
      onInstalled(installed)
    }
    session.attach(client)
    return client
  })
  let isReadying = false
  const readyPage = (address: string) => {
    preloadPage(address)
    if (isReadying) return
    isReadying = true
    Promise.all([loadClient(), readyRoutes(router, addRoutes, address)]).catch(() => {
      isReadying = false // The next key press retries.
    })
  }
  const store = createAppStore({
    api,
    readyPage,
    endSession: kind.end,
    ...(import.meta.env.VITE_API !== 'real' && {
      resetSamples: async () => {
        const { reset } = await samples
        reset()
        await session.verify()
      },
      lab: samples.then(({ lab }) => lab),
    }),
  })
  const applyPreferences = syncLayout(store)
  const session = syncSession(store, api)
  const i18nReady = startI18n(loadTexts, ['core'])

  // The stored session is trusted until the backend rejects it.
  void session.verify()
  const addRoutes = createPatch(i18nReady, () => router)
  const router: RouterProviderProps['router'] = createBrowserRouter(createRoutes(publicModules, i18nReady), {
    basename: import.meta.env.BASE_URL,
    patchRoutesOnNavigation: addRoutes,
  })
  router.subscribe(({ navigation: { location } }) => {
    if (location) preloadPage(location.pathname)
  })
  syncLanguage(await i18nReady, applyPreferences)
  await isInitialized(router)
  createRoot(element).render(
    <StrictMode>
      <Provider store={store}>
        <RouterProvider router={router} />
      </Provider>
    </StrictMode>,
  )
}
