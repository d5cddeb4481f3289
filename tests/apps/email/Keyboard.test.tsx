// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { giveRoom, openMailbox } from './mailbox'

beforeEach(giveRoom)

describe('the keyboard', () => {
  it('moves the focused email to the trash, focuses the next one, and restores it', async () => {
    const { user, list, link } = await openMailbox()
    await user.keyboard('j#')
    await waitFor(() => expect(within(list).queryByText('Sensor 7 is quiet again')).toBeNull())
    expect(link(/New login/)).toHaveFocus()
    await user.keyboard('z')
    expect(await within(list).findByText('Sensor 7 is quiet again')).toBeVisible()
    expect(link(/New login/)).toHaveFocus()
  })

  it('navigates the list, selects, stars and opens', async () => {
    const { user, link, row, address } = await openMailbox()
    await user.keyboard('j')
    expect(link(/Sensor 7/)).toHaveFocus()
    await user.keyboard('jkx')
    expect(within(row(/Sensor 7/)).getByRole('checkbox')).toBeChecked()
    await user.keyboard('s')
    await waitFor(() =>
      expect(within(row(/Sensor 7/)).getByRole('button', { name: /^Star/, pressed: true })).toBeVisible(),
    )
    await user.keyboard('o')
    expect(address()).toBe('/apps/email/inbox/1')
    await user.keyboard('u')
    expect(address()).toBe('/apps/email')
    await user.keyboard('gt')
    expect(address()).toBe('/apps/email/sent')
  })

  it('replies to the current email, labels and moves it', async () => {
    const { user, list, row, link } = await openMailbox()
    await user.keyboard('jlpr{Enter}')
    expect(row(/Sensor 7/)).toHaveTextContent('Private')
    expect(screen.getByRole('menu', { name: 'Labels' })).toBeVisible()
    await user.keyboard('{Escape}')
    expect(link(/Sensor 7/)).toHaveFocus()
    await user.keyboard('r')
    const reply = await screen.findByRole('dialog', { name: 'Re: Sensor 7 is quiet again' })
    await user.click(within(reply).getByRole('button', { name: 'Save and close' }))
    link(/Sensor 7/).focus()
    await user.keyboard('v')
    expect(within(screen.getByRole('menu', { name: 'Move to' })).getAllByRole('menuitem')[0]).toHaveFocus()
    await user.keyboard('ar{Enter}')
    await waitFor(() => expect(within(list).queryByText('Sensor 7 is quiet again')).toBeNull())
    expect(link(/New login/)).toHaveFocus()
  })

  it('shows its shortcuts, and ignores them while typing', async () => {
    const { user } = await openMailbox()
    await user.keyboard('?')
    expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toHaveTextContent('Reply all')
    await user.keyboard('{Escape}')
    await user.click(screen.getByRole('searchbox', { name: 'Search email' }))
    await user.keyboard('c')
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
