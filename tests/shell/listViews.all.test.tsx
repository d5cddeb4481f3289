// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Page } from '../support/renderPage'
import { renderPage } from '../support/renderPage'

const key = 'listViews'
const stored = () => JSON.parse(localStorage.getItem(key) ?? 'null') as unknown

type User = Page['user']
const inPanel = () => within(screen.getByRole('dialog', { name: 'Views' }))

async function openPanel(user: User) {
  await user.click(screen.getByRole('button', { name: 'Views' }))
  await screen.findByRole('button', { name: 'Default view' })
}

async function save(user: User, name: string) {
  await openPanel(user)
  await user.type(screen.getByLabelText('View name'), `${name}{Enter}`)
}

async function openList(path = '/apps/user/list') {
  const { user, router, unmount } = await renderPage(path)
  await screen.findAllByRole('row')
  return { user, unmount, search: () => router.state.location.search }
}

const pending = { name: 'Pending people', search: 'status=pending&sort=desc', hidden: ['billing', 'company'] }
const storeFor = (userId: number, list: string, ...views: object[]) =>
  localStorage.setItem(key, JSON.stringify({ [userId]: { [list]: views } }))

beforeEach(() => localStorage.clear())

describe('the saved views of a list', () => {
  it('store filters, order and columns under a name, and restore them', async () => {
    const { user, search } = await openList('/apps/user/list?status=active,pending&sort=desc&page=2')
    await user.click(screen.getByRole('button', { name: 'Columns' }))
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Billing' }))
    await user.keyboard('{Escape}')
    await save(user, 'Busy')
    expect(await screen.findByText('View “Busy” saved')).toBeVisible()
    expect(inPanel().getByRole('button', { name: 'Busy' })).toHaveAttribute('aria-current', 'true')

    await user.click(inPanel().getByRole('button', { name: 'Default view' }))
    await waitFor(() => expect(search()).toBe(''))
    expect(screen.getByRole('columnheader', { name: /Billing/ })).toBeVisible()
    await openPanel(user)
    await user.click(inPanel().getByRole('button', { name: 'Busy' }))
    await waitFor(() => expect(new URLSearchParams(search()).get('status')).toBe('active,pending'))
    expect(new URLSearchParams(search()).get('sort')).toBe('desc')
    expect(new URLSearchParams(search()).has('page')).toBe(false)
    expect(screen.queryByRole('columnheader', { name: /Billing/ })).not.toBeInTheDocument()
  })

  it('report a failure if storage is full, and keep the name', async () => {
    const { user } = await openList()
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full.', 'QuotaExceededError')
    })
    await save(user, 'Busy')
    expect(await screen.findByText(/Couldn’t save the views/)).toBeVisible()
    expect(screen.queryByText('View “Busy” saved')).not.toBeInTheDocument()
    expect(inPanel().getByLabelText('View name')).toHaveValue('Busy')
    full.mockRestore()
    await user.click(inPanel().getByRole('button', { name: 'Save view' }))
    expect(await screen.findByText('View “Busy” saved')).toBeVisible()
  })

  it('have unique names', async () => {
    storeFor(1, 'user', pending)
    const { user } = await openList()
    await save(user, ' pending PEOPLE ')
    expect(await inPanel().findByText('Already in use')).toBeVisible()
    await user.clear(inPanel().getByLabelText('View name'))
    await user.click(inPanel().getByRole('button', { name: 'Save view' }))
    expect(inPanel().getByLabelText('View name')).toBeInvalid()
    expect(stored()).toEqual({ 1: { user: [pending] } })
  })

  it('are renamed, and deleted with Undo, in their position', async () => {
    const other = { ...pending, name: 'Other', search: '' }
    storeFor(1, 'user', pending, other)
    const { user } = await openList()
    await openPanel(user)
    await user.click(inPanel().getByRole('button', { name: 'Rename view “Pending people”' }))
    const field = inPanel().getByLabelText('New name for “Pending people”')
    expect(field).toHaveFocus()
    await user.clear(field)
    await user.type(field, 'Waiting{Enter}')
    expect(stored()).toEqual({ 1: { user: [{ ...pending, name: 'Waiting' }, other] } })

    await user.click(inPanel().getByRole('button', { name: 'Delete view “Waiting”' }))
    expect(inPanel().queryByRole('button', { name: 'Waiting' })).not.toBeInTheDocument()
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(stored()).toEqual({ 1: { user: [{ ...pending, name: 'Waiting' }, other] } })
  })

  it('are the default if the URL has no parameters', async () => {
    storeFor(1, 'user', pending, { ...pending, name: 'Other' })
    const { user, unmount } = await openList()
    await openPanel(user)
    for (const name of ['Other', 'Pending people'])
      await user.click(inPanel().getByRole('button', { name: `Open this list with “${name}”` }))
    expect(inPanel().getByRole('button', { name: 'Open this list with “Other”' })).toHaveAttribute(
      'aria-pressed',
      'false',
    )
    unmount()

    const next = await openList()
    await waitFor(() => expect(next.search()).toBe('?status=pending&sort=desc'))
    expect(screen.queryByRole('columnheader', { name: /Billing/ })).not.toBeInTheDocument()
    next.unmount()
    const asked = await openList('/apps/user/list?status=active')
    expect(asked.search()).toBe('?status=active')
    expect(screen.getByRole('columnheader', { name: /Billing/ })).toBeVisible()
  })

  it('belong to one user and one list', async () => {
    storeFor(99, 'user', pending)
    const { user, unmount } = await openList()
    await openPanel(user)
    expect(screen.queryByRole('button', { name: 'Pending people' })).not.toBeInTheDocument()
    unmount()
    storeFor(1, 'user', pending)
    await openPanel((await openList('/apps/permissions')).user)
    expect(screen.queryByRole('button', { name: 'Pending people' })).not.toBeInTheDocument()
  })

  it.each([
    'no JSON {',
    '[]',
    'null',
    '{"1":{"user":[{"name":7}]}}',
    '{"1":{"user":[{"name":"A","search":"%E0%A4&role=king","hidden":["fullName","x"],"isDefault":true}]}}',
  ])('survive %s in storage', async (text) => {
    localStorage.setItem(key, text)
    const { user } = await openList()
    expect(screen.getByRole('columnheader', { name: /Full name/ })).toBeVisible()
    await save(user, 'New')
    expect(await inPanel().findByRole('button', { name: 'New' })).toBeVisible()
    expect(JSON.stringify(stored())).toContain('"New"')
  })
})
