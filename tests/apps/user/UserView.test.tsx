// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderPage } from '../../support/renderPage'

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const button = (name: string | RegExp) => screen.getByRole('button', { name })

async function openUser(address = '/apps/user/view/7', name = 'Haruka Nishimura') {
  const view = await renderPage(address)
  await heading(name)
  await screen.findByRole('tab', { name: 'Account' })
  return { ...view, path: () => view.router.state.location.pathname }
}

describe('the user page', () => {
  it('shows the user, in the title, too', async () => {
    await openUser()
    expect(document.title).toContain('Haruka Nishimura')
    expect(screen.getAllByRole('link', { name: 'haruka@komorebi.example' })[0]).toHaveAttribute(
      'href',
      'mailto:haruka@komorebi.example',
    )
    expect(screen.getByRole('link', { name: '+81 90 5550 0174' })).toHaveAttribute('href', 'tel:+819055500174')
    expect(screen.getByText('Company plan', { selector: '.badge' })).toBeVisible()
    expect(screen.getByRole('table', { name: 'Projects' })).toBeVisible()
    expect(screen.getByRole('table', { name: 'Invoices' })).toBeVisible()
  })

  it('opens the first user without an id in the URL', async () => {
    const { path } = await openUser('/apps/user/view', 'Amara Mensah')
    expect(path()).toBe('/apps/user/view/1')
  })

  it.each(['999', 'abc', '-1', '7.5'])('shows that %s does not exist, and links to the list', async (id) => {
    await renderPage(`/apps/user/view/${id}`)
    await heading('User not found')
    expect(screen.getByText('This user doesn’t exist')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Back to users' })).toHaveAttribute('href', '/apps/user/list')
  })

  it('can be reloaded after an error', async () => {
    const page = await openUser()
    const mend = page.breakCall('/api/users/details', 500)
    await page.router.navigate('/apps/user/view/8')
    expect(await screen.findByText('Couldn’t load this user')).toBeVisible()
    expect(screen.queryByText('haruka@komorebi.example')).not.toBeInTheDocument()
    mend()
    await page.user.click(button('Try again'))
    await heading('Łukasz Wiśniewski')
  })

  it('stays on screen if the refetch fails', async () => {
    const page = await openUser()
    page.breakCall('/api/users/details', 500)
    await page.router.navigate('/apps/user/list')
    await heading('Users')
    await page.router.navigate('/apps/user/view/7')
    expect(await screen.findByText('Couldn’t refresh this page')).toBeVisible()
    expect(screen.getByRole('table', { name: 'Projects' })).toBeVisible()
  })

  it('links to the previous and next users by name, and never mixes two users', async () => {
    const { user, path } = await openUser()
    await user.click(await screen.findByRole('link', { name: /^Next user: / }))
    expect(screen.queryByText('haruka@komorebi.example')).not.toBeInTheDocument()
    await waitFor(() => expect(path()).not.toBe('/apps/user/view/7'))
    await user.click(await screen.findByRole('link', { name: 'Previous user: Haruka Nishimura' }))
    await heading('Haruka Nishimura')
    expect(path()).toBe('/apps/user/view/7')
  })
})

describe('the tabs', () => {
  it('are in the URL, except for the first', async () => {
    const { user, path } = await openUser('/apps/user/view/7/security')
    expect(screen.getByRole('tab', { name: 'Security' })).toHaveAttribute('aria-selected', 'true')
    await user.click(screen.getByRole('tab', { name: 'Connections' }))
    expect(path()).toBe('/apps/user/view/7/connections')
    expect(screen.getByRole('heading', { name: 'Connected accounts' })).toBeVisible()
    await user.click(screen.getByRole('tab', { name: 'Account' }))
    expect(path()).toBe('/apps/user/view/7')
  })

  it('default to the first for an unknown one', async () => {
    await openUser('/apps/user/view/7/secrets')
    expect(screen.getByRole('tab', { name: 'Account' })).toHaveAttribute('aria-selected', 'true')
  })
})

describe('actions', () => {
  it('edit the user beside the page, with a taken email at its field', async () => {
    const { user } = await openUser()
    await user.click(button('Edit'))
    const dialog = await screen.findByRole('dialog', { name: 'Edit Haruka Nishimura' })
    const email = within(dialog).getByRole('textbox', { name: 'Email' })
    await user.clear(email)
    await user.type(email, 'admin@demo.com')
    await user.click(within(dialog).getByRole('button', { name: 'Save' }))
    expect(await within(dialog).findByText(/already in use/i)).toBeVisible()
    expect(email).toHaveFocus()

    await user.clear(email)
    await user.type(email, 'h@komorebi.example')
    await user.clear(within(dialog).getByRole('textbox', { name: 'Full name' }))
    await user.type(within(dialog).getByRole('textbox', { name: 'Full name' }), 'Haruka N.')
    await user.click(within(dialog).getByRole('button', { name: 'Save' }))
    await heading('Haruka N.')
    expect(screen.getByRole('link', { name: 'h@komorebi.example' })).toBeVisible()
  })

  it('suspend the user after a confirmation with the name, and Undo it', async () => {
    const { user } = await openUser()
    await user.click(button('Suspend'))
    const question = await screen.findByRole('dialog', { name: 'Suspend Haruka Nishimura?' })
    await user.click(within(question).getByRole('button', { name: 'Suspend' }))
    expect(await screen.findByRole('button', { name: 'Activate' })).toBeVisible()
    expect(screen.getByText('Inactive', { selector: '.badge' })).toBeVisible()
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await screen.findByRole('button', { name: 'Suspend' })).toBeVisible()
  })

  it('delete the user at once, until Undo', async () => {
    const { user, router, path } = await openUser()
    await user.click(button('Actions for Haruka Nishimura'))
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    await heading('Users')
    expect(path()).toBe('/apps/user/list')
    expect(await screen.findByText('Haruka Nishimura deleted')).toBeVisible()
    await router.navigate('/apps/user/view/7')
    await heading('User not found')
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('Haruka Nishimura restored')).toBeVisible()
  })

  it('do not suspend or delete the current user, with a reason', async () => {
    const { user } = await openUser('/apps/user/view/1', 'Amara Mensah')
    expect(button('Suspend')).toHaveAccessibleDescription('You can’t suspend yourself')
    await user.click(button('Suspend'))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await user.click(button('Actions for Amara Mensah'))
    expect(await screen.findByRole('menuitem', { name: 'Delete (your account)' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  })
})
