// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { NavigateOptions, To } from 'react-router-dom'
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { useLinkNavigate } from '@/utility/hooks/useLinkNavigate'

function open(basename = '/') {
  let go: ReturnType<typeof useLinkNavigate> = () => Promise.resolve()
  function Page() {
    go = useLinkNavigate()
    return <Link to="?task=5">Task 5</Link>
  }
  const initialEntries = [`${basename === '/' ? '' : basename}/list`]
  const router = createMemoryRouter([{ path: '*', element: <Page /> }], { basename, initialEntries })
  render(<RouterProvider router={router} />)
  return {
    router,
    go: (to: To, options?: NavigateOptions) => act(() => go(to, options)),
    back: () => act(() => router.navigate(-1)),
    place: () => router.state.location.pathname + router.state.location.search,
  }
}

describe('the history', () => {
  it.each([
    ['a path', '/list/5', '/list/5'],
    ['a query', '?task=5', '?task=5'],
    ['its parts', { search: 'task=5' }, { pathname: '/list', search: '?task=5' }],
  ])('has one entry for %s, navigated to twice', async (_, first, second) => {
    const { router, go, back, place } = open()
    await go(first)
    await go(second, { replace: false, state: 'again' })
    expect(router.state.location.state).toBe('again')
    await back()
    expect(place()).toBe('/list')
  })

  it('has one entry for a link that is clicked twice', async () => {
    const { back, place } = open()
    await userEvent.dblClick(screen.getByRole('link', { name: 'Task 5' }))
    expect(place()).toBe('/list?task=5')
    await back()
    expect(place()).toBe('/list')
  })

  it('supports a subpath', async () => {
    const { go, back, place } = open('/demo')
    await go('/list?task=5')
    await go('/list?task=5')
    await back()
    expect(place()).toBe('/demo/list')
  })
})
