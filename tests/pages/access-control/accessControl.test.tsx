// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { publicPaths } from '@/configs/publicPaths'
import { selectSession, sessionRenewed } from '@/redux/shell/session/slice'
import { renderPage } from '../../support/renderPage'

async function open(as: 'admin' | 'client', search = '') {
  const view = await renderPage(publicPaths.accessControl.pattern + search, { as })
  await screen.findByRole('heading', { level: 1, name: 'Access control' })
  return view
}

const card = (name: string) => screen.getByRole('region', { name })

function allowedIn(area: string): string[] {
  const table = screen.getByRole('table')
  const actions = within(table)
    .getAllByRole('columnheader')
    .slice(1)
    .map(({ textContent }) => textContent)
  const row = within(table).getByRole('row', { name: new RegExp(`^${area} `) })
  const cells = within(row).getAllByRole('cell')
  return actions.filter((_, index) => cells[index]?.textContent === 'Allowed')
}

describe("the user's abilities", () => {
  it('are everything for the admin, who sees both cards', async () => {
    await open('admin')
    expect(within(card('Visible to everyone')).getByText(/both demo accounts/)).toBeVisible()
    expect(within(card('Visible to admins only')).getByText(/You can see this/)).toBeVisible()
    expect(screen.getByRole('table', { name: 'What Amara Mensah can do' })).toBeVisible()
    expect(screen.getByText('Role: Administrator')).toBeVisible()
    const all = ['Read', 'Create', 'Edit', 'Delete', 'Manage']
    for (const area of ['Everything', 'Users', 'Invoices', 'Access control']) expect(allowedIn(area)).toEqual(all)
  })

  it('are read access to two areas for the client, with an explanation in the other card', async () => {
    await open('client')
    const admins = card('Visible to admins only')
    expect(within(admins).queryByText(/You can see this/)).not.toBeInTheDocument()
    expect(within(admins).getByText(/Only accounts that can manage everything/)).toBeVisible()
    expect(screen.getByRole('table', { name: 'What Clément Roux can do' })).toBeVisible()
    expect(allowedIn('Access control')).toEqual(['Read'])
    expect(allowedIn('Login pages')).toEqual(['Read'])
    for (const area of ['Everything', 'Users', 'Invoices', 'Email']) expect(allowedIn(area)).toEqual([])
  })

  it('follow the stored user data', async () => {
    const { store } = await open('client')
    const { userData, accessToken, refreshToken } = selectSession(store.getState())
    const ability = [...userData!.ability, { action: 'update' as const, subject: 'Invoice' as const }]
    store.dispatch(
      sessionRenewed({ userData: { ...userData!, ability }, accessToken: accessToken!, refreshToken: refreshToken! }),
    )
    await screen.findAllByText('Allowed')
    expect(allowedIn('Invoices')).toEqual(['Edit'])
  })
})

describe('the simulator', () => {
  const answer = () => screen.getByRole('status')
  const choose = async (user: Awaited<ReturnType<typeof open>>['user'], field: string, option: string | RegExp) => {
    const list = screen.getByRole('combobox', { name: field })
    await user.selectOptions(list, within(list).getByRole('option', { name: option }))
  }

  it('shows whether a role may do something on a page, and which rule decides', async () => {
    const { user, router } = await open('client')
    await screen.findByRole('combobox', { name: 'Role' })
    expect(answer()).toHaveTextContent('Yes, the Administrator role can do this.')
    expect(answer()).toHaveTextContent('manage all')
    await choose(user, 'Role', 'User')
    const page = screen.getByRole('combobox', { name: 'Page' })
    await user.click(page)
    const paths = within(screen.getByRole('listbox')).getAllByRole('option')
    expect(paths.filter(({ textContent }) => textContent.includes(':'))).toEqual([])
    await user.type(page, 'user/list')
    expect(within(screen.getByRole('listbox')).getAllByRole('option')).toHaveLength(1)
    await user.click(screen.getByRole('option', { name: 'Users · /apps/user/list' }))
    expect(answer()).toHaveTextContent('Yes, the User role can do this.')
    expect(answer()).toHaveTextContent('read User')
    await choose(user, 'Action', 'Delete')
    expect(answer()).toHaveTextContent('No, the User role can’t do this.')
    expect(answer()).toHaveTextContent(/needs “Delete” on “Users”, but none of its \d+ rules cover it/)
    expect(router.state.location.search).toBe('?role=user&page=%2Fapps%2Fuser%2Flist&action=delete')
  })

  it('reads the question from the URL', async () => {
    await open('admin', '?role=restricted-user&page=/access-control&action=read')
    await waitFor(() => expect(answer()).toHaveTextContent('Yes, the Restricted user role can do this.'))
    expect(answer()).toHaveTextContent('read ACL')
  })

  it('warns if the page itself stays forbidden', async () => {
    const { client, router } = await open('admin')
    const matrix = { User: { read: false, write: false, create: true, delete: false } }
    await client.post('/apps/roles/update-role', { id: 5, matrix })
    await router.navigate('/apps/roles')
    await screen.findByRole('heading', { level: 1, name: 'Roles' })
    await router.navigate('/access-control?role=restricted-user&page=/apps/user/list&action=create')
    await waitFor(() => expect(answer()).toHaveTextContent('The role still can’t open this page'))
  })

  it('reloads the roles after an error', async () => {
    const { user, router, breakCall } = await renderPage('/apps/roles')
    const repair = breakCall('/api/roles/abilities', 500)
    await router.navigate('/access-control')
    await screen.findByText('Couldn’t load roles')
    repair()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('combobox', { name: 'Role' })).toBeVisible()
  })
})

it('downloads the rules of all roles', async () => {
  const saved: Blob[] = []
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: (blob: Blob) => saved.push(blob), revokeObjectURL: () => undefined }),
  )
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const { user } = await open('client')
  await user.click(await screen.findByRole('button', { name: 'Export as JSON' }))
  const text = await new Promise((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result)
    reader.readAsText(saved[0]!)
  })
  expect(JSON.parse(String(text))).toMatchObject({
    roles: [{ key: 'administrator', ability: [{ action: 'manage', subject: 'all' }] }, {}, {}, {}, {}],
  })
  expect(await screen.findByText('Rules for 5 roles exported')).toBeVisible()
})
