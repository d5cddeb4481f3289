// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderPage } from '../../support/renderPage'

const pass = (minutes: number) => act(() => vi.advanceTimersByTimeAsync(minutes * 60_000))

describe('the idle lock', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], shouldAdvanceTime: true })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  async function chooseFiveMinutes() {
    const view = await renderPage('/pages/account-settings/security', { shell: true })
    await view.user.selectOptions(await screen.findByRole('combobox', { name: 'Lock screen after' }), '5 min')
    expect(localStorage.getItem('idleLock')).toBe('5')
    // Loads the idle timer of the shell, which soon stores the first activity.
    await expect
      .poll(async () => {
        await pass(0.1)
        return localStorage.getItem('lastActive')
      })
      .not.toBeNull()
    return view
  }

  const pathOf = ({ router }: Awaited<ReturnType<typeof renderPage>>) => router.state.location.pathname

  it('locks after the selected minutes, and returns to the page', async () => {
    const view = await chooseFiveMinutes()
    await pass(4.5)
    expect(pathOf(view)).toBe('/pages/account-settings/security')
    await pass(1)
    await waitFor(() => expect(pathOf(view)).toBe('/lock'))
    expect(view.router.state.location.search).toContain(encodeURIComponent('/pages/account-settings/security'))
    await waitFor(() => expect(view.store.getState()).toMatchObject({ session: { userData: null } }))
  })

  it('waits during activity, here or in another tab', async () => {
    const view = await chooseFiveMinutes()
    await pass(4)
    await view.user.keyboard('{Shift}')
    await pass(4)
    expect(pathOf(view)).toBe('/pages/account-settings/security')
    localStorage.setItem('lastActive', String(Date.now()))
    await pass(4)
    expect(pathOf(view)).toBe('/pages/account-settings/security')
  })

  it('ignores changes without user activity', async () => {
    const view = await chooseFiveMinutes()
    await pass(3)
    await act(() => view.router.navigate('/pages/account-settings/security?from=timer', { replace: true }))
    await pass(2.5)
    await waitFor(() => expect(pathOf(view)).toBe('/lock'))
  })

  it('is off by default', async () => {
    const view = await renderPage('/pages/account-settings/security', { shell: true })
    expect(await screen.findByRole('combobox', { name: 'Lock screen after' })).toHaveDisplayValue('Never')
    await pass(120)
    expect(pathOf(view)).toBe('/pages/account-settings/security')
  })
})
