// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { removeUsers, users } from '@/redux/apps/user/slice'
import { searchApi } from '@/redux/shell/search/contract'
import { selectSearchRequest } from '@/redux/shell/search/slice'
import { selectUserData, signOut } from '@/redux/shell/session/slice'
import { selectVisits } from '@/redux/shell/visits/slice'
import { forgetSearches, readRecentSearches, rememberSearch } from '@/layouts/palette/recentSearches'
import { openPalette } from './openPalette'
import { openShell } from './openShell'

describe('the global search', () => {
  it('finds a page and opens it, by keyboard', async () => {
    const { user, group, place } = await openPalette()
    await user.keyboard('users')
    expect(within(await group('Pages')).getAllByRole('option')[0]).toHaveTextContent('Users')
    await user.keyboard('{Enter}')
    await waitFor(() => {
      expect(place()).toBe('/apps/user/list')
    })
    expect(screen.queryByRole('combobox', { name: /Search pages/ })).not.toBeInTheDocument()
  })

  it.each([
    ['en', 'logout', 'Actions', 'Log out'],
    ['en', 'log out', 'Actions', 'Log out'],
    ['en', 'sign out', 'Actions', 'Log out'],
    ['de', 'ausloggen', 'Aktionen', 'Abmelden'],
    ['fr', 'déconnexion', 'Actions', 'Se déconnecter'],
    ['pt', 'sair', 'Ações', 'Terminar sessão'],
    ['ar', 'خروج', 'الإجراءات', 'تسجيل الخروج'],
    ['en', 'past due', 'Pages', 'Past due invoices'],
    ['en', 'overdue', 'Pages', 'Past due invoices'],
    ['de', 'überfällig', 'Seiten', 'Überfällige Rechnungen'],
    ['en', 'role manager', 'Pages', 'Roles'],
    ['de', 'rolle manager', 'Seiten', 'Rollen'],
    ['ar', 'دور مدير', 'الصفحات', 'الأدوار'],
    ['en', 'kofi boateng invoice', 'Invoices', 'Kofi Boateng'],
    ['de', 'rechnung kofi boateng', 'Rechnungen', 'Kofi Boateng'],
  ])('finds in %s what “%s” means', async (language, typed, name, title) => {
    const { user } = await openShell('/access-control', { language })
    await user.keyboard('{Control>}k{/Control}')
    await user.type(within(await screen.findByRole('dialog')).getByRole('combobox'), typed)
    const found = await screen.findByRole('group', { name })
    await waitFor(() => expect(within(found).getAllByRole('option')[0]).toHaveTextContent(title))
  })

  it('finds what a misspelled query means, and nothing that merely contains it', async () => {
    const { user } = await openPalette()
    await user.keyboard('rols')
    const found = await within(screen.getByRole('dialog')).findAllByRole('option')
    expect(found.map(({ textContent }) => textContent)).toEqual(['Roles'])
  })

  it('shows at most four results per group, and announces the selection', async () => {
    const { user, field, group } = await openPalette()
    await user.keyboard('a')
    for (const name of ['Pages', 'Examples', 'Files', 'Contacts']) {
      expect(within(await group(name)).getAllByRole('option')).toHaveLength(4)
    }
    await user.keyboard('{ArrowDown}{ArrowDown}')
    const results = within(screen.getByRole('listbox', { name: 'Results' }))
    const active = results.getByRole('option', { selected: true })
    expect(field).toHaveAttribute('aria-activedescendant', active.id)
    expect(active).toBe(results.getAllByRole('option')[2])
  })

  it('omits missing pages', async () => {
    const page = { id: 1, target: 'x', isBookmarked: false, icon: 'x' }
    const data = [
      { ...page, title: 'Users', link: '/apps/user/list' },
      { ...page, id: 2, title: 'Users of old', link: '/apps/user/of/old' },
    ]
    const { user, client } = await openShell()
    const { adapter } = client.defaults
    if (typeof adapter !== 'function') throw new Error('No sample backend answers.')
    client.defaults.adapter = async (config) => {
      const answer = await adapter(config)
      return config.url === searchApi.data.path
        ? { ...answer, data: { searchArr: [{ groupTitle: 'Pages', searchLimit: 4, data }] } }
        : answer
    }
    await user.keyboard('{Control>}k{/Control}')
    await user.type(await screen.findByRole('combobox', { name: /Search pages/ }), 'users')
    expect(within(await screen.findByRole('group', { name: 'Pages' })).getByRole('option')).toHaveTextContent('Users')
    expect(screen.queryByText('Users of old')).not.toBeInTheDocument()
  })

  it.each([
    { language: 'en', typed: 'two thumbs', group: 'Examples', label: 'Slider › Range', title: 'Range' },
    {
      language: 'de',
      typed: 'zwei griffe',
      group: 'Beispiele',
      label: 'Schieberegler › Bereich',
      title: 'Bereich',
    },
  ])('finds an example in $language, and opens it', async ({ language, typed, group: name, label, title }) => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
    const { user, group, router } = await openPalette('admin', language)
    await user.keyboard(typed)
    const [first] = within(await group(name)).getAllByRole('option')
    expect(first).toHaveTextContent(label)
    await user.click(first!)
    const example = await screen.findByRole('region', { name: title })
    expect(router.state.location).toMatchObject({ pathname: '/extensions/slider', hash: '#range' })
    await waitFor(() => expect(within(example).getByRole('link', { name: title })).toHaveFocus())
    expect(scrolled.mock.contexts).toContain(example)
  })

  it('finds no examples of pages forbidden to a client', async () => {
    const { user, group } = await openPalette('client')
    await user.keyboard('blank page sample page')
    expect(within(await group('Examples')).getByRole('option')).toHaveTextContent('Blank page › Sample page')
    await user.keyboard('{Control>}a{/Control}two thumbs')
    expect(await screen.findByText(/^No results for “two thumbs”/)).toBeVisible()
  })

  it('is opened by a page of examples for these only', async () => {
    const { user, router } = await openShell('/extensions/slider')
    await user.click(await screen.findByRole('button', { name: 'Search examples' }))
    const field = await screen.findByRole('combobox', { name: 'Search examples' })
    await waitFor(() => expect(field).toHaveFocus())
    expect((await screen.findAllByRole('option')).length).toBeGreaterThan(4)
    await user.keyboard('in a button')
    expect(screen.getAllByRole('option')[0]).toHaveTextContent('Spinner › In a button')
    await user.clear(field)
    await user.keyboard('slider vertical')
    expect(screen.getByRole('option')).toHaveTextContent('Slider › Vertical')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(router.state.location.hash).toBe('#vertical'))
    const example = screen.getByRole('region', { name: 'Vertical' })
    await waitFor(() => expect(within(example).getByRole('link', { name: 'Vertical' })).toHaveFocus())
  })

  it('links a contact to the users list', async () => {
    const { user, place } = await openPalette()
    await user.keyboard('haruka')
    await user.click(await screen.findByRole('option', { name: /haruka@komorebi.example/ }))
    await expect.poll(place).toBe('/apps/user/list?q=haruka%40komorebi.example')
  })

  it('shows a file, and returns to the results', async () => {
    const { user } = await openPalette()
    await user.keyboard('audit')
    await user.click(await screen.findByRole('option', { name: /Cold chain audit report/ }))
    const preview = await screen.findByRole('dialog', { name: 'Cold chain audit report' })
    expect(within(preview).getByRole('link', { name: 'Download' })).toHaveAttribute('href', '/images/files/pdf.svg')
    await user.keyboard('{Escape}')
    expect(await screen.findByRole('combobox', { name: /Search pages/ })).toHaveValue('audit')
  })

  it('bookmarks a result', async () => {
    const { user } = await openPalette()
    await user.keyboard('users')
    await user.click(await screen.findByRole('button', { name: 'Bookmark Users' }))
    expect(await screen.findByRole('button', { name: 'Remove bookmark: Users' })).toBeVisible()
  })

  it('offers a client menu and actions, without requesting the catalog', async () => {
    const { user, store, field, group } = await openPalette('client')
    const offered = within(await group('Pages'))
      .getAllByRole('option')
      .map(({ textContent }) => textContent)
    expect(offered).toEqual(['Roles', 'Permissions', 'Access control', 'Login, basic'])
    await user.keyboard('access')
    expect(within(await group('Pages')).getByRole('option')).toHaveTextContent('Access control')
    expect(selectSearchRequest(store.getState())).toEqual({ status: 'idle' })
    await user.clear(field)
    await user.keyboard('log out{Enter}')
    await waitFor(() => {
      expect(screen.queryByRole('navigation', { name: 'Main menu' })).not.toBeInTheDocument()
    })
  })

  it('remembers opened results, and forgets them on request', async () => {
    localStorage.setItem('recentSearches', '{"1":["audit"]}')
    const { user, field, group } = await openPalette()
    await user.click(within(await group('Recent searches')).getByRole('option', { name: 'audit' }))
    expect(field).toHaveValue('audit')
    await user.clear(field)
    await user.click(screen.getByRole('button', { name: 'Clear recent searches' }))
    expect(localStorage.getItem('recentSearches')).toBeNull()
  })

  it('lists recent pages, under their names, and forgets them on logout', async () => {
    const { user, store, router, group, place } = await openPalette()
    await user.keyboard('{Escape}')
    await act(() => router.navigate('/apps/user/view/7'))
    await screen.findByRole('heading', { level: 1, name: 'Haruka Nishimura' })
    await act(() => router.navigate('/apps/user/view/7/security'))
    await act(() => router.navigate('/apps/user/list?q=x'))
    await screen.findByRole('heading', { level: 1, name: 'Users' })
    await user.keyboard('{Control>}k{/Control}')
    const visited = within(await group('Recently visited')).getAllByRole('option')
    expect(within(screen.getByRole('dialog')).getAllByRole('option')[0]).toBe(visited[0])
    expect(visited.map(({ textContent }) => textContent)).toEqual(['Haruka Nishimura', 'Access control'])
    await user.click(visited[0]!)
    await waitFor(() => expect(place()).toBe('/apps/user/view/7/security'))
    await store.dispatch(signOut('asked'))
    expect(selectVisits(store.getState())).toEqual([])
  })
})

describe('resetting the sample data', () => {
  it('asks for confirmation, restores the rows, and refetches the current page', async () => {
    const { user, store, place } = await openShell('/apps/user/list')
    const name = 'Adaeze Okonkwo'
    const { id } = (await store.dispatch(users.fetchAll()).unwrap()).find(({ fullName }) => fullName === name)!
    await store.dispatch(removeUsers([id]))
    await waitFor(() => expect(screen.queryByText(name)).not.toBeInTheDocument())

    await user.keyboard('{Control>}k{/Control}')
    await user.type(await screen.findByRole('combobox', { name: /Search pages/ }), 'reset sample{Enter}')
    const question = await screen.findByRole('dialog', { name: 'Reset sample data?' })
    await user.click(within(question).getByRole('button', { name: 'Cancel' }))
    expect(screen.queryByText(name)).not.toBeInTheDocument()

    await user.keyboard('{Control>}k{/Control}')
    await user.type(await screen.findByRole('combobox', { name: /Search pages/ }), 'reset sample{Enter}')
    await user.click(await screen.findByRole('button', { name: 'Reset sample data' }))
    expect(await screen.findByText('Sample data reset')).toBeVisible()
    expect(await screen.findByText(name)).toBeVisible()
    expect(place()).toBe('/apps/user/list')
    expect(selectUserData(store.getState())?.role).toBe('admin')
  })

  it('is hidden with a real backend', async () => {
    vi.stubEnv('VITE_API', 'real')
    const { user } = await openPalette()
    await user.keyboard('reset sample')
    expect(await screen.findByText(/^No results for “reset sample”/)).toBeVisible()
  })
})

describe('recent searches', () => {
  it.each(['{', '{"1":1}', '{"1":[1]}', '{"1":[""]}', '["audit"]', 'null'])(
    'are empty if storage contains %s',
    (stored) => {
      localStorage.setItem('recentSearches', stored)
      expect(readRecentSearches('1')).toEqual([])
    },
  )

  it('are the last five distinct ones, newest first', () => {
    for (const word of ['a', 'b', 'c', 'd', 'e', 'f', 'C', ' ']) rememberSearch('1', word)
    expect(readRecentSearches('1')).toEqual(['C', 'f', 'e', 'd', 'b'])
  })

  it('belong to one user, and are cleared for that user only', () => {
    rememberSearch('1', 'audit')
    rememberSearch('2', 'tea')
    expect(readRecentSearches('2')).toEqual(['tea'])
    forgetSearches('2')
    expect(readRecentSearches('2')).toEqual([])
    expect(readRecentSearches('1')).toEqual(['audit'])
  })
})
