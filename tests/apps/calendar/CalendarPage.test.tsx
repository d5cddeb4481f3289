// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { selectEvents } from '@/redux/apps/calendar/slice'
import { renderPage } from '../../support/renderPage'
import { openCalendar } from './openCalendar'

describe('the URL', () => {
  it('contains view and day, which keys and buttons change', async () => {
    const { user, search, period } = await openCalendar('')
    await period('November 2026')
    await user.keyboard('w')
    await period('Nov 15 – 21, 2026')
    expect(search()).toBe('?view=week')
    await user.keyboard('{ArrowRight}')
    await period('Nov 22 – 28, 2026')
    expect(search()).toBe('?view=week&date=2026-11-25')
    await user.click(screen.getByText('Day', { selector: 'button' }))
    await period('Wednesday, November 25, 2026')
    await user.click(screen.getByLabelText('Previous day'))
    await period('Tuesday, November 24, 2026')
    await user.keyboard('t')
    await period('Wednesday, November 18, 2026')
    expect(search()).toBe('?view=day')
  })

  it.each(['?view=year&date=2026-02-30&calendars=Work&event=', '?date='])('falls back for %s', async (search) => {
    const { period, kind } = await openCalendar(search)
    await period('November 2026')
    expect(kind('View all')).toBeChecked()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('accepts a month alone, and opens the day of its event', async () => {
    const { router, period, drawer } = await openCalendar('?date=2026-12')
    await period('December 2026')
    await router.navigate('/apps/calendar?event=1')
    await period('October 2026')
    expect(within(await drawer('Edit event')).getByRole('textbox', { name: 'Title' })).toHaveValue('Monday stand-up')
  })

  it.each(['9999', 'abc'])('shows that the event %s does not exist', async (id) => {
    const { drawer } = await openCalendar(`?view=list&calendars=Holiday&event=${id}`)
    expect(within(await drawer('Event')).getByText('Event not found')).toBeVisible()
  })
})

describe('the days of a month', () => {
  // A role query would take seconds.
  // oxlint-disable-next-line testing-library/no-node-access
  const cell = (day: string) => document.querySelector<HTMLElement>(`[role=cell][data-date="${day}"]`)!

  it('have one tab stop and arrow keys, and Enter adds an event', async () => {
    const { user, router, period, drawer } = await openCalendar('?view=month')
    await period('November 2026')
    expect(cell('2026-11-18').tabIndex).toBe(0)
    expect(cell('2026-11-17').tabIndex).toBe(-1)
    // Tab enters the events of the chosen day only.
    // oxlint-disable-next-line testing-library/no-node-access
    const stops = [...document.querySelectorAll<HTMLElement>('[role=cell][data-date] [tabindex="0"]')]
    expect(stops).not.toEqual([])
    expect(stops.every((stop) => cell('2026-11-18').contains(stop))).toBe(true)
    act(() => cell('2026-11-18').focus())
    await user.keyboard('{ArrowRight}{ArrowDown}')
    expect(cell('2026-11-26')).toHaveFocus()
    await period('November 2026')
    await user.keyboard('{ArrowDown}{ArrowDown}')
    await period('December 2026')
    await waitFor(() => expect(cell('2026-12-10')).toHaveFocus())
    await user.keyboard('{Enter}')
    await drawer('Add event')
    expect(router.state.location.state).toMatchObject({ start: new Date('2026-12-10T09:00').toISOString() })
  })

  it('are where keys add an event and switch the view', async () => {
    const { user, search, period } = await openCalendar('?view=month')
    await period('November 2026')
    act(() => cell('2026-11-18').focus())
    await user.keyboard('{ArrowRight}n')
    expect(search()).toBe('?view=month&date=2026-11-19&event=new')
    await user.click(await screen.findByRole('button', { name: 'Cancel' }))
    act(() => cell('2026-11-25').focus())
    await user.keyboard('d')
    await period('Wednesday, November 25, 2026')
  })
})

describe('the kinds', () => {
  it('are toggled separately and together, in the URL and across views', async () => {
    const { user, search, kind, ofKind } = await openCalendar('?view=list')
    expect(kind('View all')).toBeChecked()
    await user.click(kind('Business'))
    expect(search()).toBe('?view=list&calendars=Personal%2CFamily%2CHoliday%2CETC')
    expect(kind('View all')).toBePartiallyChecked()
    await waitFor(() => expect(ofKind('Business')).toEqual([]))
    expect(ofKind('Family').length).toBeGreaterThan(0)
    await user.click(screen.getByText('Month', { selector: 'button' }))
    expect(kind('Business')).not.toBeChecked()
    await user.click(kind('View all'))
    await user.click(kind('View all'))
    expect(search()).toBe('?view=month&calendars=none')
    await waitFor(() => expect(ofKind('Family')).toEqual([]))
    expect(screen.getByText('No calendars selected')).toBeVisible()
    await user.click(screen.getByText('View all', { selector: 'button' }))
    await waitFor(() => expect(ofKind('Family').length).toBeGreaterThan(0))
  })
})

describe('an event', () => {
  it('opens on Enter, and is edited and saved', async () => {
    const { user, events, drawer, search } = await openCalendar()
    screen.getAllByRole('button', { name: /^Office closed/ })[0]!.focus()
    await user.keyboard('{Enter}')
    const form = within(await drawer('Edit event'))
    expect(search()).toMatch(/event=\d+/)
    const title = form.getByRole('textbox', { name: 'Title' })
    await user.clear(title)
    await user.click(form.getByRole('button', { name: 'Update' }))
    expect(await form.findByText('“Title” is required')).toBeVisible()
    expect(title).toHaveFocus()
    await user.type(title, 'Review of the product')
    await user.click(form.getByRole('button', { name: 'Update' }))
    expect(await screen.findByText('“Review of the product” updated')).toBeVisible()
    await waitFor(() => expect(events('Review of the product')).toHaveLength(1))
    expect(search()).not.toContain('event')
  })

  it('asks before input is lost', async () => {
    const { user, events, drawer } = await openCalendar()
    await user.click(events('Office closed')[0]!)
    const form = within(await drawer('Edit event'))
    await user.type(form.getByRole('textbox', { name: /^Location/ }), 'Roof')
    await user.click(form.getByRole('button', { name: 'Cancel' }))
    const question = await screen.findByRole('dialog', { name: 'Discard changes?' })
    await user.click(within(question).getByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('is deleted, and restored by Undo', async () => {
    const { user, events, drawer } = await openCalendar()
    const before = events('Office closed').length
    await user.click(events('Office closed')[0]!)
    await user.click(within(await drawer('Edit event')).getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('“Office closed” deleted')).toBeVisible()
    await waitFor(() => expect(events('Office closed')).toHaveLength(before - 1))
    await user.click(screen.getByText('Undo'))
    await waitFor(() => expect(events('Office closed')).toHaveLength(before))
  })

  it('is added with n, all day or with ordered times, for guests', async () => {
    const { user, events, drawer, store } = await openCalendar()
    await user.keyboard('n')
    const form = within(await drawer('Add event'))
    expect(form.getByRole('textbox', { name: 'Title' })).toHaveFocus()
    await user.type(form.getByRole('textbox', { name: 'Title' }), 'Planning')
    const end = form.getByLabelText('End date')
    await user.clear(end)
    await user.type(end, '2026-11-17')
    await user.click(form.getByRole('button', { name: 'Save' }))
    expect(await form.findByText('Can’t be before the start')).toBeVisible()
    await user.click(form.getByRole('switch', { name: 'All day' }))
    expect(form.queryByLabelText('End time')).toBeNull()
    await user.clear(end)
    await user.type(end, '2026-11-20')
    await user.click(form.getByRole('button', { name: 'Add guests' }))
    const panel = within(await screen.findByRole('dialog', { name: 'Add guests' }))
    await user.type(panel.getByRole('searchbox', { name: 'Search people' }), 'kofi')
    await user.click(await panel.findByRole('checkbox', { name: 'Kofi Boateng' }))
    await user.keyboard('{Escape}')
    expect(form.getByRole('button', { name: 'Remove Kofi Boateng' })).toBeVisible()
    await user.click(form.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('“Planning” added')).toBeVisible()
    // Shown although the filter excluded its kind.
    await waitFor(() => expect(events('Planning').length).toBeGreaterThan(0))
    const added = selectEvents(store.getState()).find(({ title }) => title === 'Planning')
    expect(added).toMatchObject({ start: '2026-11-18', end: '2026-11-21', allDay: true })
    expect(added?.extendedProps.guests).toEqual([expect.objectContaining({ fullName: 'Kofi Boateng' })])
  })

  it('is duplicated into a form', async () => {
    const { user, events, drawer } = await openCalendar()
    await user.click(events('Office closed')[0]!)
    await user.click(within(await drawer('Edit event')).getByRole('button', { name: 'More event actions' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Duplicate' }))
    expect(within(await drawer('Add event')).getByRole('textbox', { name: 'Title' })).toHaveValue('Office closed')
  })
})

describe('failed requests', () => {
  it('show an error with a retry', async () => {
    const view = await renderPage('/apps/user/list')
    const mend = view.breakCall('/apps/calendar/events', 500)
    await view.router.navigate('/apps/calendar?view=list&calendars=Holiday')
    expect(await screen.findByText('Couldn’t load events')).toBeVisible()
    mend()
    await view.user.click(screen.getByText('Try again'))
    expect((await screen.findAllByText('Office closed')).length).toBeGreaterThan(0)
  })

  it('keep the events on screen', async () => {
    const { user, kind, breakCall, ofKind } = await openCalendar('?view=list&calendars=Family,Holiday')
    const mend = breakCall('/apps/calendar/events', 500)
    await user.click(kind('Family'))
    expect(await screen.findByText('Events may be out of date')).toBeVisible()
    expect(ofKind('Holiday').length).toBeGreaterThan(0)
    mend()
    await user.click(screen.getByText('Try again'))
    await waitFor(() => expect(screen.queryByText('Events may be out of date')).toBeNull())
  })
})
