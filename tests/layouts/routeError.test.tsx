// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { startI18n } from '@/configs/i18n'
import { InShellContext } from '@/layouts/inShell'
import { lazyPart } from '@/layouts/lazyPart'
import { retryOnce } from '@/layouts/retryOnce'
import { RouteError } from '@/layouts/RouteError'
import { loadTexts } from '@/texts'

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

describe('a page that fails', () => {
  it('says so, and can be tried again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined) // React says that the page threw.
    let isBroken = true
    const Component = () => {
      if (isBroken) throw new Error('broken')
      return <h1>Mended</h1>
    }
    show(() => Promise.resolve({ Component }))
    expect(await screen.findByRole('alert')).toHaveTextContent('This page could not be shown')
    isBroken = false
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: 'Mended' })).toBeVisible()
  })

  it('explains that there is a new version when its file is gone', async () => {
    show(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module: /assets/Page-1.js')))
    expect(await screen.findByRole('alert')).toHaveTextContent('A new version is available')
    expect(screen.getByRole('heading', { level: 1, name: 'A new version is available' })).toBeVisible()
    expect(screen.getByRole('main')).toBeVisible()
  })

  it('leaves the main landmark to the shell it stands in', async () => {
    show(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module: /assets/Page-1.js')), true)
    await screen.findByRole('alert')
    expect(screen.queryByRole('main')).not.toBeInTheDocument()
  })
})

describe('fetching code', () => {
  it('is tried a second time, and no more', async () => {
    const flaky = vi.fn().mockRejectedValueOnce(new Error('lost')).mockResolvedValueOnce('here')
    expect(await retryOnce(flaky)).toBe('here')
    const gone = vi.fn().mockRejectedValue(new Error('gone'))
    await expect(retryOnce(gone)).rejects.toThrow('gone')
    expect(gone).toHaveBeenCalledTimes(2)
  })

  it('of a part of the shell begins anew each time, after it was fetched in vain ahead of its use, too', async () => {
    const lost = new Error('lost')
    const load = vi.fn(() => Promise.resolve(() => <p>The part</p>))
    load.mockRejectedValueOnce(lost).mockRejectedValueOnce(lost)
    const Part = lazyPart(load)
    Part.warm()
    render(
      <Suspense>
        <Part />
      </Suspense>,
    )
    expect(await screen.findByText('The part')).toBeVisible()
    expect(load).toHaveBeenCalledTimes(3)
  })
})
