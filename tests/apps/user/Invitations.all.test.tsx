// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { emailApi } from '@/redux/apps/email/contract'
import type { Page } from '../../support/renderPage'
import { renderPage } from '../../support/renderPage'

async function openDialog() {
  const view = await renderPage('/apps/user/list')
  await screen.findByText('1–10 of 50')
  await view.user.click(screen.getByRole('button', { name: 'Invite' }))
  await screen.findByRole('dialog', { name: 'Invite users' })
  return view
}

const field = () => screen.getByLabelText('Email addresses')

async function fill(user: Page['user'], text: string) {
  await user.clear(field())
  await user.type(field(), text)
  await user.click(screen.getByRole('button', { name: 'Send invitations' }))
}

async function openMenu(user: Page['user'], name: string) {
  await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }))
  return screen.findByRole('menu')
}

describe('inviting users', () => {
  it('shows errors by address, and keeps input', async () => {
    const { user } = await openDialog()
    await fill(user, 'rosa@x.example, nobody')
    expect(await screen.findByText('“nobody” isn’t a valid email address')).toBeVisible()
    await fill(user, 'rosa@x.example{Enter}admin@demo.com')
    expect(await screen.findByText('This address is already in use: admin@demo.com')).toBeVisible()
    expect(field()).toHaveValue('rosa@x.example\nadmin@demo.com')
    expect(field()).toHaveFocus()
  })

  it('adds them to the list, resends, and withdraws an invitation with Undo', async () => {
    const { user, router } = await openDialog()
    await user.selectOptions(screen.getByLabelText('Role'), 'Support')
    await fill(user, 'rosa.blum@x.example ida.lund@x.example')
    expect(await screen.findByText('2 invitations sent')).toBeVisible()
    expect(await screen.findByText('1–10 of 52')).toBeVisible()

    await router.navigate('/apps/user/list?q=rosa.blum')
    const link = await screen.findByRole('link', { name: 'Rosa Blum' })
    const row = screen.getAllByRole('row').find((one) => one.contains(link))
    expect(row).toHaveTextContent(/Support.*Pending/)
    await user.click(within(await openMenu(user, 'Rosa Blum')).getByRole('menuitem', { name: 'Resend invitation' }))
    expect(await screen.findByText('Invitation sent to rosa.blum@x.example')).toBeVisible()

    const menu = await openMenu(user, 'Rosa Blum')
    expect(within(menu).queryByRole('menuitem', { name: 'Delete' })).not.toBeInTheDocument()
    await user.click(within(menu).getByRole('menuitem', { name: 'Cancel invitation' }))
    expect(await screen.findByText('Invitation to rosa.blum@x.example canceled')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Rosa Blum' })).not.toBeInTheDocument())
    await user.click(screen.getAllByRole('button', { name: 'Undo' })[0]!)
    expect(await screen.findByRole('link', { name: 'Rosa Blum' })).toBeVisible()
  })

  it('is hidden from read-only users, and for active users', async () => {
    const { user } = await openDialog()
    await user.keyboard('{Escape}')
    const menu = await openMenu(user, 'Amara Mensah')
    expect(within(menu).queryByRole('menuitem', { name: /nvit/ })).not.toBeInTheDocument()
  })
})

describe('the page of an invitation', () => {
  it('activates the user, who can log in then', async () => {
    const view = await openDialog()
    const { user, router, client } = view
    await fill(user, 'rosa@x.example')
    await screen.findByText(/^Invitation sent to /)
    const { data } = await client.get<{ emails: { message: string }[] }>(emailApi.list.path, {
      params: { q: 'invited' },
    })
    const link = /href="([^"]+)"/.exec(data.emails[0]?.message ?? '')?.[1] ?? ''

    await router.navigate(link)
    expect(await screen.findByRole('heading', { level: 1, name: 'Accept invitation' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Accept invitation' }))
    await waitFor(() => expect(screen.getByLabelText('Full name')).toBeInvalid())
    await user.type(screen.getByLabelText('Full name'), 'Rosa Blum')
    await user.type(screen.getByLabelText('Password'), 'Nine Green Bottles')
    await user.click(screen.getByRole('button', { name: 'Accept invitation' }))
    expect(await screen.findByText('You can now log in as rosa@x.example.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveFocus()
  })

  it.each(['/join', '/join?token=x'])('shows that the invitation %s does not exist', async (path) => {
    const { user } = await renderPage(path, { as: null })
    if (path.includes('token')) {
      await user.type(await screen.findByLabelText('Full name'), 'Rosa Blum')
      await user.type(screen.getByLabelText('Password'), 'Nine Green Bottles')
      await user.click(screen.getByRole('button', { name: 'Accept invitation' }))
    }
    expect(await screen.findByText('This invitation is no longer valid')).toBeVisible()
  })

  it('stays unchanged if the request fails', async () => {
    const { user, breakCall } = await renderPage('/join?token=x', { as: null })
    breakCall('/apps/users/accept-invitation', 503)
    await user.type(await screen.findByLabelText('Full name'), 'Rosa Blum')
    await user.type(screen.getByLabelText('Password'), 'Nine Green Bottles')
    await user.click(screen.getByRole('button', { name: 'Accept invitation' }))
    expect(await screen.findByRole('alert')).toBeVisible()
    expect(screen.getByLabelText('Full name')).toHaveValue('Rosa Blum')
  })
})
