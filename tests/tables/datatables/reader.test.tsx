// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openAsReader } from '../../support/openAsReader'

describe('those who may only read the data', () => {
  it('find nothing that writes in the basic table', async () => {
    await openAsReader('/datatables/basic', 'Data')
    await screen.findAllByText(/@/)
    expect(screen.queryByRole('button', { name: 'Add person' })).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /^Actions for/ })).not.toBeInTheDocument()
  })

  it('read the cells of the advanced one, and open views without changing them', async () => {
    const { user } = await openAsReader('/datatables/advance', 'Data')
    const table = await screen.findByRole('table', { name: 'People' })
    await within(table).findAllByText(/@/)
    expect(within(table).queryByRole('button', { name: /^Edit/ })).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Views' }))
    const panel = await screen.findByRole('dialog', { name: 'Views' })
    expect(within(panel).queryByRole('textbox')).not.toBeInTheDocument()
  })
})
