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

const matrix = () => screen.findByRole('table', { name: 'Access by role' })

/** @returns the role's access in each of these areas */
async function accessOf(role: RegExp, areas: readonly string[]): Promise<(string | undefined)[]> {
  const table = within(await matrix())
  const column = table.getAllByRole('columnheader').findIndex(({ textContent }) => role.test(textContent))
  return areas.map((area) => {
    const row = table.getByRole('row', { name: new RegExp(`^${area} `) })
    return within(row).getAllByRole('cell')[column - 1]?.textContent
  })
}

const rowNames = async () =>
  within(await matrix())
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent)

describe("the user's abilities", () => {
  it('are everything for the admin, who sees both cards', async () => {
    await open('admin')
    expect(within(card('Visible to everyone')).getByText(/both demo accounts/)).toBeVisible()
    expect(within(card('Visible to admins only')).getByText(/You can see this/)).toBeVisible()
    expect(await accessOf(/^Administrator You$/, ['Users', 'Invoices', 'Access control', 'Login pages'])).toEqual(
      Array.from({ length: 4 }, () => 'Full access'),
    )
  })

  it('are read access to two areas for the client, with an explanation in the other card', async () => {
    await open('client')
    const admins = card('Visible to admins only')
    expect(within(admins).queryByText(/You can see this/)).not.toBeInTheDocument()
    expect(within(admins).getByText(/Only accounts that can manage everything/)).toBeVisible()
    const areas = ['Access control', 'Login pages', 'Users', 'Invoices', 'Email']
    expect(await accessOf(/^Restricted user You$/, areas)).toEqual([
      'Read only',
      'Read only',
      'No access',
      'No access',
      'No access',
    ])
  })

  it('follow the stored user data', async () => {
    const { store } = await open('client')
    await matrix()
    const { userData, accessToken, refreshToken } = selectSession(store.getState())
    const rules = (['read', 'update'] as const).map((action) => ({ action, subject: 'Invoice' as const }))
    const ability = [...userData!.ability, ...rules]
    store.dispatch(
      sessionRenewed({ userData: { ...userData!, ability }, accessToken: accessToken!, refreshToken: refreshToken! }),
    )
    await waitFor(async () => expect(await accessOf(/You$/, ['Invoices'])).toEqual(['Read and Edit']))
  })
})

describe('the comparison of roles', () => {
  it('shows each role’s access, the own role first', async () => {
    await open('client')
    const heads = within(await matrix()).getAllByRole('columnheader')
    expect(heads.map(({ textContent }) => textContent)).toEqual([
      'Area',
      'Restricted user You',
      'Administrator',
      'Manager',
      'User',
      'Support',
    ])
    expect(await accessOf(/^Manager/, ['Email', 'Shop', 'Access control'])).toEqual([
      'Full access',
      'Read and Edit',
      'Read only',
    ])
    expect(await accessOf(/^User/, ['Invoices'])).toEqual(['No access'])
  })

  it('with a single role shows only the differences, and keeps both choices in the URL', async () => {
    const { user, router } = await open('admin')
    await user.click(await screen.findByRole('button', { name: 'Compare with: All roles' }))
    await user.click(await screen.findByRole('menuitemradio', { name: 'Manager' }))
    expect(await rowNames()).toContain('Email')
    await user.click(screen.getByRole('switch', { name: 'Only differences' }))
    expect(await rowNames()).toEqual(['Shop', 'Boards', 'To-do', 'Access control', 'Sample data', 'Login pages'])
    expect(router.state.location.search).toBe('?compare=manager&differences=1')
  })

  it('marks the cells that equal the own role', async () => {
    await open('admin', '?differences=1')
    expect(await accessOf(/^Manager/, ['Email', 'Shop'])).toEqual(['Same as you', 'Read and Edit'])
  })

  it('says when there are no differences', async () => {
    const { client, router } = await open('admin')
    const { data } = await client.get<{ roles: { id: number; matrix: object }[] }>('/apps/roles/data')
    const { matrix: everything } = data.roles.find(({ id }) => id === 1)!
    await client.post('/apps/roles/update-role', { id: 2, matrix: everything })
    await router.navigate('/apps/roles')
    await screen.findByRole('heading', { level: 1, name: 'Roles' })
    await router.navigate('/access-control?compare=manager&differences=1')
    expect(await screen.findByText(/^No differences/)).toBeVisible()
  })

  it('on phones is with one role at a time', async () => {
    vi.spyOn(globalThis, 'matchMedia').mockImplementation(
      (media) =>
        Object.assign(new EventTarget(), { media, matches: media === '(max-width: 575.98px)' }) as MediaQueryList,
    )
    const { user } = await open('admin')
    expect(within(await matrix()).getAllByRole('columnheader')).toHaveLength(3)
    await user.click(screen.getByRole('button', { name: 'Compare with: Manager' }))
    expect(screen.queryByRole('menuitemradio', { name: 'All roles' })).not.toBeInTheDocument()
    await user.click(await screen.findByRole('menuitemradio', { name: 'Support' }))
    expect(await accessOf(/^Support/, ['Chat'])).toEqual(['Full access'])
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
