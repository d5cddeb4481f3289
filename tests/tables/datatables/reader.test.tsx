// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openAsReader } from '../../support/openAsReader'

describe('read-only users', () => {
  it('see no actions in the basic table', async () => {
    await openAsReader('/datatables/basic', 'Data')
    await screen.findAllByText(/@/)
    expect(screen.queryByRole('button', { name: 'Add person' })).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /^Actions for/ })).not.toBeInTheDocument()
  })

  it('read the cells of the advanced one, and export their selection', async () => {
    const { user } = await openAsReader('/datatables/advance', 'Data')
    const table = await screen.findByRole('table', { name: 'People' })
    await within(table).findAllByText(/\$/)
    expect(within(table).queryByRole('button', { name: /^Edit/ })).not.toBeInTheDocument()
    await user.click(within(table).getByRole('checkbox', { name: 'Select all on this page' }))
    const bar = within(screen.getByRole('group', { name: 'Bulk actions' }))
    expect(bar.getByRole('button', { name: 'Export selected' })).toBeVisible()
    expect(bar.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument()
  })
})
