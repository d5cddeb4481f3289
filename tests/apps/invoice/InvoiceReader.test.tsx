// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openAsReader } from '../../support/openAsReader'

function menuTexts() {
  return within(screen.getByRole('menu'))
    .getAllByRole('menuitem')
    .map((item) => item.textContent)
}

describe('read-only users', () => {
  it('see no actions in the list', async () => {
    const { user } = await openAsReader('/apps/invoice/list', 'Invoice')
    const [menu] = await screen.findAllByRole('button', { name: /^Actions for #/ })
    expect(screen.queryByRole('link', { name: 'Add invoice' })).not.toBeInTheDocument()
    await user.click(menu!)
    expect(menuTexts()).toEqual(['Preview', 'Download'])
    await user.keyboard('{Escape}')

    const [box] = within(screen.getByRole('table')).getAllByRole('checkbox', { name: /^Select #/ })
    await user.click(box!)
    const bar = screen.getByRole('group', { name: 'Bulk actions' })
    expect(within(bar).queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument()
  })

  it('can view, print and download an invoice', async () => {
    await openAsReader('/apps/invoice/preview/5036', 'Invoice')
    const actions = await screen.findByRole('group', { name: 'Invoice actions' })
    const offered = within(actions).getAllByRole('button')
    expect(offered.map((button) => button.textContent)).toEqual(['Download', 'Print'])
    expect(within(actions).queryByRole('link')).not.toBeInTheDocument()
  })
})
