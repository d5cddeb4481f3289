import { createApiClient } from '@core/api/client'
import { createAxios } from '@core/api/createAxios'
import { keepFocus } from '@core/keepFocus'
import type { FakeDb, FakeDbOptions } from '@fake-db/index'
import { installFakeDb } from '@fake-db/index'
import type { RenderResult } from '@testing-library/react'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { AxiosInstance } from 'axios'
import { useEffect } from 'react'
import { Provider } from 'react-redux'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom'
import { vi } from 'vitest'
import { startI18n } from '@/configs/i18n'
import { AbilityGate } from '@/layouts/AbilityGate'
import { SingleKeys } from '@/layouts/shortcuts/SingleKeys'
import { modules } from '@/navigation/modules'
import { createAppStore } from '@/redux/app/store'
import { signIn } from '@/redux/shell/session/slice'
import { createRoutes } from '@/router'
import { loadTexts } from '@/texts'
import { now } from './backend'
import { createRandom } from './random'

interface PageOptions {
  /** The user; null for a guest. */
  as?: 'admin' | 'client' | null
  language?: string
  backend?: FakeDbOptions
  shell?: boolean
}

/** Fails a request with a status until the returned function is called. */
type Break = (path: string, status: number, body?: unknown) => () => void

export interface Page extends RenderResult {
  user: ReturnType<typeof userEvent.setup>
  store: ReturnType<typeof createAppStore>
  router: ReturnType<typeof createMemoryRouter>
  client: AxiosInstance
  backend: FakeDb
  breakCall: Break
}

function createBreak(client: AxiosInstance): Break {
  return (path, status, body = { error: 'The test broke this call.' }) => {
    const inner = client.defaults.adapter
    if (typeof inner !== 'function') throw new Error('No sample backend answers.')
    client.defaults.adapter = (config) => {
      if (config.url?.replace(/[?#].*$/, '') !== path) return inner(config)
      const response = { status, data: body, statusText: '', headers: {}, config }
      return Promise.reject(
        Object.assign(new Error(`Request failed with status code ${status}`), { isAxiosError: true, config, response }),
      )
    }
    return () => {
      client.defaults.adapter = inner
    }
  }
}

function KeepFocus() {
  useEffect(keepFocus, [])
  return null
}

/** Renders a route with the product's router, store, texts and sample backend. */
export async function renderPage(
  path: string,
  { as = 'admin', language = 'en', backend: options = {}, shell = false }: PageOptions = {},
): Promise<Page> {
  const client = createAxios()
  const backend = installFakeDb(client, { now, random: createRandom(1), ...options })
  const store = createAppStore({
    api: createApiClient(() => Promise.resolve(client)),
    resetSamples: () => {
      backend.reset()
      return Promise.resolve()
    },
    lab: Promise.resolve(backend.lab),
  })
  if (as) await store.dispatch(signIn({ email: `${as}@demo.com`, password: as })).unwrap()
  const i18nReady = startI18n(loadTexts, ['core', 'kit', 'nav', 'shell'], language)
  const routes = createRoutes(modules, i18nReady)
  if (!shell) {
    const app = routes[0]?.children?.find(({ id }) => id === 'app')
    if (app)
      Object.assign(app, {
        lazy: undefined,
        element: (
          <AbilityGate>
            <SingleKeys>
              <Outlet />
            </SingleKeys>
          </AbilityGate>
        ),
      })
  }
  const router = createMemoryRouter(routes, { initialEntries: [path] })
  await vi.waitUntil(() => router.state.initialized, { timeout: 120_000 })
  const view = render(
    <Provider store={store}>
      {!shell && <KeepFocus />}
      <RouterProvider router={router} />
    </Provider>,
  )
  return { ...view, user: userEvent.setup(), store, router, client, backend, breakCall: createBreak(client) }
}
