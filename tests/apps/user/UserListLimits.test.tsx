// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderPage } from '../../support/renderPage'

async function openList() {
  const view = await renderPage('/apps/user/list')
  const table = within(await screen.findByRole('table', { name: 'Users' }))
  await table.findAllByRole('link')
  return { ...view, rows: () => table.getAllByRole('row').slice(1) }
}

describe('the users list', () => {
  it('explains why the last administrator is not deleted, and restores the row', async () => {
    const { user, rows, breakCall } = await openList()
    const name = within(rows()[3]!).getByRole('link').textContent
    breakCall('/apps/users/delete', 400)
    await user.click(within(rows()[3]!).getByRole('button', { name: /^Actions for/ }))
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    expect(await screen.findByText('At least one user must be an administrator.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
    expect(await screen.findByRole('link', { name })).toBeVisible()
  })

  it('leaves the current user out of every bulk action', async () => {
    const { user, rows } = await openList()
    await user.click(within(rows()[1]!).getByRole('checkbox'))
    const bar = within(screen.getByRole('group', { name: 'Bulk actions' }))
    for (const name of ['Activate', 'Suspend', 'Delete']) expect(bar.getByRole('button', { name })).toBeDisabled()
  })
})
