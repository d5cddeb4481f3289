// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { selectCartCount } from '@/redux/shell/cart/slice'
import { renderPage } from '../../support/renderPage'

const path = '/apps/ecommerce/checkout'
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const total = () => screen.getByText('Total', { selector: 'dt' }).nextElementSibling?.textContent

async function openCheckout(rest = '') {
  const view = await renderPage(path + rest, { backend: { random: () => 0.5 } })
  await screen.findByRole('navigation', { name: 'Checkout steps' })
  const place = () => view.router.state.location.pathname + view.router.state.location.search
  return { ...view, place }
}

describe('the cart', () => {
  it('updates quantities, removes and restores items, and moves one to the wishlist', async () => {
    const { user } = await openCheckout()
    const before = total()
    await user.click(button('Increase quantity of Trailhead 28 Backpack'))
    await waitFor(() => {
      expect(total()).not.toBe(before)
    })
    await user.click(button('Remove Trailhead 28 Backpack'))
    expect(screen.queryByRole('link', { name: 'Trailhead 28 Backpack' })).not.toBeInTheDocument()
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await screen.findByRole('link', { name: 'Trailhead 28 Backpack' })).toBeVisible()
    expect(screen.getByRole('group', { name: 'Quantity of Trailhead 28 Backpack' })).toHaveTextContent('3')
    await user.click(button('Move to wishlist: Trailhead 28 Backpack'))
    await waitFor(() => {
      expect(screen.queryByRole('link', { name: 'Trailhead 28 Backpack' })).not.toBeInTheDocument()
    })
  })

  it('applies and removes a coupon, and explains a rejection', async () => {
    const { user } = await openCheckout()
    const before = total()
    await user.type(screen.getByRole('textbox', { name: 'Coupon code' }), 'spring{Enter}')
    expect(await screen.findByText('Enter a valid coupon code')).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Coupon code' })).toHaveFocus()
    await user.clear(screen.getByRole('textbox', { name: 'Coupon code' }))
    await user.type(screen.getByRole('textbox', { name: 'Coupon code' }), 'welcome10{Enter}')
    await waitFor(() => {
      expect(button('Remove coupon WELCOME10')).toBeVisible()
    })
    expect(total()).not.toBe(before)
    await user.click(button('Remove coupon WELCOME10'))
    await waitFor(() => {
      expect(total()).toBe(before)
    })
  })

  it('links to the shop if empty', async () => {
    const { user } = await openCheckout()
    for (const name of ['Corbel Mechanical Keyboard', 'Trailhead 28 Backpack', 'Cloud Cup, Set of Four'])
      await user.click(button(`Remove ${name}`))
    expect(await screen.findByText('Your cart is empty')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Go to shop' })).toBeVisible()
  })
})

describe('the steps', () => {
  it.each([
    ['/payment', `${path}/address`],
    ['/payment?address=99', `${path}/address`],
    ['/payment?address=new', `${path}/address`],
    ['/nonsense', path],
  ])('cannot be skipped: %s redirects', async (rest, leadsTo) => {
    const { place } = await openCheckout(rest)
    await waitFor(() => {
      expect(place()).toBe(leadsTo)
    })
  })

  it('have URLs for Next and Back', async () => {
    const { user, router, place } = await openCheckout()
    await user.click(screen.getByRole('link', { name: 'Continue to delivery' }))
    await heading('Delivery address')
    expect(screen.getByRole('link', { name: 'Checkout' })).toHaveAttribute('href', path)
    await user.click(screen.getByRole('radio', { name: /Office/ }))
    expect(place()).toBe(`${path}/address?address=2`)
    await user.click(screen.getByRole('link', { name: 'Continue to payment' }))
    await heading('Payment')
    expect(place()).toBe(`${path}/payment?address=2`)
    await router.navigate(-1)
    await heading('Delivery address')
    expect(screen.getByRole('radio', { name: /Office/ })).toBeChecked()
  })

  it('pass a new, complete address to the order', async () => {
    const { user, place } = await openCheckout('/address?address=new')
    const submit = button('Continue to payment')
    await user.click(submit)
    expect(screen.getByRole('textbox', { name: 'Full name' })).toHaveFocus()
    expect(screen.getAllByText(/is required$/).length).toBeGreaterThan(3)
    for (const [name, text] of [
      ['Full name', 'Rosa Blum'],
      ['Phone', '+49 170 555 0136'],
      ['Street address', 'Fischmarkt 4'],
      ['City', 'Hamburg'],
      ['Country', 'Germany'],
    ] as const)
      await user.type(screen.getByRole('textbox', { name }), text)
    await user.click(submit)
    await heading('Payment')
    expect(place()).toBe(`${path}/payment?address=new`)
    expect(screen.getByText('Fischmarkt 4')).toBeVisible()
    await user.click(screen.getByRole('radio', { name: 'Cash on delivery' }))
    await user.dblClick(button(/^Place order/))
    await heading('Thank you for your order')
    expect(place()).toBe(`${path}/placed/13`)
    expect(screen.getByText('Fischmarkt 4')).toBeVisible()
  })
})

describe('the payment', () => {
  const open = () => openCheckout('/payment?address=1')
  const field = (name: string) => screen.getByRole('textbox', { name })

  it('rejects a wrong digit, an expired card, and a short code', async () => {
    const { user } = await open()
    await user.type(field('Card number'), '4242424242424241')
    expect(field('Card number')).toHaveValue('4242 4242 4242 4241')
    await user.type(field('Name on card'), 'Rosa Blum')
    await user.type(field('Expiration date'), '0120')
    await user.type(field('Security code'), '12')
    await user.click(button(/^Place order/))
    expect(await screen.findByText(/^Check the card number/)).toBeVisible()
    expect(screen.getByText('This card has expired. Use another card.')).toBeVisible()
    expect(screen.getByText('Enter the full security code')).toBeVisible()
    expect(field('Card number')).toHaveFocus()
  })

  it('keeps the method in the URL, and input while another one is shown', async () => {
    const { user, place } = await open()
    await user.type(field('Card number'), '4242')
    await user.click(screen.getByRole('radio', { name: 'Gift card' }))
    expect(place()).toBe(`${path}/payment?address=1&method=gift-card`)
    await user.click(screen.getByRole('radio', { name: 'Card' }))
    expect(field('Card number')).toHaveValue('4242')
  })

  it('keeps input when a step is left, but no security data, and asks nothing', async () => {
    const { user, router, place } = await openCheckout('/address?address=1')
    await user.click(screen.getByRole('link', { name: 'Continue to payment' }))
    await heading('Payment')
    await user.type(field('Card number'), '4242424242424242')
    await user.type(field('Name on card'), 'Rosa Blum')
    await user.type(field('Security code'), '123')
    await user.click(screen.getByRole('radio', { name: 'Gift card' }))
    await user.type(field('Gift card number'), '1234')
    await router.navigate(-1)
    await heading('Delivery address')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await user.click(screen.getByRole('radio', { name: 'New address' }))
    await user.type(field('City'), 'Hamburg')
    await user.click(screen.getAllByRole('radio', { name: /Home/ })[0]!)
    await user.click(screen.getByRole('link', { name: 'Continue to payment' }))
    await heading('Payment')
    expect(screen.getByRole('radio', { name: 'Gift card' })).toBeChecked()
    expect(field('Gift card number')).toHaveValue('1234')
    await user.click(screen.getByRole('radio', { name: 'Card' }))
    expect(place()).toBe(`${path}/payment?address=1&method=card`)
    expect(field('Card number')).toHaveValue('4242 4242 4242 4242')
    expect(field('Name on card')).toHaveValue('Rosa Blum')
    expect(field('Security code')).toHaveValue('')
    await router.navigate(`${path}/address?address=new`)
    expect(await screen.findByRole('textbox', { name: 'City' })).toHaveValue('Hamburg')
  })

  it("ends with the order's number, an empty cart, and the same total", async () => {
    const { user, store, router, place, client } = await open()
    const sent: unknown[] = []
    client.interceptors.request.use((config) => {
      if (config.url === '/apps/ecommerce/orders' && config.method === 'post') sent.push(config.data)
      return config
    })
    const before = total()
    await user.type(field('Card number'), '4242424242424242')
    await user.type(field('Name on card'), 'Rosa Blum')
    await user.type(field('Expiration date'), '1230')
    await user.type(field('Security code'), '123')
    await user.click(button(`Place order for ${before}`))
    await heading('Thank you for your order')
    expect(place()).toBe(`${path}/placed/13`)
    expect(screen.getByText('Order LS-40215 is confirmed')).toBeVisible()
    expect(total()).toBe(before)
    await waitFor(() => {
      expect(selectCartCount(store.getState())).toBe(0)
    })
    expect(JSON.stringify(sent)).not.toMatch(/4242|Rosa|1230/)
    expect(JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])).not.toMatch(/4242/)
    await router.navigate('/apps/ecommerce/orders')
    const list = within(await screen.findByRole('list', { name: 'Orders' }))
    expect(list.getAllByRole('link')[0]).toHaveTextContent('Order LS-40215')
    expect(list.getAllByRole('listitem')[0]).toHaveTextContent(before!)
  })

  it('shows an error if the order fails, and keeps the input', async () => {
    const { user, breakCall } = await open()
    breakCall('/apps/ecommerce/orders', 500)
    await user.click(screen.getByRole('radio', { name: 'Cash on delivery' }))
    await user.click(button(/^Place order/))
    expect(await screen.findByText('Something went wrong on the server. Try again.')).toBeVisible()
    expect(button(/^Place order/)).toBeEnabled()
  })
})
