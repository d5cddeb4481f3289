// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { renderPage } from '../../support/renderPage'

const field = (name: string) => screen.getByRole('textbox', { name })

describe('the form of an invoice', () => {
  it('is locked once paid; a credit note reverses it, and its Undo returns', async () => {
    const { user, router } = await renderPage('/apps/invoice/edit/5001')
    expect(await screen.findByText(/^This invoice is paid and can’t be edited/)).toBeVisible()
    expect(screen.queryByRole('form', { name: 'Invoice' })).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Create credit note' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/apps/invoice/preview/5037'))
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/apps/invoice/preview/5001'))
    expect(await screen.findByRole('button', { name: 'Create credit note' })).toBeVisible()
  })

  it('scrolls to a total below the paid amount, and clears the error with the next digit', async () => {
    const scrolled = vi.fn<(this: Element) => void>()
    Element.prototype.scrollIntoView = function scroll() {
      scrolled.call(this)
    }
    const { client, router, user } = await renderPage('/apps/invoice/list')
    await client.post('/apps/invoice/add-payment', { id: 5026, amount: 100_00 })
    await act(() => router.navigate('/apps/invoice/edit/5026'))
    await screen.findByRole('form', { name: 'Invoice' })
    await user.clear(field('Price'))
    await user.type(field('Price'), '1')
    await user.clear(field('Quantity'))
    await user.type(field('Quantity'), '1')
    await user.click(screen.getByRole('button', { name: 'Save changes' }))
    const errors = await screen.findAllByText(/can’t be less than the \$100.00 already paid/)
    const error = errors.find(({ tagName }) => tagName === 'P')
    expect(error).toHaveFocus()
    expect(scrolled.mock.contexts.at(-1)).toBe(error)
    await user.type(field('Quantity'), '00')
    await waitFor(() => expect(error).not.toBeInTheDocument())
    expect(router.state.location.pathname).toBe('/apps/invoice/edit/5026')
  })
})
