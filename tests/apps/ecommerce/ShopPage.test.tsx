// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openAsReader } from '../../support/openAsReader'
import { renderPage } from '../../support/renderPage'

const path = '/apps/ecommerce/shop'
const button = (name: string | RegExp) => screen.getByRole('button', { name })

async function openShop(search = '') {
  const view = await renderPage(path + search)
  await screen.findByRole('heading', { level: 1, name: 'Shop' })
  await screen.findByRole('group', { name: 'Category' })
  const cards = () => screen.queryAllByRole('article')
  return { ...view, cards, search: () => view.router.state.location.search }
}

async function openFull(search = '') {
  const view = await openShop(search)
  await screen.findAllByRole('article')
  return view
}

const names = () =>
  screen.getAllByRole('article').map((card) => within(card).getByRole('heading', { level: 2 }).textContent)

describe('the shop', () => {
  it('shows nine of 27 products, with pages in the URL', async () => {
    const { user, cards, search } = await openFull()
    expect(cards()).toHaveLength(9)
    expect(screen.getByText('27 products')).toBeVisible()
    await user.click(button('Next page'))
    expect(await screen.findByText('10–18 of 27')).toBeVisible()
    expect(search()).toBe('?page=2')
  })

  it('requests its products once', async () => {
    const { router, client } = await renderPage('/access-control')
    const asked: (string | undefined)[] = []
    client.interceptors.request.use((config) => {
      asked.push(config.url)
      return config
    })
    await router.navigate(`${path}?brand=Plumb&rating=2`)
    await screen.findAllByRole('article')
    await screen.findByRole('group', { name: 'Category' })
    expect(asked.filter((url) => url === '/apps/ecommerce/products')).toHaveLength(1)
  })

  it('sorts by price, and searches while typing', async () => {
    const { user, cards, search } = await openFull()
    await user.click(button('Sort by: Featured'))
    await user.click(await screen.findByRole('menuitemradio', { name: 'Price: low to high' }))
    await waitFor(() => expect(names()[0]).toBe('Beeswax Pillar Candle'))
    await user.type(screen.getByRole('searchbox', { name: 'Search products' }), 'keyboard')
    await waitFor(() => expect(cards()).toHaveLength(2))
    expect(search()).toBe('?sortBy=price-asc&q=keyboard')
  })

  it('filters by several brands, by category, price and stars, each with a chip', async () => {
    const { user, search } = await openFull()
    const brands = within(screen.getByRole('group', { name: 'Brand' }))
    await user.click(brands.getByRole('checkbox', { name: /^Plumb/ }))
    await user.click(brands.getByRole('checkbox', { name: /^Octavo/ }))
    await waitFor(() => {
      expect(search()).toBe('?brand=Plumb%2COctavo')
    })
    await user.click(screen.getByRole('radio', { name: /^\$50.00 to \$100.00/ }))
    await waitFor(() => {
      expect(names()).toEqual(['Italic Fountain Pen', 'Pocket Keys Mini Keyboard'])
    })
    await user.click(button('Remove filter Octavo'))
    await waitFor(() => {
      expect(names()).toEqual(['Italic Fountain Pen'])
    })
    await user.click(screen.getByRole('checkbox', { name: /^Audio/ }))
    expect(await screen.findByText('No products found')).toBeVisible()
    await user.click(button('Clear search and filters'))
    expect(await screen.findByText('1–9 of 27')).toBeVisible()
    expect(search()).toBe('')
  })

  it('follows the URL, and ignores invalid parts', async () => {
    await openFull('?category=audio,music&rating=4&sortBy=price-desc&view=list&minPrice=-3&brand=Nobody&page=x')
    expect(button('Remove filter Audio')).toBeVisible()
    expect(button('Remove filter 4 stars and up')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Remove filter Nobody' })).not.toBeInTheDocument()
    expect(button('List view')).toHaveAttribute('aria-current', 'true')
    expect(screen.getByRole('checkbox', { name: /^Audio/ })).toBeChecked()
  })

  it('adds a product to the cart, with a link to it', async () => {
    const { user, store } = await openFull()
    button('Add to cart: Halcyon Over-Ear Headphones').focus()
    await user.keyboard('{Enter}')
    const link = await screen.findByRole('link', { name: 'View in cart: Halcyon Over-Ear Headphones' })
    expect(link).toHaveAttribute('href', '/apps/ecommerce/checkout')
    await waitFor(() => {
      expect(link).toHaveFocus()
    })
    expect(store.getState()).toHaveProperty('cart.items.length', 4)
  })

  it('toggles a heart optimistically', async () => {
    const { user } = await openFull()
    const heart = () => button('Wishlist: Halcyon Over-Ear Headphones')
    await user.click(heart())
    expect(heart()).toHaveAttribute('aria-pressed', 'true')
    await user.click(heart())
    expect(heart()).toHaveAttribute('aria-pressed', 'false')
  })

  it('keeps the products on screen if the refetch fails', async () => {
    const { user, cards, breakCall } = await openFull()
    const mend = breakCall('/apps/ecommerce/products', 500)
    await user.click(button('Next page'))
    expect(await screen.findByText('Couldn’t refresh this page')).toBeVisible()
    expect(cards()).toHaveLength(9)
    mend()
    await user.click(button('Try again'))
    await waitFor(() => {
      expect(names()).not.toContain('Halcyon Over-Ear Headphones')
    })
  })

  it('hides actions without permission', async () => {
    await openAsReader(path, 'Ecommerce')
    await screen.findAllByRole('article')
    expect(screen.queryByRole('button', { name: /^Add to cart/ })).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /^Wishlist: / })).not.toBeInTheDocument()
  })
})

describe('the wishlist', () => {
  it('moves a product to the cart, and undoes it', async () => {
    const { user } = await renderPage('/apps/ecommerce/wishlist')
    expect(await screen.findAllByRole('article')).toHaveLength(4)
    await user.click(button('Move to cart: Commuter City Bicycle'))
    expect(await screen.findByText('Commuter City Bicycle moved to cart')).toBeVisible()
    expect(screen.getAllByRole('article')).toHaveLength(3)
    await user.click(button('Undo'))
    expect(await screen.findByText('Commuter City Bicycle moved to wishlist')).toBeVisible()
    expect(await screen.findByRole('link', { name: 'Commuter City Bicycle' })).toBeVisible()
  })

  it('links to the shop if empty', async () => {
    const { user } = await renderPage('/apps/ecommerce/wishlist')
    const cards = await screen.findAllByRole('article')
    for (let left = cards.length; left > 0; left -= 1) {
      await user.click(screen.getAllByRole('button', { name: / from wishlist$/ })[0]!)
      await waitFor(() => {
        expect(screen.queryAllByRole('article')).toHaveLength(left - 1)
      })
    }
    expect(await screen.findByText('Your wishlist is empty')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Go to shop' })).toHaveAttribute('href', path)
  })
})
