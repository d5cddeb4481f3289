// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import texts from '@/views/apps/suppliers/locales/en.json'
import { paths } from '@/views/apps/suppliers/paths'
import { renderPage } from '../../support/renderPage'

async function open(search = '') {
  const view = await renderPage(paths.suppliers.pattern + search)
  await screen.findByText('Fern Valley')
  return view
}

const rows = () =>
  within(screen.getByRole('table', { name: texts.title }))
    .getAllByRole('row')
    .slice(1)

type User = Awaited<ReturnType<typeof open>>['user']

async function choose(user: User, name: string, action: string) {
  await user.click(screen.getByRole('button', { name: `Actions for ${name}` }))
  await user.click(await screen.findByRole('menuitem', { name: action }))
}

describe('the page', () => {
  it('keeps search, filter and sort order in the URL', async () => {
    const { user, router } = await open('?status=inactive')
    await waitFor(() => expect(rows()).toHaveLength(3))
    await user.click(screen.getByRole('button', { name: /^Remove filter Status/ }))
    await waitFor(() => expect(rows()).toHaveLength(10))
    await user.click(screen.getByRole('button', { name: 'Added' }))
    await waitFor(() => expect(router.state.location.search).toBe('?sortColumn=addedAt'))
    await user.type(screen.getByRole('searchbox'), 'hazel')
    await waitFor(() => expect(rows()).toHaveLength(1))
    expect(rows()[0]).toHaveTextContent(/^Hazel GroveActive/)
  })

  it('adds an entry with a unique name', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Add entry' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add entry' }))
    const name = dialog.getByRole('textbox', { name: texts.field.name })
    await user.type(name, 'amber lane')
    await user.click(dialog.getByRole('button', { name: 'Add entry' }))
    expect(await dialog.findByText('Already in use')).toBeVisible()
    await user.clear(name)
    await user.type(name, 'Aaron Gate')
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Status' }), 'Inactive')
    await user.click(dialog.getByRole('button', { name: 'Add entry' }))
    expect(await screen.findByText('Aaron Gate was added.')).toBeVisible()
    await waitFor(() => expect(rows()[0]).toHaveTextContent(/^Aaron GateInactive/))
  })

  it('edits an entry', async () => {
    const { user } = await open()
    await choose(user, 'Amber Lane', 'Edit')
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit entry' }))
    await user.type(dialog.getByRole('textbox', { name: texts.field.name }), ' West')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(rows()[0]).toHaveTextContent(/^Amber Lane West/))
  })

  it('deletes an entry, and restores it with Undo', async () => {
    const { user } = await open()
    await choose(user, 'Amber Lane', 'Delete')
    await waitFor(() => expect(screen.queryByText('Amber Lane')).not.toBeInTheDocument())
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(rows()[0]).toHaveTextContent(/^Amber Lane/))
  })
})
