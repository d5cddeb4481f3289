// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import module from '@/views/components/gallery/module'
import texts from '@/views/components/gallery/locales/en.json'
import { renderPage } from '../../support/renderPage'

describe.each(module.routes.map(({ path, title }) => ({ path, title })))('$path', ({ path, title }) => {
  it('shows its examples with source files, and the props of its components', async () => {
    const { user } = await renderPage(path)
    await screen.findByRole('heading', { level: 1, name: texts.nav[title as keyof typeof texts.nav] })
    const contents = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link')
    for (const { textContent: name } of contents.filter(({ textContent }) => textContent !== 'Props')) {
      const example = within(screen.getByRole('region', { name }))
      await user.click(example.getByRole('button', { name: 'Show code' }))
      expect(await example.findByRole('region', { name: `Code for ${name}` })).toHaveTextContent('export function')
      await user.click(example.getByRole('button', { name: 'Show code' }))
    }
    if (!contents.some(({ textContent }) => textContent === 'Props')) return
    for (const table of await screen.findAllByRole('table', { name: / props$/ }))
      expect(within(table).getAllByRole('row').length).toBeGreaterThan(1)
  })
})
