// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { giveRoom, openMailbox } from './mailbox'

beforeEach(giveRoom)

const sensor = 'Sensor 7 is quiet again'

describe('snoozing', () => {
  it('hides an email until tomorrow, and is undone or ended', async () => {
    const { user, list } = await openMailbox()
    const snooze = async (keys: string) => {
      await user.keyboard(keys)
      const dialog = within(await screen.findByRole('dialog', { name: 'Snooze until' }))
      await user.click(await dialog.findByRole('button', { name: /^Tomorrow/ }))
      await waitFor(() => expect(within(list).queryByText(sensor)).toBeNull())
    }
    await snooze('jb')
    expect(await screen.findByText(/^Email snoozed until/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await within(list).findByText(sensor)).toBeVisible()
    await snooze('kb')
    await user.keyboard('gb')
    const snoozed = within(await screen.findByRole('list', { name: 'Snoozed' }))
    expect(snoozed.getByText(/^Snoozed until/)).toBeVisible()
    await user.click(snoozed.getByRole('link', { name: /Sensor 7/ }))
    await user.click(await screen.findByRole('button', { name: 'Unsnooze' }))
    expect(await screen.findByText('No snoozed emails')).toBeVisible()
  })

  it('rejects past times', async () => {
    const { user } = await openMailbox()
    await user.keyboard('jb')
    const dialog = within(await screen.findByRole('dialog', { name: 'Snooze until' }))
    const time = await dialog.findByRole('combobox', { name: 'Time' })
    expect(time).not.toHaveValue('')
    await user.clear(time)
    await user.type(time, '00:00')
    await user.click(dialog.getByRole('button', { name: 'Snooze' }))
    expect(await dialog.findByText('Choose a time in the future')).toBeVisible()
  })
})

describe('sending later', () => {
  it('schedules an email, which can be canceled and scheduled again', async () => {
    const { user, router, compose } = await openMailbox()
    const letter = within(await compose())
    await user.type(letter.getByRole('combobox', { name: 'To' }), 'kofi@voltacold.example,')
    await user.type(letter.getByRole('textbox', { name: 'Subject' }), 'Tomorrow’s delivery')
    await user.click(letter.getByRole('button', { name: 'Schedule send' }))
    await user.click(await screen.findByRole('button', { name: /^Tomorrow/ }))
    expect(await screen.findByText(/^Email scheduled for tomorrow at/)).toBeVisible()
    await router.navigate('/apps/email/scheduled')
    await user.click(await screen.findByRole('link', { name: /Tomorrow’s delivery/ }))
    const reader = within(await screen.findByRole('region', { name: 'Email' }))
    expect(await reader.findByText(/^Scheduled for tomorrow at/)).toBeVisible()
    expect(reader.queryByRole('button', { name: 'Move to trash' })).toBeNull()
    await user.click(reader.getByRole('button', { name: 'Cancel send' }))
    expect(await screen.findByText('No scheduled emails')).toBeVisible()
    await user.keyboard('z')
    expect(await screen.findByRole('link', { name: /Tomorrow’s delivery/ })).toBeVisible()
    await user.click(screen.getByRole('link', { name: /Tomorrow’s delivery/ }))
    await user.click(await screen.findByRole('button', { name: 'Edit email' }))
    expect(await screen.findByRole('dialog', { name: 'Tomorrow’s delivery' })).toBeVisible()
  })
})
