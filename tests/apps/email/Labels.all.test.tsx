// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { renderPage } from '../../support/renderPage'
import { giveRoom, openMailbox } from './mailbox'

beforeEach(giveRoom)

type User = Awaited<ReturnType<typeof openMailbox>>['user']

async function make(user: User, name: string, color = 'Rose') {
  await user.click(await screen.findByRole('button', { name: 'New label' }))
  const form = within(await screen.findByRole('dialog', { name: 'New label' }))
  await user.type(form.getByRole('textbox', { name: 'Name' }), name)
  await user.click(form.getByRole('radio', { name: color }))
  await user.click(form.getByRole('button', { name: 'Save' }))
  return form
}

const sidebar = () => within(screen.getByRole('navigation', { name: 'Folders' }))

describe('custom labels', () => {
  it('are created, shown in the sidebar, and added to an email from its menu', async () => {
    const { user, row } = await openMailbox()
    await user.click(sidebar().getByRole('button', { name: 'Manage labels' }))
    await make(user, 'Volta Cold')
    expect(await screen.findByText('Label “Volta Cold” created')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'New label' })).toBeNull())
    await user.keyboard('{Escape}')
    expect(sidebar().getByRole('link', { name: 'Volta Cold' })).toHaveAttribute('href', '/apps/email/label/own-1')
    await user.click(within(row(/Sensor 7/)).getByRole('checkbox'))
    await user.click(screen.getByRole('button', { name: 'Labels' }))
    await user.click(screen.getByRole('menuitemcheckbox', { name: 'Volta Cold' }))
    await user.keyboard('{Escape}')
    expect(row(/Sensor 7/)).toHaveTextContent('Volta Cold')
    await user.click(sidebar().getByRole('link', { name: 'Volta Cold' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Volta Cold' })).toBeVisible()
    const list = within(await screen.findByRole('list', { name: 'Volta Cold' }))
    expect(list.getAllByRole('listitem')).toHaveLength(1)
  })

  it('show errors of the name at its field', async () => {
    const { user } = await openMailbox()
    await user.click(sidebar().getByRole('button', { name: 'Manage labels' }))
    const form = await make(user, ' ')
    const field = form.getByRole('textbox', { name: 'Name' })
    await waitFor(() => expect(field).toBeInvalid())
    await user.clear(field)
    await user.type(field, 'company')
    await user.click(form.getByRole('button', { name: 'Save' }))
    expect(await form.findByText('Already in use')).toBeVisible()
    expect(sidebar().getAllByRole('link', { name: /company/i })).toHaveLength(1)
  })

  it('are renamed and deleted, with Undo', async () => {
    const { user, router } = await openMailbox()
    await user.click(sidebar().getByRole('button', { name: 'Manage labels' }))
    await make(user, 'Roof')
    const own = within(await screen.findByRole('dialog', { name: 'Your labels' }))
    await user.click(await own.findByRole('button', { name: 'Edit “Roof”' }))
    const form = within(await screen.findByRole('dialog', { name: 'Edit label' }))
    await user.type(form.getByRole('textbox', { name: 'Name' }), ' terrace')
    await user.click(form.getByRole('button', { name: 'Save' }))
    expect(await own.findByText('Roof terrace')).toBeVisible()
    await user.keyboard('{Escape}')
    await user.click(sidebar().getByRole('link', { name: 'Roof terrace' }))
    await screen.findByRole('heading', { level: 1, name: 'Roof terrace' })
    await user.click(sidebar().getByRole('button', { name: 'Manage labels' }))
    await user.click(await screen.findByRole('button', { name: 'Delete “Roof terrace”' }))
    const question = within(await screen.findByRole('dialog', { name: 'Delete label “Roof terrace”?' }))
    expect(question.getByText(/No emails will be deleted/)).toBeVisible()
    await user.click(question.getByRole('button', { name: 'Delete label' }))
    expect(await screen.findByText('Label “Roof terrace” deleted')).toBeVisible()
    expect(router.state.location.pathname).toBe('/apps/email')
    await waitFor(() => expect(sidebar().queryByRole('link', { name: 'Roof terrace' })).toBeNull())
    await user.click(screen.getAllByRole('button', { name: 'Undo' })[0]!)
    expect(await sidebar().findByRole('link', { name: 'Roof terrace' })).toBeVisible()
  })

  it('have no list if unknown', async () => {
    await renderPage('/apps/email/label/own-7')
    expect(await screen.findByText('This folder or label doesn’t exist')).toBeVisible()
  })
})
