// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderPage } from '../../support/renderPage'

async function open(id: number) {
  const view = await renderPage(`/apps/invoice/preview/${id}`)
  const sheet = await screen.findByRole('article', { name: 'Invoice' })
  const history = within(await screen.findByRole('region', { name: 'History' }))
  return { ...view, sheet, history }
}

describe('a payment', () => {
  it('cannot be in the future, and warns before the issue date', async () => {
    const { user } = await open(5033)
    await user.click(screen.getByRole('button', { name: 'Add payment' }))
    const drawer = within(await screen.findByRole('dialog'))
    const date = drawer.getByLabelText('Payment date')
    await user.clear(date)
    await user.type(date, '12/31/2099')
    await user.click(drawer.getByRole('button', { name: 'Add payment' }))
    expect(await drawer.findByText('Enter today’s date or an earlier one')).toBeVisible()
    expect(date).toHaveFocus()
    await user.clear(date)
    await user.type(date, '1/1/2020')
    expect(date).toHaveAccessibleDescription(/^Before the issue date, /)
    await user.click(drawer.getByRole('button', { name: 'Add payment' }))
    expect(await screen.findByText('Payment of $4,490.00 added to invoice #5033')).toBeVisible()
  })

  it('comes first in the history as soon as it is recorded', async () => {
    const { user, history } = await open(5033)
    await user.click(screen.getByRole('button', { name: 'Add payment' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Add payment' }))
    await screen.findByText(/ added to invoice #5033$/)
    expect(history.getAllByRole('listitem')[0]).toHaveTextContent(/\$4,490\.00 paid.*Bank transfer on /)
  })

  it('is removed and restored, and updates the balance', async () => {
    const { user, sheet, history } = await open(5001)
    const remove = history.getAllByRole('button', { name: /^Remove payment of / })[0]!
    const [, amount] = /of (.+)$/.exec(remove.getAttribute('aria-label')!)!
    expect(sheet).toHaveTextContent('Balance$0.00')
    await user.click(remove)
    expect(await screen.findByText(`Payment of ${amount!} removed`)).toBeVisible()
    expect(sheet).not.toHaveTextContent('Balance$0.00')
    expect(screen.getByRole('link', { name: 'Edit' })).toBeVisible()
    expect(document.body).not.toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText(`Payment of ${amount!} restored`)).toBeVisible()
    expect(sheet).toHaveTextContent('Balance$0.00')
  })

  it('stays once a credit note reverses the invoice', async () => {
    const { user, history } = await open(5001)
    await user.click(screen.getByRole('button', { name: 'Create credit note' }))
    await user.click(await screen.findByRole('link', { name: /reverses invoice #5001/ }))
    await screen.findByRole('link', { name: /is reversed by credit note/ })
    expect(history.queryByRole('button', { name: /^Remove payment/ })).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /^Remove payment/ })).not.toBeInTheDocument()
  })
})

it('says that a draft has an issue date, not that it was issued', async () => {
  const { history } = await open(5036)
  expect(history.getByText('Issue date')).toBeVisible()
  expect(history.queryByText('Issued')).not.toBeInTheDocument()
})
