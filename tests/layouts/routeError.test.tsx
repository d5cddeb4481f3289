// @vitest-environment jsdom
import { fetchPart, OutdatedError } from '@core/lazy/fetchPart'
import { lazyPart } from '@core/lazy/lazyPart'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { startI18n } from '@/configs/i18n'
import { InShellContext } from '@/layouts/inShell'
import { MissingPage, RouteError } from '@/layouts/RouteError'
import { modules } from '@/navigation/modules'
import { createRoutes } from '@/router'
import { loadTexts } from '@/texts'

const missing = new TypeError('Failed to fetch dynamically imported module: /assets/Page-1.js')

beforeEach(async () => {
  await startI18n(loadTexts, ['core'], 'en')
})

function show(load: () => Promise<{ Component: () => React.ReactNode }>, isInShell = false) {
  const routes = [{ path: '/', errorElement: <RouteError />, lazy: load, HydrateFallback: () => null }]
  render(
    <InShellContext value={isInShell}>
      <RouterProvider router={createMemoryRouter(routes)} />
    </InShellContext>,
  )
}

describe('a failed page', () => {
  it('shows an error with a retry', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined) // React logs the error.
    let isBroken = true
    const Component = () => {
      if (isBroken) throw new Error('broken')
      return <h1>Mended</h1>
    }
    show(() => Promise.resolve({ Component }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t load this page')
    isBroken = false
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: 'Mended' })).toBeVisible()
  })

  it('offers the new version if its file is gone', async () => {
    show(() => Promise.reject(new OutdatedError()))
    expect(await screen.findByRole('alert')).toHaveTextContent('A new version is available')
    expect(screen.getByRole('heading', { level: 1, name: 'A new version is available' })).toBeVisible()
    expect(screen.getByRole('main')).toBeVisible()
  })

  it('keeps the main landmark of the shell', async () => {
    show(() => Promise.reject(missing), true)
    await screen.findByRole('alert')
    expect(screen.queryByRole('main')).not.toBeInTheDocument()
  })
})

it('a page that cannot load offline says so, and loads when the connection returns', async () => {
  answerPage(false)
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const Page = lazyPart(
    () => (navigator.onLine ? Promise.resolve(() => <h1>Loaded</h1>) : Promise.reject(missing)),
    MissingPage,
  )
  const routes = [
    {
      path: '/',
      element: (
        <Suspense>
          <Page />
        </Suspense>
      ),
    },
  ]
  render(<RouterProvider router={createMemoryRouter(routes)} />)
  expect(await screen.findByRole('alert')).toHaveTextContent('You’re offline')
  onLine.mockReturnValue(true)
  act(() => void window.dispatchEvent(new Event('online')))
  expect(await screen.findByRole('heading', { name: 'Loaded' })).toBeVisible()
})

/** Whether the server answers a request for the page. */
function answerPage(isThere: boolean) {
  vi.stubGlobal('fetch', () => (isThere ? Promise.resolve({ ok: true }) : Promise.reject(new TypeError('Failed'))))
}

describe('loading code', () => {
  it('is retried once', async () => {
    const flaky = vi.fn().mockRejectedValueOnce(new Error('lost')).mockResolvedValueOnce('here')
    expect(await fetchPart(flaky)).toBe('here')
    const gone = vi.fn().mockRejectedValue(new Error('gone'))
    await expect(fetchPart(gone)).rejects.toThrow('gone')
    expect(gone).toHaveBeenCalledTimes(2)
  })

  it('distinguishes a lost connection from an outdated version', async () => {
    const load = () => Promise.reject(missing)
    answerPage(false)
    await expect(fetchPart(load)).rejects.toBe(missing)
    answerPage(true)
    await expect(fetchPart(load)).rejects.toBeInstanceOf(OutdatedError)
  })
})

describe('a lazy part', () => {
  const Loaded = () => <p>The part</p>

  it('is retried each time, even after a failed prefetch', async () => {
    const lost = new Error('lost')
    const load = vi.fn(() => Promise.resolve(Loaded))
    load.mockRejectedValueOnce(lost).mockRejectedValueOnce(lost)
    const Part = lazyPart(load)
    Part.warm()
    render(<Part />, { wrapper: Suspense })
    expect(await screen.findByText('The part')).toBeVisible()
    expect(load).toHaveBeenCalledTimes(3)
  })

  it('shows an error, with a retry on request', async () => {
    answerPage(false)
    let isThere = false
    const Part = lazyPart(() => (isThere ? Promise.resolve(Loaded) : Promise.reject(missing)))
    render(<Part />, { wrapper: Suspense })
    expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t load this section')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(screen.getByRole('alert')).toBeVisible()
    isThere = true
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('The part')).toBeVisible()
  })

  it('is retried when it is mounted again', async () => {
    answerPage(false)
    let isThere = false
    const Part = lazyPart(() => (isThere ? Promise.resolve(Loaded) : Promise.reject(missing)))
    const { unmount } = render(<Part />, { wrapper: Suspense })
    await screen.findByRole('alert')
    unmount()
    isThere = true
    render(<Part />, { wrapper: Suspense })
    expect(await screen.findByText('The part')).toBeVisible()
  })
})

it('missing texts of all languages never leave a page with keys', async () => {
  const load = vi.fn(loadTexts)
  load.mockImplementation((namespace, language) =>
    namespace === 'email' ? Promise.reject(missing) : loadTexts(namespace, language),
  )
  answerPage(false)
  const i18nReady = startI18n(load, ['core', 'kit', 'nav', 'shell'], 'de')
  const email = modules.filter(({ key }) => key === 'apps/email')
  const [root] = createRoutes(email, i18nReady)
  // oxlint-disable-next-line testing-library/no-node-access -- of routes
  const pages = root!.children!.find(({ id }) => id === 'app')!.children![0]!.children!
  const routes = [{ ...pages[0]!, path: '/', HydrateFallback: () => null }]
  render(<RouterProvider router={createMemoryRouter(routes)} />)
  expect(await screen.findByRole('alert')).toHaveTextContent('Diese Seite konnte nicht geladen werden')
  expect(load.mock.calls.filter(([namespace]) => namespace === 'email').length).toBeGreaterThan(1)
})

it('the product does not start without texts', async () => {
  await expect(startI18n(() => Promise.reject(missing), ['core'], 'fr')).rejects.toThrow('no texts')
})
