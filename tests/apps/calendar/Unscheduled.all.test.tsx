// @vitest-environment jsdom
import { hasUnsaved } from '@core/components/overlay/unsaved'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openAsReader } from '../../support/openAsReader'
import { renderPage } from '../../support/renderPage'
import { openCalendar } from './openCalendar'

async function openWaiting(search?: string) {
  const view = await openCalendar(search)
  const list = within(screen.getByRole('region', { name: 'Unscheduled' }))
  await list.findByText('Get the bike serviced')
  return { ...view, list, waits: (title: string) => list.queryByText(title) }
}

describe('unscheduled events', () => {
  it('are added by a line of text, which is ready for the next one', async () => {
    const { user, list } = await openWaiting()
    const line = list.getByRole('textbox', { name: 'Add an unscheduled event' })
    await user.click(line)
    await user.tab()
    expect(list.queryByText('This field is required')).toBeNull()
    await user.type(line, '{Enter}')
    expect(await list.findByText('This field is required')).toBeVisible()
    await user.type(line, 'Choose the curtains{Enter}')
    expect(await list.findByRole('button', { name: /^Choose the curtains/ })).toBeVisible()
    expect(line).toHaveValue('')
    expect(line).toHaveFocus()
    expect(list.queryByText('This field is required')).toBeNull()
  })

  it('keep the next line, typed while the first is added', async () => {
    const { user, list } = await openWaiting()
    const line = list.getByRole('textbox', { name: 'Add an unscheduled event' })
    await user.type(line, 'Choose the curtains{Enter}')
    await user.type(line, 'Call Bob')
    expect(await list.findByRole('button', { name: /^Choose the curtains/ })).toBeVisible()
    expect(line).toHaveValue('Call Bob')
    expect(hasUnsaved()).toBe(true)
  })

  it('keep a line that could not be added', async () => {
    const { user, list, breakCall } = await openWaiting()
    const mend = breakCall('/apps/calendar/add-unscheduled-event', 500)
    const line = list.getByRole('textbox', { name: 'Add an unscheduled event' })
    await user.type(line, 'Choose the curtains{Enter}')
    const again = await screen.findByText('Try again')
    expect(line).toHaveValue('Choose the curtains')
    mend()
    await user.click(again)
    expect(await list.findByRole('button', { name: /^Choose the curtains/ })).toBeVisible()
  })

  it('open on Enter, are scheduled, and appear whatever the filter', async () => {
    const { user, search, list, waits, drawer, events, kind } = await openWaiting('?view=list&calendars=Holiday')
    list.getByRole('button', { name: /^Get the bike serviced/ }).focus()
    await user.keyboard('{Enter}')
    expect(search()).toMatch(/event=\d+/)
    const form = within(await drawer('Schedule event'))
    expect(form.getByRole('textbox', { name: 'Title' })).toHaveValue('Get the bike serviced')
    expect(form.getByLabelText('Start date')).toHaveValue('11/18/2026')
    expect(form.queryByRole('button', { name: 'More event actions' })).toBeNull()
    await user.click(form.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(events('Get the bike serviced')).toHaveLength(1))
    expect(waits('Get the bike serviced')).toBeNull()
    expect(kind('Personal')).toBeChecked()
    expect(search()).not.toContain('event')
  })

  it('open by URL', async () => {
    const { router, list, drawer } = await openWaiting()
    const data = list.getByRole('button', { name: /^Get the bike/ }).getAttribute('data-event')
    const { id } = JSON.parse(data ?? '') as { id: number }
    await router.navigate(`/apps/calendar?event=${id}`)
    expect(await drawer('Schedule event')).toBeVisible()
  })

  it('include events that are taken off the calendar, until Undo', async () => {
    const { user, list, waits, drawer, events } = await openWaiting()
    const before = events('Office closed').length
    await user.click(events('Office closed')[0]!)
    await user.click(within(await drawer('Edit event')).getByRole('button', { name: 'More event actions' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Unschedule' }))
    expect(await list.findByText('Office closed')).toBeVisible()
    expect(await screen.findByText('“Office closed” moved to Unscheduled')).toBeVisible()
    expect(events('Office closed')).toHaveLength(before - 1)
    await user.click(screen.getByText('Undo'))
    await waitFor(() => expect(events('Office closed')).toHaveLength(before))
    expect(waits('Office closed')).toBeNull()
  })

  it('can be reloaded after an error', async () => {
    const view = await renderPage('/apps/user/list')
    const mend = view.breakCall('/apps/calendar/unscheduled-events', 500)
    await view.router.navigate('/apps/calendar?view=list&calendars=Holiday')
    expect(await screen.findByText('Couldn’t load unscheduled events')).toBeVisible()
    mend()
    await view.user.click(screen.getByText('Try again'))
    expect(await screen.findByText('Get the bike serviced')).toBeVisible()
  })

  it('are read-only without permission', async () => {
    const { user } = await openAsReader('/apps/calendar?view=list&calendars=Holiday', 'Calendar')
    const event = await screen.findByRole('button', { name: /^Get the bike/ })
    expect(screen.queryByRole('textbox', { name: 'Add an unscheduled event' })).toBeNull()
    expect(event).not.toHaveAttribute('data-event')
    await user.click(event)
    const details = await screen.findByRole('dialog', { name: 'Get the bike serviced' })
    expect(within(details).getByText('Unscheduled')).toBeVisible()
  })
})
