// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { languages } from '@/configs/languages'
import { product } from '@/product'
import { loadExamples } from '@/navigation/examples'
import { modules, routes } from '@/navigation/modules'
import { renderPage } from '../support/renderPage'

// The content of examples is irrelevant here.
vi.mock('@core/components/example/Example', () => ({
  Example: ({ id, title }: { id: string; title: string }) => <section id={id} aria-label={title} />,
}))

const pages = import.meta.glob<string>('../../src/views/*/*/*.tsx', { query: '?raw', import: 'default', eager: true })
const showing = Object.keys(pages).filter(
  (file) => /\/[A-Z]\w+\.tsx$/.test(file) && /\/example\/ExamplePage'|'\.\/createPage'/.test(pages[file]!),
)
const examples = await loadExamples(product.language)

describe('searchable examples', () => {
  it.each(showing)('include those of %s', (file) => {
    const [, key, name = ''] = /views\/([^/]+\/[^/]+)\/(\w+)\.tsx$/.exec(file) ?? []
    const shown = modules.filter((module) => module.key === key).flatMap((module) => module.routes)
    const own = shown.filter(({ load }) => String(load).includes(`/${name}`))
    expect(own).not.toEqual([])
    for (const route of own) expect(route.examples, route.path).toBeDefined()
  })

  it.each(routes.filter((route) => route.examples !== undefined))('are all examples of $path', async ({ path }) => {
    await renderPage(path)
    const contents = await screen.findByRole('navigation', { name: 'On this page' })
    const shown = within(contents)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')])
      .filter(([, to]) => to !== `${path}#props`)
    const found = examples.filter(({ route }) => route.path === path)
    expect(found.map(({ title, to }) => [title, to])).toEqual(shown)
    for (const { title, to } of found) {
      const anchor = await screen.findByLabelText(title, { selector: 'section' })
      expect(anchor).toHaveAttribute('id', to.replace(/.*#/, ''))
    }
  })

  it.each(languages.map(({ code }) => code))('are equal in %s', async (language) => {
    const translated = await loadExamples(language)
    expect(translated.map(({ to }) => to)).toEqual(examples.map(({ to }) => to))
  })
})
