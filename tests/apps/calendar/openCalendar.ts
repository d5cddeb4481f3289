import { screen } from '@testing-library/react'
import { beforeEach, vi } from 'vitest'
import { renderPage } from '../../support/renderPage'

/* Only the date is fixed; timers run. */
beforeEach(() => {
  vi.setSystemTime(new Date('2026-11-18T10:00:00Z'))
  return () => vi.useRealTimers()
})

/* Find events by text: role queries of a whole month take too long. */
export async function openCalendar(search = '?view=list&calendars=Holiday', options = {}) {
  const view = await renderPage(`/apps/calendar${search}`, options)
  await screen.findAllByText(/^(Office closed|Public holiday|Monday stand-up)$/)
  return {
    ...view,
    search: () => view.router.state.location.search,
    period: (name: string) => screen.findByText(name, { selector: '[class*=calendarPeriod]' }),
    events: (title: string) => screen.queryAllByText(title, { selector: '[class*=calTitle]' }),
    ofKind: (kind: string) => screen.queryAllByText(new RegExp(`^${kind}, `)),
    kind: (name: string) => screen.getByLabelText<HTMLInputElement>(name),
    drawer: (name: string) => screen.findByRole('dialog', { name }),
  }
}
