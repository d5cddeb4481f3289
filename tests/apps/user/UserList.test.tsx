// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { excelNumbers, savedFiles } from '../../support/exports'
import { renderPage } from '../../support/renderPage'

const path = '/apps/user/list'

async function openList(search = '', options = {}) {
  const view = await renderPage(path + search, options)
  await screen.findByRole('table', { name: 'Users' })
  const inTable = () => within(screen.getByRole('table', { name: 'Users' }))
  await waitFor(() => inTable().getAllByRole('link'))
  const rows = () => inTable().getAllByRole('row').slice(1)
  return { ...view, rows, search: () => view.router.state.location.search }
}

async function openMenuOf(user: Awaited<ReturnType<typeof openList>>['user'], row: HTMLElement) {
  await user.click(within(row).getByRole('button', { name: /^Actions for/ }))
  return screen.findByRole('menu')
}

describe('the users list', () => {
  it('shows the first ten of 50 by name, with statistics above', async () => {
    const { rows } = await openList()
    expect(screen.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible()
    expect(rows()).toHaveLength(10)
    expect(screen.getByText('1–10 of 50')).toBeVisible()
    expect(screen.getByRole('columnheader', { name: /Full name/ })).toHaveAttribute('aria-sort', 'ascending')
    expect(await screen.findByText('Total users')).toBeVisible()
  })

  it('reserves the height of the statistics while they load', async () => {
    await renderPage(path, { backend: { delay: 300 } })
    const lines = () => screen.getAllByRole('paragraph', { hidden: true }).length
    await screen.findByText('Total users')
    const whileLoading = lines()
    await screen.findByText('50', { selector: '.stat-figure' })
    expect(whileLoading).toBe(lines())
  })

  it('searches while typing, after "/", keeps the search in the URL, and clears one without results', async () => {
    const { user, rows, search } = await openList()
    await user.keyboard('/')
    expect(screen.getByRole('searchbox', { name: 'Search users' })).toHaveFocus()
    await user.keyboard('admin@demo')
    await waitFor(() => {
      expect(rows()).toHaveLength(1)
    })
    expect(rows()[0]).toHaveTextContent('Amara Mensah')
    expect(search()).toBe('?q=admin%40demo')
    await user.keyboard(' of nobody')
    expect(await screen.findByText('No results')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Clear search and filters' }))
    expect(await screen.findByText('1–10 of 50')).toBeVisible()
    expect(screen.getByRole('searchbox', { name: 'Search users' })).toHaveValue('')
  })

  it('shows the last page if the URL names one past the end', async () => {
    const { search } = await openList('?page=99')
    await waitFor(() => {
      expect(search()).toBe('?page=5')
    })
    expect(await screen.findByText('41–50 of 50')).toBeVisible()
  })

  it('filters by several values of a field, by keyboard, each with a chip', async () => {
    const { user, rows, search } = await openList('?page=2&sortColumn=email')
    screen.getByRole('button', { name: 'Filter by Status' }).focus()
    await user.keyboard('{Enter}')
    const menu = await screen.findByRole('menu', { name: 'Filter by Status' })
    expect(within(menu).getByRole('menuitemradio', { name: 'Any' })).toBeChecked()
    await user.keyboard('{ArrowDown} {ArrowDown}{ArrowDown} ')
    await waitFor(() => expect(search()).toBe(`?sortColumn=email&status=${encodeURIComponent('active,inactive')}`))
    expect(within(menu).getByRole('menuitemcheckbox', { name: 'Inactive' })).toBeChecked()
    expect(within(menu).getByRole('menuitemcheckbox', { name: 'Pending' })).not.toBeChecked()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(rows().some((row) => row.textContent.includes('Inactive'))).toBe(true))
    expect(rows().some((row) => row.textContent.includes('Pending'))).toBe(false)

    await user.click(screen.getByRole('button', { name: 'Remove filter Status: Active' }))
    await waitFor(() => expect(search()).toBe('?sortColumn=email&status=inactive'))
    await waitFor(() => {
      for (const row of rows()) expect(row).toHaveTextContent('Inactive')
    })
    await user.click(screen.getByRole('button', { name: 'Filter by Status' }))
    await user.click(await screen.findByRole('menuitemradio', { name: 'Any' }))
    await waitFor(() => expect(search()).toBe('?sortColumn=email'))
  })

  it('returns to the previous rows and filters on Back', async () => {
    const { user, router, rows, search } = await openList()
    const figures = () => rows().map(({ textContent }) => textContent)
    const filterBy = async (name: string, choice: string) => {
      await user.click(screen.getByRole('button', { name: `Filter by ${name}` }))
      await user.click(await screen.findByRole('menuitemcheckbox', { name: choice }))
      expect(await screen.findByRole('button', { name: `Remove filter ${name}: ${choice}` })).toBeVisible()
    }
    await filterBy('Status', 'Active')
    await waitFor(() => expect(figures().join()).not.toContain('Inactive'))
    const active = figures()
    await filterBy('Role', 'Support')
    await waitFor(() => expect(figures()).not.toEqual(active))
    await router.navigate(-1)
    await waitFor(() => expect(figures()).toEqual(active))
    expect(search()).toBe('?status=active')
    expect(screen.queryByRole('button', { name: 'Remove filter Role: Support' })).not.toBeInTheDocument()

    await user.click(screen.getByRole('button', { name: 'Next page' }))
    expect(await screen.findByText(/^11–20 of/)).toBeVisible()
    await router.navigate(-1)
    await waitFor(() => expect(figures()).toEqual(active))
  })

  it('deletes a user at once and restores the user by Undo', async () => {
    const { user, rows } = await openList()
    const name = within(rows()[3]!).getByRole('link').textContent
    await openMenuOf(user, rows()[3]!)
    await user.click(screen.getByRole('menuitem', { name: 'Delete' }))
    expect(await screen.findByText('1–10 of 49')).toBeVisible()
    expect(screen.queryByRole('link', { name })).not.toBeInTheDocument()
    expect(await screen.findByText(`${name} deleted`)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('1–10 of 50')).toBeVisible()
    expect(await screen.findByRole('link', { name })).toBeVisible()
  })

  it('prevents users from deleting or suspending themselves', async () => {
    const { user, rows } = await openList('?q=admin@demo.com')
    await waitFor(() => {
      expect(rows()).toHaveLength(1)
    })
    await openMenuOf(user, rows()[0]!)
    expect(screen.getByRole('menuitem', { name: /your account/ })).toHaveAttribute('aria-disabled', 'true')
    expect(screen.getByRole('menuitem', { name: 'Suspend' })).toHaveAttribute('aria-disabled', 'true')
  })

  it('restores a user and offers a retry when deleting fails', async () => {
    const { user, rows, breakCall } = await openList()
    const repair = breakCall('/apps/users/delete', 500)
    await openMenuOf(user, rows()[3]!)
    await user.click(screen.getByRole('menuitem', { name: 'Delete' }))
    expect(await screen.findByText('Something went wrong on the server. Try again.')).toBeVisible()
    expect(screen.getByText('1–10 of 50')).toBeVisible()
    repair()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('1–10 of 49')).toBeVisible()
  })

  it("updates the selected users, but not the current user's role", async () => {
    const { user, rows } = await openList()
    for (const row of rows().slice(0, 3)) await user.click(within(row).getByRole('checkbox'))
    const bar = screen.getByRole('group', { name: 'Bulk actions' })
    expect(bar).toHaveTextContent('3 selected')
    await user.click(within(bar).getByRole('button', { name: 'Change role' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Manager' }))
    expect(await screen.findByText('2 users updated')).toBeVisible()
    const [first, own, third] = rows()
    for (const row of [first, third]) expect(row).toHaveTextContent('Manager')
    expect(own).toHaveTextContent(/Amara Mensah.*Administrator/)
  })

  it('selects all matching users, and updates those on other pages, too', async () => {
    const { user, rows } = await openList('?status=active')
    const total = Number(/of (\d+)$/.exec(screen.getByText(/^1–10 of/).textContent)?.[1])
    await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }))
    const bar = screen.getByRole('group', { name: 'Bulk actions' })
    await user.click(within(bar).getByRole('button', { name: `Select all ${total} matching rows` }))
    await waitFor(() => expect(bar).toHaveTextContent(`${total} selected`))
    await user.click(within(bar).getByRole('button', { name: 'Suspend' }))
    expect(await screen.findByText(`${total - 1} users updated`)).toBeVisible()
    await waitFor(() => expect(rows()).toHaveLength(1))
    expect(rows()[0]).toHaveTextContent('Amara Mensah')
    expect(screen.queryByRole('group', { name: 'Bulk actions' })).not.toBeInTheDocument()
  })

  it('asks before deleting several, with their number', async () => {
    const { user, rows } = await openList()
    for (const row of rows().slice(3, 6)) await user.click(within(row).getByRole('checkbox'))
    await user.click(
      within(screen.getByRole('group', { name: 'Bulk actions' })).getByRole('button', { name: 'Delete' }),
    )
    const dialog = await screen.findByRole('dialog', { name: 'Delete 3 users?' })
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('1–10 of 47')).toBeVisible()
  })

  it('adds a user, with errors beside the fields, and leads to the user', async () => {
    const { user, rows, router } = await openList()
    await user.click(screen.getByRole('button', { name: 'Add user' }))
    const drawer = await screen.findByRole('dialog', { name: 'Add user' })
    await user.click(within(drawer).getByRole('button', { name: 'Add user' }))
    await waitFor(() => {
      expect(within(drawer).getByLabelText('Full name')).toHaveFocus()
    })
    expect(within(drawer).getByLabelText('Full name')).toBeInvalid()

    await user.type(within(drawer).getByLabelText('Full name'), 'Ines Duarte')
    await user.type(within(drawer).getByLabelText('Username'), 'ines')
    await user.type(within(drawer).getByLabelText('Email'), 'ADMIN@demo.com')
    await user.click(within(drawer).getByRole('button', { name: 'Add user' }))
    await waitFor(() => {
      expect(within(drawer).getByLabelText('Email')).toBeInvalid()
    })
    expect(within(drawer).getByLabelText('Full name')).toHaveValue('Ines Duarte')

    await user.clear(within(drawer).getByLabelText('Email'))
    await user.type(within(drawer).getByLabelText('Email'), 'ines@duarte.example')
    await user.click(within(drawer).getByRole('button', { name: 'Add user' }))
    expect(await screen.findByText('Ines Duarte added')).toBeVisible()
    expect(await screen.findByText('1–10 of 51')).toBeVisible()

    await user.click(screen.getByRole('button', { name: /^Joined/ }))
    await user.click(screen.getByRole('button', { name: /^Joined/ }))
    await waitFor(() => expect(rows()[0]).toHaveTextContent('Ines Duarte'))
    await user.click(screen.getByRole('button', { name: 'View' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/apps/user/view/51'))
    expect(await screen.findByText('Never')).toBeVisible()
  })

  it('shows no range below an empty list', async () => {
    await renderPage(`${path}?q=nobody-is-called-that`)
    expect(await screen.findByText('No results')).toBeVisible()
    expect(screen.queryByText(/ of 0$/)).not.toBeInTheDocument()
  })

  it('asks before discarding input', async () => {
    const { user } = await openList()
    await user.click(screen.getByRole('button', { name: 'Add user' }))
    await user.type(await screen.findByLabelText('Full name'), 'Ines')
    await user.keyboard('{Escape}')
    expect(await screen.findByRole('dialog', { name: 'Discard changes?' })).toBeVisible()
  })

  it('hides a column', async () => {
    const { user } = await openList()
    expect(screen.getByRole('columnheader', { name: /Billing/ })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Columns' }))
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Billing' }))
    expect(screen.queryByRole('columnheader', { name: /Billing/ })).not.toBeInTheDocument()
  })

  it('leaves out wide columns on tablets until they are chosen', async () => {
    const { matchMedia } = globalThis
    vi.spyOn(globalThis, 'matchMedia').mockImplementation((query) =>
      Object.assign(matchMedia(query), { matches: query === '(width < 992px)' }),
    )
    const { user } = await openList()
    expect(screen.getByRole('columnheader', { name: /Status/ })).toBeVisible()
    expect(screen.queryByRole('columnheader', { name: /Billing/ })).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Columns' }))
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Billing' }))
    expect(screen.getByRole('columnheader', { name: /Billing/ })).toBeVisible()
  })

  it('copies all matching users, not only the page, with formulas defused', async () => {
    const { user } = await openList('?status=active')
    const write = vi.spyOn(navigator.clipboard, 'writeText')
    await user.click(screen.getByRole('button', { name: 'Export' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Copy' }))
    await screen.findByText(/rows copied$/)
    const lines = String(write.mock.calls[0]?.[0]).split('\n')
    expect(lines[0]?.split('\t').slice(0, 3)).toEqual(['Full name', 'Username', 'Email'])
    expect(lines.length).toBeGreaterThan(11)
    expect(lines.slice(1).every((line) => line.split('\t').at(-2) === 'Active')).toBe(true)
  })

  it('exports users as text, phone numbers included', async () => {
    const files = savedFiles()
    const { user } = await openList()
    await user.click(screen.getByRole('button', { name: 'Export' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Excel file' }))
    await waitFor(() => expect(files).toHaveLength(1))
    expect(await excelNumbers(files[0]!, '[A-J]')).toEqual([])
  })

  it('shows an error, keeps the search, and reloads on retry', async () => {
    const view = await renderPage('/login', { as: 'admin' })
    const repair = view.breakCall('/api/users/list/data', 503)
    await view.router.navigate(`${path}?q=demo.com`)
    expect(await screen.findByText('Couldn’t load users')).toBeVisible()
    expect(screen.getByRole('searchbox', { name: 'Search users' })).toHaveValue('demo.com')
    repair()
    await view.user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('table', { name: 'Users' })).toBeVisible()
  })
})
