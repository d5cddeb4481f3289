// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderPage } from '../../support/renderPage'

const list = '/apps/user/list'

describe("a user's role", () => {
  it('is the same in users and in roles, also a new role', async () => {
    const { user, client, router } = await renderPage('/apps/roles')
    await client.post('/apps/roles/add-role', { role: { name: 'Auditor' } })
    await act(() => router.navigate('/apps/user/view/3'))
    await user.click(await screen.findByRole('button', { name: 'Edit' }))
    const drawer = await screen.findByRole('dialog')
    expect(within(drawer).getByRole('combobox', { name: 'Role' })).toHaveDisplayValue('Support')
    await within(drawer).findByRole('option', { name: 'Auditor' })
    await user.selectOptions(within(drawer).getByRole('combobox', { name: 'Role' }), 'Auditor')
    await user.click(within(drawer).getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(screen.getByText('Auditor', { selector: '.badge' })).toBeVisible()

    await act(() => router.navigate('/apps/roles?role=auditor'))
    expect(await screen.findByRole('button', { name: 'Role of Adaeze Okonkwo: Auditor' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Role of Adaeze Okonkwo: Auditor' }))
    await user.click(await screen.findByRole('menuitemradio', { name: 'Manager' }))
    await screen.findByText('Role “Manager” assigned to Adaeze Okonkwo')
    await act(() => router.navigate(`${list}?q=adaeze`))
    await waitFor(() => expect(screen.getByRole('row', { name: /Adaeze Okonkwo/ })).toHaveTextContent('Manager'))
  })

  it('cannot be changed by the user', async () => {
    const { user } = await renderPage('/apps/user/view/1')
    await user.click(await screen.findByRole('button', { name: 'Edit' }))
    const role = within(await screen.findByRole('dialog')).getByRole('combobox', { name: 'Role' })
    expect(
      within(role)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Administrator'])
    expect(role).toHaveAccessibleDescription(/^You can’t change your own role/)
  })

  it('has a localized name, unless renamed', async () => {
    const { client, router } = await renderPage(`${list}?q=adaeze`, { language: 'de' })
    const row = () => screen.findByRole('row', { name: /Adaeze Okonkwo/ })
    expect(await row()).toHaveTextContent('Support')
    await client.post('/apps/roles/update-role', { id: 5, name: 'Guest' })
    await act(() => router.navigate('/apps/roles'))
    expect(await screen.findByRole('region', { name: 'Benutzer' })).toBeVisible()
    expect(await screen.findByRole('region', { name: 'Guest' })).toBeVisible()
    expect(screen.queryByRole('region', { name: 'User' })).not.toBeInTheDocument()
  })

  it('keeps its name when a form shows it in another language', async () => {
    const { user, client } = await renderPage('/apps/roles', { language: 'de' })
    await user.click(await screen.findByRole('button', { name: /^Rolle \W*Benutzer/ }))
    const dialog = await screen.findByRole('dialog')
    expect(within(dialog).getByRole('textbox')).toHaveValue('Benutzer')
    await user.click(within(dialog).getByRole('button', { name: 'Speichern' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    const { data } = await client.get<{ roles: { name: string }[] }>('/apps/roles/data')
    expect(data.roles.map(({ name }) => name)).toContain('User')
  })
})
