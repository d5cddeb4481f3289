// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { primarySteps } from '@/utility/primarySteps'
import { expectExamples } from '../../support/examples'
import { renderPage } from '../../support/renderPage'

const root = document.documentElement

afterEach(() => {
  root.removeAttribute('style')
  delete root.dataset.bsTheme
})

it('/ui/typography shows its examples with their code', () => expectExamples('/ui/typography', 'Typography'))

describe('/ui/colors', () => {
  it('shows each color with its contrast, updated with the skin', async () => {
    root.style.setProperty('--ld-surface', '#fff')
    root.style.setProperty('--ld-ink', '#767676')
    await renderPage('/ui/colors')
    const ink = () => screen.getByRole('button', { name: 'Copy --ld-ink' })
    expect(await screen.findByRole('heading', { level: 1, name: 'Colors' })).toBeInTheDocument()
    expect(ink()).toHaveAccessibleDescription('#767676 4.54:1 against --ld-surface For text')
    act(() => {
      root.style.setProperty('--ld-ink', '#888')
      root.dataset.bsTheme = 'dark'
    })
    await waitFor(() => expect(ink()).toHaveAccessibleDescription('#888 3.54:1 against --ld-surface For controls'))
  })

  it('copies the name of a color', async () => {
    const { user } = await renderPage('/ui/colors')
    await user.click(await screen.findByRole('button', { name: 'Copy --ld-primary-tint' }))
    expect(await navigator.clipboard.readText()).toBe('--ld-primary-tint')
  })
})

describe('a custom primary color', () => {
  it('is applied to the page until it is reset or the page is left, and can be copied as code', async () => {
    const { user, router } = await renderPage('/ui/colors')
    const input = await screen.findByLabelText('Primary color', { selector: 'input' })
    fireEvent.change(input, { target: { value: '#00aa77' } })
    const { light, dark } = primarySteps('#00aa77')
    expect(root.style.getPropertyValue('--ld-primary')).toBe(light[0])
    act(() => void (root.dataset.bsTheme = 'dark'))
    await waitFor(() => expect(root.style.getPropertyValue('--ld-primary')).toBe(dark[0]))

    const [copyCss, copyProduct] = screen.getAllByRole('button', { name: 'Copy code' })
    await user.click(copyCss!)
    expect(await navigator.clipboard.readText()).toContain(`--ld-primary-text: ${light[3]};`)
    await user.click(copyProduct!)
    expect(await navigator.clipboard.readText()).toContain(`light: ['${light.join("', '")}'],`)

    await user.click(screen.getByRole('button', { name: 'Reset color' }))
    expect(root.style.getPropertyValue('--ld-primary')).toBe('')
    fireEvent.change(input, { target: { value: '#123456' } })
    await act(() => router.navigate('/pages/license'))
    await screen.findByRole('heading', { level: 1, name: 'License' })
    expect(root.style.getPropertyValue('--ld-primary')).toBe('')
  })
})

describe('/ui/icons', () => {
  it('finds icons by words of their names, in the URL, and copies the import', async () => {
    const { user, router } = await renderPage('/ui/icons')
    const all = await screen.findAllByRole('button', { name: /^Copy import/ })
    expect(all.length).toBeGreaterThan(100)
    await user.type(screen.getByRole('searchbox', { name: 'Search icons' }), 'shopping cart{Enter}')
    expect(router.state.location.search).toBe('?q=shopping+cart')
    expect(screen.getByText('1 icon')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Copy import for ShoppingCart' }))
    expect(await navigator.clipboard.readText()).toBe("import { ShoppingCart } from 'lucide-react'")
  })

  it('draws each icon, and shows when nothing matches', async () => {
    await renderPage('/ui/icons?q=trash2')
    const icon = await screen.findByRole('button', { name: 'Copy import for Trash2' })
    expect(icon.innerHTML).toContain('<path')
    await renderPage('/ui/icons?q=zebra')
    expect(await screen.findByText('No icons found')).toBeInTheDocument()
  })
})

describe('/ui/illustrations', () => {
  it('shows each illustration light and dark, and copies the import', async () => {
    const { user } = await renderPage('/ui/illustrations')
    const card = await screen.findByRole('region', { name: 'Page not found' })
    for (const skin of ['light', 'dark']) expect(card.innerHTML).toMatch(RegExp(`data-bs-theme="${skin}"><svg`))
    await user.click(within(card).getByRole('button', { name: 'Copy import: NotFound' }))
    expect(await navigator.clipboard.readText()).toBe("import { NotFound } from '@core/illustrations/NotFound'")
  })
})
