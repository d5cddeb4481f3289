// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { selectCartItems } from '@/redux/shell/cart/slice'
import { now } from '../../support/backend'
import { openAsReader } from '../../support/openAsReader'
import { renderPage } from '../../support/renderPage'

/* Only the date is fixed; timers run. */
beforeEach(() => {
  vi.setSystemTime(now())
  return () => vi.useRealTimers()
})

async function openOrder(id: number) {
  const view = await renderPage(`/apps/ecommerce/orders/${id}`)
  await screen.findByRole('button', { name: 'Order again' })
  return view
}
const query = (name: string) => screen.queryByRole('button', { name })

describe('an order', () => {
  it('is returned in part, with the refund shown, and the rest later', async () => {
    const { user } = await openOrder(9)
    await user.click(screen.getByRole('button', { name: 'Return items' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Return items from order LS-40211' }))
    await user.click(dialog.getByRole('button', { name: 'Return items' }))
    expect(await dialog.findByText('Select at least one item to return')).toBeVisible()
    expect(dialog.getByText('Refund: $0.00')).toBeVisible()

    const [more] = dialog.getAllByRole('button', { name: /^Increase/ })
    await user.click(more!)
    await user.click(more!)
    expect(dialog.queryByText('Select at least one item to return')).not.toBeInTheDocument()
    const paidBack = dialog.getByText(/^Refund: /).textContent.replace('Refund: ', '')
    expect(paidBack).not.toBe('$0.00')
    await user.selectOptions(dialog.getByLabelText('Reason'), 'Damaged or defective')
    await user.click(dialog.getByRole('button', { name: 'Return items' }))

    expect(await screen.findByText(`Return created. ${paidBack} will be refunded.`)).toBeVisible()
    expect(screen.getByText('2 returned')).toBeVisible()
    const row = screen.getAllByRole('term').findIndex(({ textContent }) => textContent === 'Refunded')
    expect(screen.getAllByRole('definition')[row]).toHaveTextContent(paidBack)
    expect(query('Return items')).toBeVisible()
    expect(query('Cancel order')).not.toBeInTheDocument()
  })

  it('is canceled after confirmation', async () => {
    const { user, router } = await renderPage('/apps/ecommerce/checkout/payment?address=1', {
      backend: { random: () => 0.5 },
    })
    await user.click(await screen.findByRole('radio', { name: /^Cash on delivery/ }))
    await user.click(screen.getByRole('button', { name: /^Place order/ }))
    await screen.findByText('Order LS-40215 is confirmed')
    await router.navigate('/apps/ecommerce/orders/13')
    await user.click(await screen.findByRole('button', { name: 'Cancel order' }))
    const question = within(await screen.findByRole('dialog', { name: 'Cancel order LS-40215?' }))
    await user.click(question.getByRole('button', { name: 'Cancel order' }))
    expect((await screen.findAllByText('Canceled'))[0]).toBeVisible()
    expect(query('Cancel order')).not.toBeInTheDocument()
  })

  it('that arrived long ago cannot be returned, but ordered again', async () => {
    const { user, store } = await openOrder(7)
    expect(query('Return items')).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Order again' }))
    expect(await screen.findByText('2 products added to cart')).toBeVisible()
    expect(selectCartItems(store.getState()).map(({ id }) => id)).toEqual(expect.arrayContaining([4, 22]))
  })

  it('is read-only without permission', async () => {
    await openAsReader('/apps/ecommerce/orders/9', 'Ecommerce')
    await screen.findByRole('heading', { level: 1, name: 'Order LS-40211' })
    expect(query('Return items')).not.toBeInTheDocument()
    expect(query('Order again')).not.toBeInTheDocument()
  })

  it('shows its status changes and the expected delivery', async () => {
    await openOrder(11)
    const tracking = within(screen.getByRole('region', { name: 'Tracking' }))
    const events = tracking.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(events).toEqual([
      expect.stringMatching(/^PlacedNov 16/),
      expect.stringMatching(/^ShippedNov 17/),
      expect.stringMatching(/^Expected deliveryNov 21/),
    ])
    expect(screen.getByText('Cash on delivery')).toBeVisible()
  })

  it('shows until when it can be returned', async () => {
    await openOrder(9)
    expect(screen.getByText('Return by Nov 19, 2026')).toBeVisible()
  })

  it.each(['999', 'abc'])('does not exist: %s', async (id) => {
    await renderPage(`/apps/ecommerce/orders/${id}`)
    await screen.findByRole('heading', { level: 1, name: 'Order not found' })
    expect(screen.getByRole('link', { name: 'Back to orders' })).toBeVisible()
  })
})
