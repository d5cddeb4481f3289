// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderPage } from '../../support/renderPage'

const button = (name: string) => screen.getByRole('button', { name })
const chosen = () => screen.getByRole('region', { name: 'Products to compare' })

async function openShop(names: readonly string[]) {
  const view = await renderPage('/apps/ecommerce/shop?perPage=36')
  for (const name of names) {
    const toggle = await screen.findByRole('button', { name: `Compare ${name}` })
    await view.user.click(toggle)
    expect(toggle).toHaveAttribute('aria-pressed', 'true')
  }
  return view
}

const two = ['Halcyon Over-Ear Headphones', 'Kestrel Portable Radio'] as const

describe('the comparison', () => {
  it('shows selected products side by side, with differences marked', async () => {
    const { user } = await openShop(two)
    await user.click(within(chosen()).getByRole('link', { name: 'Compare 2 products' }))
    const table = await screen.findByRole('table', { name: 'Compare products' })
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(two)
    expect(within(table).getByRole('rowheader', { name: 'Price Different' })).toBeVisible()
    expect(within(table).getByRole('rowheader', { name: 'Brand' })).toBeVisible()
    expect(within(table).getByText('$189.99')).toBeVisible()
  })

  it('removes a product from its column, and undoes it', async () => {
    const { user, router } = await openShop(two)
    await router.navigate('/apps/ecommerce/compare')
    const table = within(await screen.findByRole('table', { name: 'Compare products' }))
    await user.click(table.getByRole('button', { name: 'Remove Kestrel Portable Radio from comparison' }))
    expect(screen.getAllByRole('columnheader')).toHaveLength(1)
    expect(screen.getByText('Add another product to compare.')).toBeVisible()
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() => {
      expect(screen.getAllByRole('columnheader')).toHaveLength(2)
    })
  })

  it('is limited to four', async () => {
    const { user } = await openShop([...two, 'Ridgeline Two-Person Tent', 'Corbel Mechanical Keyboard'])
    await user.click(button('Compare Pour-Easy Teapot'))
    expect(await screen.findByText('You can compare up to 4 products. Remove one first.')).toBeVisible()
    expect(button('Compare Pour-Easy Teapot')).toHaveAttribute('aria-pressed', 'false')
  })

  it('is stored, and editable on the product page', async () => {
    const { user, router } = await openShop(two)
    await router.navigate('/apps/ecommerce/product-detail/kestrel-portable-radio-6')
    await screen.findByRole('heading', { level: 1, name: 'Kestrel Portable Radio' })
    const toggle = button('Compare Kestrel Portable Radio')
    expect(toggle).toHaveAttribute('aria-pressed', 'true')
    await user.click(toggle)
    expect(toggle).toHaveAttribute('aria-pressed', 'false')
    expect(within(chosen()).getByRole('link', { name: 'Compare 1 product' })).toBeVisible()
  })

  it('links to the shop while empty', async () => {
    await renderPage('/apps/ecommerce/compare')
    expect(await screen.findByText('No products to compare')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Go to shop' })).toHaveAttribute('href', '/apps/ecommerce/shop')
  })

  it('is unchanged if an update fails', async () => {
    const view = await renderPage('/apps/ecommerce/shop')
    const toggle = await screen.findByRole('button', { name: `Compare ${two[0]}` })
    await screen.findAllByRole('article')
    view.breakCall('/apps/ecommerce/comparison', 500)
    await view.user.click(toggle)
    await waitFor(() => {
      expect(toggle).toHaveAttribute('aria-pressed', 'false')
    })
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
  })
})

describe('a sold-out product', () => {
  const notify = { name: 'Notify me when Sunday Reading Set is back in stock' }

  it('has an alert that can be turned on and off', async () => {
    const { user, router } = await renderPage('/apps/ecommerce/product-detail/sunday-reading-set-18')
    await user.click(await screen.findByRole('button', notify))
    expect(screen.getByRole('button', notify)).toHaveAttribute('aria-pressed', 'true')
    expect(await screen.findByText('We’ll notify you when Sunday Reading Set is back in stock')).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Add to cart/ })).not.toBeInTheDocument()
    await router.navigate('/apps/ecommerce/shop?q=Sunday')
    await screen.findByRole('heading', { level: 1, name: 'Shop' })
    const button = await screen.findByRole('button', notify)
    expect(button).toHaveAttribute('aria-pressed', 'true')
    await user.click(button)
    expect(button).toHaveAttribute('aria-pressed', 'false')
    expect(await screen.findByText('Stock alert for Sunday Reading Set removed')).toBeVisible()
  })
})
