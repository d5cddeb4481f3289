// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderPage } from '../../support/renderPage'

const base = '/apps/ecommerce/product-detail'
const bicycle = `${base}/commuter-city-bicycle-5`
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const button = (name: string | RegExp) => screen.getByRole('button', { name })

async function openBicycle(search = '') {
  const view = await renderPage(bicycle + search)
  await heading('Commuter City Bicycle')
  return { ...view, place: () => view.router.state.location }
}

describe('the product page', () => {
  it('shows all details', async () => {
    await openBicycle()
    expect(document.title).toContain('Commuter City Bicycle')
    expect(screen.getByText('Only 3 left')).toBeVisible()
    expect(screen.getByText('$649.00')).toBeVisible()
    expect(screen.getByRole('link', { name: 'More from Velloway' })).toHaveAttribute(
      'href',
      '/apps/ecommerce/shop?brand=Velloway',
    )
    const related = await screen.findByRole('list', { name: 'Related products' })
    expect(within(related).queryByRole('link', { name: /Commuter/ })).not.toBeInTheDocument()
  })

  it.each([
    [base, `${base}/halcyon-over-ear-headphones-1`],
    [`${base}/ridgeline-two-person-tent`, `${base}/ridgeline-two-person-tent-2`],
    [`${base}/an-old-name-2`, `${base}/ridgeline-two-person-tent-2`],
  ])('is reachable from %s', async (address, leadsTo) => {
    const { router } = await renderPage(address)
    await waitFor(() => {
      expect(router.state.location.pathname).toBe(leadsTo)
    })
  })

  it.each(['no-such-thing', 'no-such-thing-999'])('shows that %s does not exist', async (slug) => {
    await renderPage(`${base}/${slug}`)
    await heading('Product not found')
    expect(screen.getByRole('link', { name: 'Go to shop' })).toHaveAttribute('href', '/apps/ecommerce/shop')
  })

  it.each([
    ['product', '/apps/ecommerce/products/5', 'Couldn’t load this product'],
    ['reviews', '/apps/ecommerce/products/5/reviews', 'Couldn’t load reviews'],
  ])('can retry the %s', async (_, call, problem) => {
    const view = await renderPage('/apps/ecommerce/wishlist')
    await screen.findAllByRole('article')
    const mend = view.breakCall(call, 500)
    await view.router.navigate(bicycle)
    expect(await screen.findByText(problem)).toBeVisible()
    mend()
    await view.user.click(button('Try again'))
    await heading('Commuter City Bicycle')
    expect(await screen.findByRole('list', { name: 'Reviews' })).toBeVisible()
  })

  it('adds the selected quantity and color to the cart', async () => {
    const { user, store, place } = await openBicycle()
    expect(screen.getByRole('radio', { name: 'Indigo' })).toBeChecked()
    await user.click(screen.getByRole('radio', { name: 'Rose' }))
    expect(place().search).toBe('?color=danger')
    expect(screen.getByRole('img', { name: 'Commuter City Bicycle, full view' })).toHaveAttribute(
      'src',
      '/images/products/commuter-city-bicycle.svg#danger',
    )
    const more = button('Increase quantity of Commuter City Bicycle')
    await user.click(more)
    await user.click(more)
    expect(more).toHaveAttribute('aria-disabled', 'true')
    await user.click(button('Add to cart: Commuter City Bicycle'))
    await screen.findByRole('link', { name: 'View in cart: Commuter City Bicycle' })
    await waitFor(() => {
      expect(store.getState()).toHaveProperty('cart.items.3', expect.objectContaining({ qty: 3, color: 'danger' }))
    })
    await user.click(screen.getByRole('radio', { name: 'Teal' }))
    expect(store.getState()).toHaveProperty('cart.items.3', expect.objectContaining({ qty: 3, color: 'success' }))
  })

  it('shows one image at a time, and any in large', async () => {
    const { user } = await openBicycle()
    await user.click(button('Commuter City Bicycle, close-up'))
    expect(button('Commuter City Bicycle, close-up')).toHaveAttribute('aria-current', 'true')
    await user.click(button('Enlarge image'))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: 'Zoom in' }))
    expect(dialog.getByRole('button', { name: 'Zoom out' })).toBeVisible()
  })

  it('can be shared by its URL', async () => {
    const { user } = await openBicycle('?color=danger')
    await user.click(button('Share Commuter City Bicycle'))
    expect(await screen.findByRole('menuitem', { name: 'Send by email' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:\?subject=Commuter%20City%20Bicycle&body=/),
    )
    await user.click(screen.getByRole('menuitem', { name: 'Copy link' }))
    expect(await screen.findByText('Link copied')).toBeVisible()
    expect(await navigator.clipboard.readText()).toMatch(/commuter-city-bicycle-5\?color=danger$/)
  })

  it('shows recently viewed products', async () => {
    const { router } = await openBicycle()
    expect(screen.queryByRole('list', { name: 'Recently viewed' })).not.toBeInTheDocument()
    await router.navigate(`${base}/trailhead-28-backpack-7`)
    const recent = await screen.findByRole('list', { name: 'Recently viewed' })
    expect(within(recent).getByRole('link', { name: /Commuter City Bicycle/ })).toHaveAttribute('href', bicycle)
  })
})
