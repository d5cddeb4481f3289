// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
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
