import { screen, within } from '@testing-library/react'
import { expect } from 'vitest'
import { renderPage } from './renderPage'

/** Expects code in every example, and rows in every table of props. */
export async function expectExamples(path: string, heading: string, code: string | RegExp = 'export function') {
  const { user } = await renderPage(path)
  await screen.findByRole('heading', { level: 1, name: heading })
  const contents = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link')
  for (const { textContent: name } of contents.filter(({ textContent }) => textContent !== 'Props')) {
    const example = within(screen.getAllByRole('region', { name })[0]!)
    await user.click(example.getByRole('button', { name: 'Show code' }))
    expect(await example.findByRole('region', { name: `Code for ${name}` })).toHaveTextContent(code)
    await user.click(example.getByRole('button', { name: 'Show code' }))
  }
  if (!contents.some(({ textContent }) => textContent === 'Props')) return
  for (const table of await screen.findAllByRole('table', { name: / props$/ }))
    expect(within(table).getAllByRole('row').length).toBeGreaterThan(1)
}
