// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { publicPaths } from '@/configs/publicPaths'
import { product } from '@/product'
import { renderPage } from '../support/renderPage'

const heading = () => screen.findByRole('heading', { level: 1, name: 'Page not found' })

describe('an unknown URL', () => {
  it.each(['admin', 'client', null] as const)('shows "not found" to %s', async (as) => {
    await renderPage('/nowhere/at/all', { as })
    await heading()
    expect(screen.getByText('/nowhere/at/all')).toBeVisible()
    expect(document.title).toBe(`Page not found · ${product.name}`)
    expect(document.head).toContainHTML('<meta name="robots" content="noindex">')
  })

  it('links to the home page', async () => {
    const { user, router } = await renderPage('/nowhere', { as: 'client' })
    await heading()
    await user.click(screen.getByRole('link', { name: 'Go to home page' }))
    await waitFor(() => expect(router.state.location.pathname).toBe(publicPaths.accessControl.pattern))
  })

  it('links back', async () => {
    const { user, router } = await renderPage(publicPaths.accessControl.pattern, { as: 'client' })
    await screen.findByRole('heading', { name: 'Access control' })
    await router.navigate('/nowhere')
    await heading()
    await user.click(screen.getByRole('button', { name: 'Go back' }))
    await screen.findByRole('heading', { name: 'Access control' })
  })

  it('has no Back link without a previous page', async () => {
    await renderPage('/nowhere', { as: null })
    await heading()
    expect(screen.queryByRole('button', { name: 'Go back' })).not.toBeInTheDocument()
  })
})

describe('the search for an unknown URL', () => {
  const field = () => screen.findByRole('searchbox', { name: 'Search pages' })

  it('starts with words of the URL, and finds the intended page', async () => {
    const { user, router } = await renderPage('/apps/knowledge-base')
    expect(await field()).toHaveValue('knowledge base')
    await user.click(await screen.findByRole('link', { name: 'Knowledge base' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/pages/knowledge-base'))
  })

  it("finds pages by name in the product's language, and shows when nothing matches", async () => {
    const { user } = await renderPage('/nowhere', { language: 'de' })
    const german = await screen.findByRole('searchbox', { name: 'Seiten durchsuchen' })
    await user.clear(german)
    await user.type(german, 'Wissens')
    expect(await screen.findByRole('link', { name: 'Wissensdatenbank' })).toBeVisible()
    await user.type(german, 'xyz')
    expect(await screen.findByText(/Keine Seiten für/)).toBeVisible()
  })

  it('can be retried if the catalog fails to load', async () => {
    const view = await renderPage('/')
    const mend = view.breakCall('/api/main-search/data', 500)
    await view.router.navigate('/faq')
    const again = await screen.findByRole('button', { name: 'Try again' })
    mend()
    await view.user.click(again)
    expect(await screen.findByRole('link', { name: 'FAQ' })).toBeVisible()
  })

  it('is hidden without access to the catalog', async () => {
    await renderPage('/pages/knowledge', { as: 'client' })
    await heading()
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument()
  })
})

it('has its own URL, which counts as known', async () => {
  await renderPage(publicPaths.error.pattern, { as: null })
  await heading()
  expect(screen.queryByText(publicPaths.error.pattern)).not.toBeInTheDocument()
})
