// @vitest-environment jsdom
import { createMemoryRouter, type RouterProviderProps } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { startI18n } from '@/configs/i18n'
import { createPatch, createRoutes, readyRoutes } from '@/router'
import { loadTexts } from '@/texts'

vi.mock('@/navigation/modules', () => {
  const page = { layout: 'blank', title: 'page', load: () => Promise.resolve(() => null) }
  const routes = ['/tasks', '/emails'].map((path) => ({ ...page, path }))
  return { memberModules: [{ key: 'apps/tasks', routes }] }
})

it('a prefetched page is loaded: its routes exist, and its code has run', async () => {
  const load = vi.fn(() => Promise.resolve({ Component: () => null }))
  const other = vi.fn(() => Promise.resolve({ Component: () => null }))
  const router = createMemoryRouter(
    [{ path: '/login' }, { id: 'pages', children: [{ path: '/other', lazy: other }] }],
    {
      initialEntries: ['/login'],
    },
  )
  await readyRoutes(
    router,
    () => {
      router.patchRoutes('pages', [{ path: '/apps/todo/:filter?', lazy: load }])
      return Promise.resolve()
    },
    '/apps/todo?q=tea',
  )
  expect(load).toHaveBeenCalledTimes(1)
  expect(other).not.toHaveBeenCalled()
  await router.navigate('/apps/todo')
  expect(router.state.errors).toBeNull()
})

it('routes of logged-in users exist even if the first navigation is interrupted', async () => {
  const i18nReady = startI18n(loadTexts, ['core'], 'en')
  const router: RouterProviderProps['router'] = createMemoryRouter(createRoutes([], i18nReady), {
    initialEntries: ['/forgot-password'],
    patchRoutesOnNavigation: createPatch(i18nReady, () => router),
  })
  const first = router.navigate('/tasks')
  await router.navigate('/emails')
  await first
  expect(router.state.matches.at(-1)?.route.path).toBe('/emails')
})
