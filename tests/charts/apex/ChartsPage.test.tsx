// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderPage } from '../../support/renderPage'
import { until } from '../../support/until'

it('shows every kind of chart, with a legend or name, its numbers and code', async () => {
  const { user } = await renderPage('/charts/apex')
  await screen.findByRole('heading', { level: 1, name: 'Charts' })
  const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link')
  expect(links).toHaveLength(14)
  for (const { textContent: name } of links) {
    const example = within(screen.getByRole('region', { name }))
    expect((await example.findAllByRole('img'))[0]).toHaveAccessibleName(expect.stringContaining(name))
    await user.click(example.getByRole('button', { name: `More actions for “${name}”` }))
    await user.click(await screen.findByRole('menuitem', { name: 'Show as table' }))
    expect(example.getAllByRole('row').length).toBeGreaterThan(1)
  }
})

it("formats figures in the page's language", async () => {
  await renderPage('/charts/apex', { language: 'de' })
  expect(await screen.findByRole('img', { name: /Balken: Umsatz nach Land.*68\.400/ })).toBeInTheDocument()
  // React commits a lazy part up to 300 ms after it was loaded, which must not be after the test environment is gone.
  await until(() => expect(screen.getAllByRole('img').length).toBeGreaterThanOrEqual(14))
})
