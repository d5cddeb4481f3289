// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { publicPaths } from '@/configs/publicPaths'
import { product } from '@/product'
import { renderPage } from '../support/renderPage'

const heading = () => screen.findByRole('heading', { level: 1, name: 'Page not found' })

describe('an address that no page has', () => {
  it.each(['admin', 'client', null] as const)('is said to be none to %s', async (as) => {
    await renderPage('/nowhere/at/all', { as })
    await heading()
    expect(screen.getByText('/nowhere/at/all')).toBeVisible()
    expect(document.title).toBe(`Page not found · ${product.name}`)
    expect(document.head).toContainHTML('<meta name="robots" content="noindex">')
  })

  it('leads home', async () => {
    const { user, router } = await renderPage('/nowhere', { as: 'client' })
    await heading()
    await user.click(screen.getByRole('link', { name: 'Go to home page' }))
    await waitFor(() => expect(router.state.location.pathname).toBe(publicPaths.accessControl.pattern))
  })

  it('leads back to where one came from', async () => {
    const { user, router } = await renderPage(publicPaths.accessControl.pattern, { as: 'client' })
    await screen.findByRole('heading', { name: 'Access control' })
    await router.navigate('/nowhere')
    await heading()
    await user.click(screen.getByRole('button', { name: 'Go back' }))
    await screen.findByRole('heading', { name: 'Access control' })
  })

  it('offers no way back where there is none', async () => {
    await renderPage('/nowhere', { as: null })
    await heading()
    expect(screen.queryByRole('button', { name: 'Go back' })).not.toBeInTheDocument()
  })
})

describe('the search of an unknown address', () => {
  const field = () => screen.findByRole('searchbox', { name: 'Search pages' })

  it('begins with what the address says, and leads to the page that is meant', async () => {
    const { user, router } = await renderPage('/apps/knowledge-base')
    expect(await field()).toHaveValue('knowledge base')
    await user.click(await screen.findByRole('link', { name: 'Knowledge base' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/pages/knowledge-base'))
  })

  it('finds pages by their names in the language of the product, and says where there is none', async () => {
    const { user } = await renderPage('/nowhere', { language: 'de' })
    const german = await screen.findByRole('searchbox', { name: 'Seiten durchsuchen' })
    await user.clear(german)
    await user.type(german, 'Wissens')
    expect(await screen.findByRole('link', { name: 'Wissensdatenbank' })).toBeVisible()
    await user.type(german, 'xyz')
    expect(await screen.findByText(/Keine Seiten für/)).toBeVisible()
  })

  it('can be tried again where the catalogue could not be read', async () => {
    const view = await renderPage('/')
    const mend = view.breakCall('/api/main-search/data', 500)
    await view.router.navigate('/faq')
    const again = await screen.findByRole('button', { name: 'Try again' })
    mend()
    await view.user.click(again)
    expect(await screen.findByRole('link', { name: 'FAQ' })).toBeVisible()
  })

  it('is not there for those who may not read the catalogue', async () => {
    await renderPage('/pages/knowledge', { as: 'client' })
    await heading()
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument()
  })
})

it('has an address of its own, which it does not call unknown', async () => {
  await renderPage(publicPaths.error.pattern, { as: null })
  await heading()
  expect(screen.queryByText(publicPaths.error.pattern)).not.toBeInTheDocument()
})
