// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderPage } from '../../support/renderPage'

const base = '/apps/ecommerce/product-detail'
/** The count appears beside the price and above the bars. */
const expectCount = (text: string) => waitFor(() => expect(screen.getAllByText(text)).toHaveLength(2))
const button = (name: string) => screen.getByRole('button', { name })

async function open(slug: string) {
  const view = await renderPage(`${base}/${slug}`)
  const list = await screen.findByRole('list', { name: 'Reviews' })
  return { ...view, list, reviews: () => within(screen.getByRole('list', { name: 'Reviews' })).getAllByRole('article') }
}

describe('the reviews of a product', () => {
  it('show author, stars, text and average', async () => {
    const { list } = await open('commuter-city-bicycle-5')
    expect(within(list).getByRole('heading', { name: 'No grease on my pants' })).toBeVisible()
    expect(within(list).getByText('Rasmus Thygesen')).toBeVisible()
    expect(screen.getByText('4.3')).toBeVisible()
    await expectCount('3 reviews')
    expect(screen.getByRole('progressbar', { name: 'Share of 4-star reviews' })).toHaveAttribute('aria-valuenow', '67')
  })

  it("accept the user's review, which can be edited", async () => {
    const { user, list } = await open('linen-bound-notebook-27')
    await user.click(button('Write a review'))
    const drawer = within(await screen.findByRole('dialog', { name: 'Your review of Linen-Bound Notebook' }))
    await user.click(drawer.getByRole('button', { name: 'Save review' }))
    expect(await drawer.findByText('Select an option')).toBeVisible()
    expect(drawer.getByRole('radio', { name: '1 star' })).toHaveFocus()
    expect(drawer.getAllByText(/is required$/)).toHaveLength(2)
    await user.click(drawer.getByRole('radio', { name: '5 stars' }))
    await user.type(drawer.getByRole('textbox', { name: 'Title' }), 'Lies flat')
    await user.type(drawer.getByRole('textbox', { name: 'Review' }), 'Pencil only, and all is well.')
    await user.click(drawer.getByRole('button', { name: 'Save review' }))
    expect(await within(list).findByRole('heading', { name: 'Lies flat' })).toBeVisible()
    await expectCount('4 reviews')
    await waitFor(() => {
      expect(screen.getAllByRole('img', { name: 'Rated 2 out of 5' })).not.toHaveLength(0)
    })
    const [change] = screen.getAllByRole('button', { name: 'Edit your review' })
    await user.click(change!)
    const title = await screen.findByRole('textbox', { name: 'Title' })
    expect(title).toHaveValue('Lies flat')
    await user.clear(title)
    await user.type(title, 'Lies flat, still')
    await user.click(button('Save review'))
    expect(await within(list).findByRole('heading', { name: 'Lies flat, still' })).toBeVisible()
    await expectCount('4 reviews')
  })

  it("delete and restore the user's review", async () => {
    const { user, reviews } = await open('pour-easy-teapot-4')
    expect(reviews()).toHaveLength(3)
    await user.click(button('Delete your review'))
    await waitFor(() => {
      expect(reviews()).toHaveLength(2)
    })
    expect(await screen.findByRole('button', { name: 'Write a review' })).toHaveFocus()
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() => {
      expect(reviews()).toHaveLength(3)
    })
  })
})
