// @vitest-environment jsdom
import { createMemoryRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { readyRoutes } from '@/router'

it('a page that comes next is read ahead: its routes are there, and its code has run', async () => {
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
    ({ patch }) => {
      patch('pages', [{ path: '/apps/todo/:filter?', lazy: load }])
      return Promise.resolve()
    },
    '/apps/todo?q=tea',
  )
  expect(load).toHaveBeenCalledTimes(1)
  expect(other).not.toHaveBeenCalled()
  await router.navigate('/apps/todo')
  expect(router.state.errors).toBeNull()
})
