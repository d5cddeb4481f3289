// @vitest-environment jsdom
import { createApiClient } from '@core/api/client'
import { defineModule } from '@core/module/defineModule'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import { startI18n } from '@/configs/i18n'
import { createAppStore } from '@/redux/app/store'
import { selectPagePreferences } from '@/redux/shell/layout/slice'
import { createRoutes } from '@/router'
import { loadTexts } from '@/texts'
import { until } from '../support/until'

let isBroken = false

function Page() {
  const [, setCount] = useState(0)
  if (isBroken) throw new Error('broken')
  return (
    <button type="button" onClick={() => setCount((count) => count + 1)}>
      Draw again
    </button>
  )
}

const module = defineModule({
  key: 'misc/sample',
  routes: [
    { path: '/full', layout: 'app', title: 'error', preferences: { contentWidth: 'full' }, load },
    { path: '/static', layout: 'app', title: 'error', preferences: { navbar: 'static' }, load },
    { path: '/usual', layout: 'app', title: 'error', load },
  ],
})

function load() {
  return Promise.resolve(Page)
}

async function show(path: string) {
  isBroken = false
  const i18nReady = startI18n(loadTexts, ['core'], 'en')
  await i18nReady
  const [{ children: layouts = [] } = {}] = createRoutes([module], i18nReady)
  const { children: pages } = layouts.find(({ id }) => id === 'app') ?? {}
  const router = createMemoryRouter(pages ?? [], { initialEntries: [path] })
  const store = createAppStore({ api: createApiClient(() => Promise.reject(new Error('No call is made.'))) })
  await until(() => expect(router.state.initialized).toBe(true))
  const view = render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  )
  const look = () => selectPagePreferences(store.getState())
  return {
    ...view,
    user: userEvent.setup(),
    look,
    go: (to: string | number) => act(() => router.navigate(to as string)),
  }
}

describe('the appearance of a page', () => {
  it('applies while the page is open', async () => {
    const { look, go, unmount } = await show('/usual')
    expect(look()).toBeNull()
    await go('/full')
    expect(look()).toEqual({ contentWidth: 'full' })
    await go('/static')
    expect(look()).toEqual({ navbar: 'static' })
    await go(-1)
    expect(look()).toEqual({ contentWidth: 'full' })
    await go(-1)
    expect(look()).toBeNull()
    await go('/static')
    unmount()
    expect(look()).toBeNull()
  })

  it('ends if the page fails, and returns with it', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined) // React logs the error.
    const { user, look } = await show('/full')
    isBroken = true
    await user.click(screen.getByRole('button', { name: 'Draw again' }))
    expect(screen.getByRole('alert')).toHaveTextContent('Couldn’t load this page')
    expect(look()).toBeNull()
    isBroken = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('button', { name: 'Draw again' })).toBeVisible()
    expect(look()).toEqual({ contentWidth: 'full' })
  })

  it('of the first paint ends if the first page is another', async () => {
    vi.stubGlobal('pagePreferences', { menuHidden: true })
    const { look } = await show('/usual')
    expect(look()).toBeNull()
  })
})
