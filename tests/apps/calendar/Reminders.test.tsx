// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { addEvent } from '@/redux/apps/calendar/slice'
import { renderPage } from '../../support/renderPage'

/* Only the date is fixed; timers run. */
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-18T10:00:00Z') })
  return () => vi.useRealTimers()
})

it.each([
  ['an event', null, ''],
  ['an occurrence', { rule: 'FREQ=DAILY', timeZone: 'UTC' }, '&at=2026-11-18T11%3A00%3A00.000Z'],
])('shows the reminder of %s once, on any page, and opens it', async (_, recurrence, at) => {
  const view = await renderPage('/access-control', { shell: true, backend: { now: () => new Date() } })
  await waitFor(() => expect(localStorage.getItem('calendarReminded')).not.toBeNull(), { timeout: 20_000 })
  const start = new Date('2026-11-18T11:00:00Z')
  const first = new Date(recurrence ? '2026-11-02T11:00:00Z' : start)
  const { event } = await view.store
    .dispatch(addEvent({ title: 'Talk', start: first.toISOString(), reminder: 30, recurrence }))
    .unwrap()
  vi.setSystemTime(start.getTime() - 30 * 60_000)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  // No year for dates of this year.
  expect(await screen.findByText(/^“Talk”: Wed, Nov 18, \d/)).toBeVisible()
  await view.user.click(screen.getByRole('button', { name: 'Open' }))
  await waitFor(() => expect(view.router.state.location.pathname).toBe('/apps/calendar'))
  expect(view.router.state.location.search).toBe(`?date=2026-11-18&event=${event.id}${at}`)
})
