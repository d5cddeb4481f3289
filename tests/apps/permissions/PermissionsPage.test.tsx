// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { paths } from '@/views/apps/permissions/paths'
import type { Matrix } from '@/redux/shell/roles/schema'
import { isoOf } from '@/views/apps/permissions/fields'
import { renderPage } from '../../support/renderPage'

async function open(search = '', options = {}) {
  const view = await renderPage(paths.permissions.pattern + search, options)
  await screen.findAllByText(/^(Only View|Project Planning)$/)
  return view
}

const rows = () =>
  within(screen.getByRole('table', { name: 'Permissions' }))
    .getAllByRole('row')
    .slice(1)

type User = Awaited<ReturnType<typeof open>>['user']

async function choose(user: User, permission: string, action: string | RegExp) {
  await user.click(screen.getByRole('button', { name: `Actions for ${permission}` }))
  await user.click(await screen.findByRole('menuitem', { name: action }))
}

async function add(user: User, name: string, isCore = false) {
  await user.click(screen.getByRole('button', { name: 'Add permission' }))
  const dialog = await screen.findByRole('dialog')
  await user.type(within(dialog).getByRole('textbox', { name: 'Name' }), name)
  if (isCore) await user.click(within(dialog).getByRole('checkbox'))
  await user.click(within(dialog).getByRole('button', { name: 'Add permission' }))
}

describe('the permissions', () => {
  it('are shown with their roles and creation date', async () => {
    await open()
    expect(rows()).toHaveLength(9)
    await waitFor(() =>
      expect(rows()[4]).toHaveTextContent(/^Manage Email SequencesEmailFull accessAdministratorUserSupport/),
    )
    expect(rows()[0]).toHaveTextContent(/\d{4}, 5:45.PM/)
    expect(rows()[2]).toHaveTextContent('UsersRead, Create, and Delete')
    expect(rows()[6]).toHaveTextContent('Access controlRead only')
  })

  it('are searched and filtered by role, in the URL', async () => {
    const { user, router } = await open('?assignedTo=restricted-user')
    await waitFor(() => expect(rows()).toHaveLength(1))
    await user.click(screen.getByRole('button', { name: /^Remove filter Assigned to/ }))
    await waitFor(() => expect(rows()).toHaveLength(9))
    await user.type(screen.getByRole('searchbox'), 'email')
    await waitFor(() => expect(rows()).toHaveLength(1))
    expect(router.state.location.search).toBe('?q=email')
  })

  it('appear at the top when new; a core permission cannot be deleted, with a reason', async () => {
    const { user } = await open()
    await add(user, 'Export Reports')
    expect(await screen.findByText('Permission “Export Reports” added')).toBeVisible()
    await waitFor(() => expect(rows()[0]).toHaveTextContent(/^Export ReportsNoneAdministrator/))
    await add(user, 'Sign in', true)
    await waitFor(() => expect(rows()[0]).toHaveTextContent(/^Sign inCore/))
    await user.click(screen.getByRole('button', { name: 'Actions for Sign in' }))
    expect(await screen.findByRole('menuitem', { name: /core permission/ })).toHaveAttribute('aria-disabled', 'true')
  })

  it('are renamed with a warning, to a unique name', async () => {
    const { user } = await open()
    await choose(user, 'Only View', 'Rename')
    const dialog = await screen.findByRole('dialog', { name: 'Rename permission' })
    expect(within(dialog).getByText(/^Renaming breaks any code/)).toBeVisible()
    const name = within(dialog).getByRole('textbox', { name: 'Name' })
    await user.clear(name)
    await user.type(name, 'management')
    await user.click(within(dialog).getByRole('button', { name: 'Rename permission' }))
    expect(await within(dialog).findByText('Already in use')).toBeVisible()
    await user.clear(name)
    await user.type(name, 'Look only')
    await user.click(within(dialog).getByRole('button', { name: 'Rename permission' }))
    expect(await screen.findByText('Permission renamed to “Look only”')).toBeVisible()
    await waitFor(() => expect(rows()[6]).toHaveTextContent(/^Look only/))
  })

  it('are assigned to roles, with their abilities', async () => {
    const { user, client } = await open()
    await choose(user, 'Add & Remove Users', 'Edit access and roles')
    const dialog = within(await screen.findByRole('dialog', { name: 'Access and roles for “Add & Remove Users”' }))
    expect(dialog.getByRole('combobox', { name: 'Area' })).toHaveDisplayValue('Users')
    expect(dialog.getByRole('checkbox', { name: 'Delete' })).toBeChecked()
    expect(dialog.getByRole('checkbox', { name: 'Manager' })).toBeChecked()
    await user.click(dialog.getByRole('checkbox', { name: 'Delete' }))
    await user.click(dialog.getByRole('checkbox', { name: 'Support' }))
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Permission “Add & Remove Users” saved')).toBeVisible()
    await waitFor(() => expect(rows()[2]).toHaveTextContent(/UsersRead and CreateAdministratorManagerSupport/))
    const { data } = await client.get<{ roles: { key: string; matrix: Matrix }[] }>('/apps/roles/data')
    const rightsOf = (role: string) => data.roles.find(({ key }) => key === role)?.matrix.User
    expect(rightsOf('support')).toEqual({ read: true, write: false, create: true, delete: false })
    expect(rightsOf('manager')).toEqual({ read: true, write: true, create: true, delete: false })
  })

  it('are deleted after confirmation, and restored by Undo', async () => {
    const { user } = await open()
    await choose(user, 'Only View', 'Delete')
    const question = await screen.findByRole('dialog', { name: 'Delete permission?' })
    expect(question).toHaveTextContent('“Only View”')
    await user.click(within(question).getByRole('button', { name: 'Delete permission' }))
    await waitFor(() => expect(rows()).toHaveLength(8))
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(rows()[6]).toHaveTextContent(/^Only View/))
  })

  it('are read-only without permission', async () => {
    await open('', { as: 'client' })
    expect(rows()).toHaveLength(9)
    expect(screen.queryByRole('button', { name: 'Add permission' })).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /^Actions for/ })).not.toBeInTheDocument()
  })
})

describe("a date in the backend's format", () => {
  it('is parsed in the chosen zone, by default the device’s', () => {
    expect(isoOf('24 Sep 2021, 5:45 PM')).toBe(new Date(2021, 8, 24, 17, 45).toISOString())
    expect(isoOf('1 Jan 2026, 12:05 AM')).toBe(new Date(2026, 0, 1, 0, 5).toISOString())
  })

  it('is empty in another format', () => {
    for (const text of ['', '2021-09-24', '24 Foo 2021, 5:45 PM', '31 Sep 2021, 5:45 PM'])
      expect(isoOf(text)).toBeNull()
  })
})
