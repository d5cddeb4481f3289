// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { openCalendar } from './openCalendar'

describe('the event search', () => {
  it('is part of the URL, searches while typing, and opens results', async () => {
    const { user, search, drawer } = await openCalendar()
    await user.click(screen.getByRole('button', { name: 'Search events' }))
    expect(search()).toContain('q=')
    await user.type(screen.getByRole('searchbox', { name: 'Search events' }), 'office closed')
    await waitFor(() => expect(search()).toContain('q=office+closed'))
    const [hit] = await screen.findAllByRole('button', { name: /^Office closed/ })
    await user.click(hit!)
    const form = within(await drawer('Edit event'))
    expect(form.getByRole('textbox', { name: 'Title' })).toHaveValue('Office closed')
    await user.click(form.getByRole('button', { name: 'Cancel' }))
    await user.click(screen.getByRole('button', { name: 'Close search' }))
    expect(search()).not.toContain('q=')
  })

  it('shows when nothing matches', async () => {
    const { user } = await openCalendar()
    await user.keyboard('/')
    await user.type(await screen.findByRole('searchbox', { name: 'Search events' }), 'zebra crossing')
    expect(await screen.findByText('No events found')).toBeVisible()
  })
})

describe('a reminder', () => {
  it('appears once at its time while the calendar is open, and links to the event', async () => {
    const { user, drawer, events, search } = await openCalendar('?view=list&calendars=Holiday&event=new', {
      backend: { now: () => new Date() },
    })
    const form = within(await drawer('Add event'))
    await user.type(form.getByRole('textbox', { name: 'Title' }), 'Talk')
    await user.selectOptions(form.getByRole('combobox', { name: 'Calendar' }), 'Holiday')
    await user.selectOptions(form.getByRole('combobox', { name: 'Reminder' }), '30 minutes before')
    await user.click(form.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(events('Talk')).toHaveLength(1))
    const start = new Date('2026-11-18T11:00:00Z').getTime()
    vi.setSystemTime(start - 30 * 60_000)
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    expect(await screen.findByText(/^“Talk”: Wed, Nov 18, 2026/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Open' }))
    expect(search()).toMatch(/event=\d+/)
  })
})
