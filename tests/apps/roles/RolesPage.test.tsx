// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { paths } from '@/views/apps/roles/paths'
import { paths as permissionsPaths } from '@/views/apps/permissions/paths'
import { rolesApi } from '@/redux/apps/roles/contract'
import { addRole } from '@/redux/apps/roles/slice'
import { areas } from '@/redux/shell/roles/areas'
import { renderPage } from '../../support/renderPage'

const path = paths.roles.pattern

async function open(search = '', options = {}) {
  const view = await renderPage(path + search, options)
  await screen.findByRole('region', { name: 'Manager' })
  return view
}

type User = Awaited<ReturnType<typeof open>>['user']

const card = (name: string) => screen.findByRole('region', { name })
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })

async function openActions(user: User, name: string) {
  await user.click(screen.getByRole('button', { name: `Actions for role “${name}”` }))
  await screen.findByRole('menu')
}

describe('the roles', () => {
  it('are shown with their users', async () => {
    await open()
    expect(screen.getByRole('heading', { level: 1, name: 'Roles' })).toBeVisible()
    const manager = await card('Manager')
    expect(within(manager).getByRole('link', { name: '9 users' })).toHaveAttribute('href', '/apps/roles?role=manager')
    expect(within(manager).getByText('and 5 more')).toBeInTheDocument()
  })

  it('show how they differ: the areas of each access level', async () => {
    await open()
    const accessOf = async (name: string) => {
      const list = within(await card(name))
      const levels = list.getAllByRole('term').map(({ textContent }) => textContent)
      return levels.map((level, index) => [level, list.getAllByRole('definition')[index]?.textContent])
    }
    expect(await accessOf('Administrator')).toEqual([['Full access', 'All areas']])
    expect(await accessOf('Manager')).toContainEqual(['Read only', 'Access control'])
    expect(await accessOf('User')).toContainEqual(['No access', 'Invoices'])
    expect(await accessOf('Restricted user')).toEqual([
      ['Read only', 'Access control'],
      ['No access', `${areas.length - 1} areas`],
    ])
  })

  it('are added with a unique name and a matrix', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Add role' }))
    const dialog = await screen.findByRole('dialog', { name: 'Add role' })
    await user.click(within(dialog).getByRole('button', { name: 'Add role' }))
    const name = within(dialog).getByRole('textbox', { name: 'Name' })
    expect(name).toHaveFocus()
    await user.type(name, 'manager')
    expect(await within(dialog).findByText('This name is already in use')).toBeVisible()
    await user.clear(name)
    await user.type(name, 'Auditor')
    await user.click(box('Invoices: Read'))
    await user.click(within(dialog).getByRole('button', { name: 'Add role' }))
    expect(await screen.findByText('Role “Auditor” added')).toBeVisible()
    expect(within(await card('Auditor')).getByText('No users')).toBeVisible()
    expect(within(await card('Auditor')).getByText('Invoices')).toBeVisible()
  })

  it('are also added with the last tile of the grid', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: /^Add role ?Choose/ }))
    expect(await screen.findByRole('dialog', { name: 'Add role' })).toBeVisible()
  })

  it('can be duplicated', async () => {
    const { user } = await open()
    await openActions(user, 'Support')
    await user.click(screen.getByRole('menuitem', { name: 'Duplicate' }))
    const form = within(await screen.findByRole('dialog', { name: 'Duplicate role “Support”' }))
    expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('Copy of Support')
    expect(box('Email: all permissions')).toBeChecked()
    await user.click(form.getByRole('button', { name: 'Add role' }))
    expect(within(await card('Copy of Support')).getByText('Chat, Email, Boards, To-do, and Bookmarks')).toBeVisible()
  })

  it('are deleted at once if unused, and restored by Undo', async () => {
    const { user, store } = await open()
    await store.dispatch(addRole({ name: 'Auditor' }))
    await card('Auditor')
    await openActions(user, 'Auditor')
    await user.click(screen.getByRole('menuitem', { name: 'Delete' }))
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Auditor' })).not.toBeInTheDocument())
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await card('Auditor')).toBeVisible()
  })

  it('require a replacement when deleted in use', async () => {
    const { user, store } = await open()
    await store.dispatch(addRole({ name: 'Auditor' }))
    await card('Auditor')
    await user.click(await screen.findByRole('button', { name: /^Role of Adaeze Okonkwo/ }))
    await user.click(await screen.findByRole('menuitemradio', { name: 'Auditor' }))
    expect(await screen.findByText('Role “Auditor” assigned to Adaeze Okonkwo')).toBeVisible()
    await waitFor(async () => expect(await card('Auditor')).toHaveTextContent('1 user'))
    await openActions(user, 'Auditor')
    await user.click(screen.getByRole('menuitem', { name: 'Delete' }))
    const dialog = await screen.findByRole('dialog', { name: 'Delete role “Auditor”?' })
    await user.selectOptions(within(dialog).getByRole('combobox', { name: 'New role' }), 'Manager')
    await user.click(within(dialog).getByRole('button', { name: 'Delete role' }))
    await waitFor(async () => expect(await card('Manager')).toHaveTextContent('10 users'))
    expect(screen.queryByRole('region', { name: 'Auditor' })).not.toBeInTheDocument()
  })

  it('of the product cannot be deleted, and administrators keep their matrix', async () => {
    const { user } = await open()
    await openActions(user, 'User')
    expect(screen.getByRole('menuitem', { name: /built-in role/ })).toHaveAttribute('aria-disabled', 'true')
    await user.keyboard('{Escape}')
    await user.click(screen.getByRole('button', { name: 'Edit role “Administrator”' }))
    expect(await screen.findByText(/^Administrators can do everything/)).toBeVisible()
    expect(screen.queryByRole('checkbox', { name: 'Invoices: Read' })).not.toBeInTheDocument()
  })

  it('can be reloaded after an error', async () => {
    const { user, router, breakCall } = await renderPage(permissionsPaths.permissions.pattern)
    const mend = breakCall(rolesApi.list.path, 500)
    await router.navigate(path)
    expect(await screen.findByText('Couldn’t load roles')).toBeVisible()
    mend()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await card('Manager')).toBeVisible()
  })
})

describe('the matrix', () => {
  async function openMatrix() {
    const view = await open()
    await view.user.click(screen.getByRole('button', { name: 'Edit role “Restricted user”' }))
    await screen.findByRole('table', { name: 'Role permissions' })
    return view
  }

  it('has checkboxes for each row, column and all, which may be mixed', async () => {
    const { user } = await openMatrix()
    expect(box('All permissions').indeterminate).toBe(true)
    await user.click(box('Invoices: all permissions'))
    for (const right of ['Read', 'Edit', 'Create', 'Delete']) expect(box(`Invoices: ${right}`)).toBeChecked()
    await user.click(box('Invoices: Delete'))
    expect(box('Invoices: all permissions').indeterminate).toBe(true)
    await user.click(box('Delete: all areas'))
    expect(box('Shop: Delete')).toBeChecked()
    await user.click(box('All permissions'))
    expect(box('All permissions')).toBeChecked()
    await user.click(box('All permissions'))
    expect(box('Access control: Read')).not.toBeChecked()
  })

  it('keeps areas that only the backend has', async () => {
    const { user, store, client } = await open()
    const matrix = { Garden: { read: true, write: true, create: false, delete: false } }
    const { role } = await store.dispatch(addRole({ name: 'Gardener', matrix })).unwrap()
    await user.click(await screen.findByRole('button', { name: 'Edit role “Gardener”' }))
    await screen.findByRole('table', { name: 'Role permissions' })
    await user.click(box('All permissions'))
    await user.click(box('Invoices: Delete'))
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText('Role “Gardener” saved')
    const { data } = await client.get<{ roles: { id: number; matrix: object }[] }>(rolesApi.list.path)
    const saved = data.roles.find(({ id }) => id === role.id)
    expect(saved?.matrix).toMatchObject({ ...matrix, Invoice: { read: true, delete: false } })
  })

  it('requires read access for every change', async () => {
    const { user } = await openMatrix()
    await user.click(box('Invoices: Create'))
    expect(box('Invoices: Read')).toBeChecked()
    await user.click(box('Invoices: Read'))
    expect(box('Invoices: Create')).not.toBeChecked()
  })

  it('asks before changes are lost', async () => {
    const { user } = await openMatrix()
    await user.click(box('Invoices: Read'))
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(await screen.findByRole('dialog', { name: 'Discard changes?' })).toBeVisible()
  })
})

describe('users and their roles', () => {
  const rows = () =>
    within(screen.getByRole('table', { name: 'Users and roles' }))
      .getAllByRole('row')
      .slice(1)

  it('are changed together, with Undo', async () => {
    const { user } = await open('?role=manager')
    await screen.findByText('1–9 of 9')
    for (const row of rows().slice(0, 2)) await user.click(within(row).getByRole('checkbox'))
    await user.click(screen.getByRole('button', { name: 'Change role' }))
    await user.click(await screen.findByRole('menuitemradio', { name: 'Support' }))
    expect(await screen.findByText('Role “Support” assigned to 2 users')).toBeVisible()
    expect(await screen.findByText('1–7 of 7')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('1–9 of 9')).toBeVisible()
  })

  it('cannot be changed by the users themselves', async () => {
    await open('?q=admin@demo.com')
    const own = await screen.findByRole('button', { name: 'Administrator' })
    expect(own).toHaveAttribute('aria-disabled', 'true')
    expect(own).toHaveAccessibleDescription(/^You can’t change your own role/)
  })
})

describe('read-only users', () => {
  it('see no actions', async () => {
    await open('', { as: 'client' })
    await screen.findByText('1–10 of 50')
    expect(screen.queryByRole('button', { name: /^Add role/ })).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /Edit role/ })).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /^Role of/ })).not.toBeInTheDocument()
    expect(within(screen.getByRole('table')).queryByRole('checkbox')).not.toBeInTheDocument()
  })
})
