// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderPage } from '../../support/renderPage'

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const dialog = (name?: string | RegExp) => screen.findByRole('dialog', name === undefined ? {} : { name })

const itemOf = (text: string) =>
  screen.getAllByRole('listitem').find((item) => within(item).queryByText(text) !== null)!

async function openTab(tab: string, id = 7) {
  const view = await renderPage(`/apps/user/view/${id}/${tab}`)
  await screen.findByRole('tab', { selected: true })
  return {
    ...view,
    /** Leaves and returns, so that the page shows the backend's state. */
    async revisit() {
      await view.router.navigate('/apps/user/view/2')
      await screen.findByRole('heading', { level: 1, name: 'Clément Roux' })
      await view.router.navigate(`/apps/user/view/${id}/${tab}`)
      await waitFor(() => expect(screen.getAllByRole('tab', { selected: true })[0]).toBeVisible())
    },
  }
}

describe('the security tab', () => {
  it('saves a new password that is typed twice', async () => {
    const { user } = await openTab('security')
    const password = screen.getByLabelText('New password')
    await user.type(password, 'harbour')
    await user.click(button('Change password'))
    expect(await screen.findByText('Use at least 8 characters')).toBeVisible()
    await user.type(password, ' Lights 29')
    await user.type(screen.getByLabelText('Confirm new password'), 'harbour Lights 28')
    await user.click(button('Change password'))
    expect(await screen.findByText('Passwords don’t match')).toBeVisible()
    await user.type(screen.getByLabelText('Confirm new password'), '{Backspace}9')
    await user.click(button('Change password'))
    expect(await screen.findByText('Password changed')).toBeVisible()
    expect(password).toHaveValue('')
    expect(screen.getByText(/^Last changed/)).toHaveAttribute('datetime', '2026-11-18T10:00:00.000Z')
  })

  it('turns two-step verification on with an app and a pasted code', async () => {
    const { user, revisit } = await openTab('security')
    await user.click(button('Turn on'))
    const setUp = await dialog('Turn on two-step verification')
    await user.click(within(setUp).getByRole('radio', { name: 'Authenticator app' }))
    const code = within(setUp).getByRole('textbox', { name: 'Verification code' })
    expect(code).toHaveAttribute('autocomplete', 'one-time-code')
    await user.click(within(setUp).getByRole('button', { name: 'Turn on' }))
    expect(await within(setUp).findByText('Enter the 6-digit code')).toBeVisible()
    await user.click(code)
    await user.paste('123 456')
    expect(code).toHaveValue('123456')
    await user.click(within(setUp).getByRole('button', { name: 'Turn on' }))
    expect(await screen.findByText('Two-step verification turned on for Haruka Nishimura')).toBeVisible()

    await revisit()
    expect(await screen.findByRole('button', { name: 'Turn off' })).toBeVisible()
  })

  it('requires a phone number for text messages', async () => {
    const { user } = await openTab('security')
    await user.click(button('Turn on'))
    const setUp = await dialog()
    await user.click(within(setUp).getByRole('radio', { name: 'Text message' }))
    const phone = within(setUp).getByRole('textbox', { name: 'Phone' })
    await user.clear(phone)
    await user.type(within(setUp).getByRole('textbox', { name: 'Verification code' }), '٠١٢٣٤٥')
    await user.click(within(setUp).getByRole('button', { name: 'Turn on' }))
    expect(await within(setUp).findByText('“Phone” is required')).toBeVisible()
    expect(phone).toHaveFocus()
    await user.type(phone, '+81 90 0000 1111')
    await user.click(within(setUp).getByRole('button', { name: 'Turn on' }))
    expect(await screen.findByText(/code sent to .*\+81 90 0000 1111/)).toBeVisible()
  })

  it('revokes devices one by one, and Undo restores only its own', async () => {
    const { user } = await openTab('security')
    const devices = () => within(screen.getByRole('list', { name: 'Recent devices' })).queryAllByRole('listitem')
    const [first, second] = devices().map((item) => item.textContent)
    await user.click(screen.getAllByRole('button', { name: /^Revoke/ })[0]!)
    await waitFor(() => expect(devices()).toHaveLength(1))
    expect(screen.getByRole('list', { name: 'Recent devices' })).toHaveFocus()
    const [undo] = await screen.findAllByRole('button', { name: 'Undo' })
    await user.click(screen.getByRole('button', { name: /^Revoke/ }))
    expect(await screen.findByText('Not logged in on any device')).toBeVisible()
    await user.click(undo!)
    await waitFor(() => expect(devices().map((item) => item.textContent)).toEqual([first]))
    expect(first).not.toBe(second)
  })

  it('does not revoke the current device, with a reason', async () => {
    const { user } = await openTab('security', 1)
    const item = itemOf('This device')
    const revoke = within(item).getByRole('button', { name: /^Revoke/ })
    expect(revoke).toHaveAccessibleDescription('You’re using this device. Log out instead.')
    await user.click(revoke)
    expect(item).toBeInTheDocument()
  })
})

describe('the billing tab', () => {
  it('changes the plan after showing the differences', async () => {
    const { user, revisit } = await openTab('billing')
    await user.click(button('Change plan'))
    const choice = await dialog('Choose a plan for Haruka Nishimura')
    expect(within(choice).getByRole('radio', { name: /Enterprise/ })).toBeChecked()
    expect(within(choice).getByText('Price: $499.00 per month instead of $149.00 per month')).toBeVisible()
    await user.click(within(choice).getByRole('radio', { name: /Team/ }))
    expect(within(choice).getByText(/^Current usage is over this plan’s limits/)).toBeVisible()
    await user.click(within(choice).getByRole('button', { name: 'Switch to Team' }))
    expect((await screen.findAllByText('Team plan')).length).toBeGreaterThan(0)
    expect(screen.getAllByText('87 of 25').length).toBeGreaterThan(0)
    await revisit()
    expect((await screen.findAllByText('Team plan')).length).toBeGreaterThan(0)
  })

  it('cancels the subscription after confirmation, with Undo', async () => {
    const { user } = await openTab('billing')
    await user.click(button('Cancel subscription'))
    const question = await dialog('Cancel Haruka Nishimura’s subscription?')
    await user.click(within(question).getByRole('button', { name: 'Cancel subscription' }))
    expect((await screen.findAllByText('Basic plan')).length).toBeGreaterThan(0)
    expect(screen.queryByRole('button', { name: 'Cancel subscription' })).not.toBeInTheDocument()
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await screen.findByRole('button', { name: 'Cancel subscription' })).toBeVisible()
  })

  it('rejects an invalid or expired card, and stores only brand and last digits', async () => {
    const { user, store } = await openTab('billing')
    await user.click(button('Add card'))
    const form = await dialog('Add card')
    const number = within(form).getByRole('textbox', { name: 'Card number' })
    await user.type(number, '4242 4242 4242 4241')
    await user.type(within(form).getByRole('textbox', { name: 'Expiration date' }), '0120')
    await user.click(within(form).getByRole('button', { name: 'Add card' }))
    expect(await within(form).findByText(/^Enter a valid Visa/)).toBeVisible()
    expect(within(form).getByText('This card has expired. Use another card.')).toBeVisible()
    expect(number).toHaveFocus()

    await user.clear(number)
    await user.type(number, '3782 822463 10005')
    await user.clear(within(form).getByRole('textbox', { name: 'Expiration date' }))
    await user.type(within(form).getByRole('textbox', { name: 'Expiration date' }), '1199')
    await user.click(within(form).getByRole('checkbox', { name: 'Make this the primary card' }))
    await user.click(within(form).getByRole('button', { name: 'Add card' }))
    expect(await screen.findByText('American Express ending in 0005')).toBeVisible()
    expect(within(itemOf('American Express ending in 0005')).getByText('Primary')).toBeVisible()
    expect(screen.getAllByText('Primary')).toHaveLength(1)
    expect(JSON.stringify(store.getState())).not.toMatch(/3782 ?822463/)
  })

  it('deletes a card with Undo, but not the primary one', async () => {
    const { user } = await openTab('billing')
    await user.click(button('Actions for card ending in 4030'))
    expect(await screen.findByRole('menuitem', { name: 'Can’t delete primary card' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await user.keyboard('{Escape}')
    await user.click(button('Actions for card ending in 1080'))
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    await waitFor(() => expect(screen.queryByText('Mastercard ending in 1080')).not.toBeInTheDocument())
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('Mastercard ending in 1080')).toBeVisible()
  })

  it('saves the billing address', async () => {
    const { user, revisit } = await openTab('billing')
    await user.click(button('Edit address'))
    const form = await dialog('Billing address')
    const city = within(form).getByRole('textbox', { name: 'City' })
    await user.clear(city)
    await user.type(city, 'Osaka')
    await user.click(within(form).getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Billing address saved')).toBeVisible()
    await revisit()
    expect(await screen.findByText('Osaka')).toBeVisible()
  })
})

describe('the notifications tab', () => {
  const browserOf = (kind: string) => screen.getByRole('switch', { name: `${kind}: Browser` })

  it('saves a switch at once', async () => {
    const { user, revisit } = await openTab('notifications')
    expect(browserOf('New device')).not.toBeChecked()
    await user.click(browserOf('New device'))
    expect(browserOf('New device')).toBeChecked()
    await revisit()
    await waitFor(() => expect(browserOf('New device')).toBeChecked())
  })

  it('toggles a whole column, and shows mixed states', async () => {
    const { user } = await openTab('notifications')
    const all = screen.getByRole('checkbox', { name: 'Select all: Browser' })
    expect(all).toBePartiallyChecked()
    await user.click(all)
    expect(all).toBeChecked()
    expect(browserOf('New device')).toBeChecked()
    await user.click(all)
    for (const one of screen.getAllByRole('switch', { name: /: Browser$/ })) expect(one).not.toBeChecked()
  })
})

describe('the connections tab', () => {
  it('requires a valid name, and connects', async () => {
    const { user, revisit } = await openTab('connections')
    await user.click(button('Connect Facebook'))
    const form = await dialog('Connect Facebook')
    const handle = within(form).getByRole('textbox', { name: 'Username or profile URL' })
    await user.type(handle, 'http://no')
    await user.click(within(form).getByRole('button', { name: 'Connect' }))
    expect(await within(form).findByText(/^Enter a username like @name/)).toBeVisible()
    await user.clear(handle)
    await user.type(handle, 'haruka.n')
    await user.click(within(form).getByRole('button', { name: 'Connect' }))
    expect(await screen.findByRole('button', { name: 'Disconnect Facebook' })).toBeVisible()
    await revisit()
    expect(await screen.findByText('@haruka.n')).toBeVisible()
  })
})
