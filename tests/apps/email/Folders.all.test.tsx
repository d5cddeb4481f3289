// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { giveRoom, openMailbox } from './mailbox'

beforeEach(giveRoom)

const sensor = 'Sensor 7 is quiet again'

describe('the archive', () => {
  it('receives an email from its row, and Undo restores it', async () => {
    const { user, row, list, router } = await openMailbox()
    await user.click(within(row(/Sensor 7/)).getByRole('button', { name: 'Archive' }))
    await waitFor(() => expect(within(list).queryByText(sensor)).toBeNull())
    expect(await screen.findByText('Email moved to Archive')).toBeVisible()
    await router.navigate('/apps/email/archive')
    const archive = await screen.findByRole('list', { name: 'Archive' })
    expect(await within(archive).findByText(sensor)).toBeVisible()
    expect(within(archive).queryByRole('button', { name: 'Archive' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('No archived emails')).toBeVisible()
  })

  it('receives the open email by shortcut, and returns it to the inbox from there', async () => {
    const { user, list, router } = await openMailbox()
    await user.keyboard('joe')
    await waitFor(() => expect(within(list).queryByText(sensor)).toBeNull())
    await user.keyboard('ge')
    await waitFor(() => expect(router.state.location.pathname).toBe('/apps/email/archive'))
    await user.click(await screen.findByRole('link', { name: /Sensor 7/ }))
    const reader = within(await screen.findByRole('region', { name: 'Email' }))
    await user.click(await reader.findByRole('button', { name: 'Move to inbox' }))
    expect(await screen.findByText('No archived emails')).toBeVisible()
    await user.keyboard('z')
    expect(await within(await screen.findByRole('list', { name: 'Archive' })).findByText(sensor)).toBeVisible()
  })

  it('gets an email back that was trashed from it', async () => {
    const { user, row } = await openMailbox()
    await user.click(within(row(/Sensor 7/)).getByRole('button', { name: 'Archive' }))
    await user.keyboard('ge')
    const archive = () => screen.findByRole('list', { name: 'Archive' })
    await user.click(within(await archive()).getByRole('button', { name: 'Move to trash' }))
    expect(await screen.findByText('No archived emails')).toBeVisible()
    await user.keyboard('z')
    expect(await within(await archive()).findByText(sensor)).toBeVisible()
  })
})
