// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import texts from '@/views/apps/suppliers/locales/en.json'
import { paths } from '@/views/apps/suppliers/paths'
import { renderPage } from '../../support/renderPage'

it('shows its title and text', async () => {
  await renderPage(paths.suppliers.pattern)
  expect(await screen.findByRole('heading', { level: 1, name: texts.title })).toBeVisible()
  expect(screen.getByText(texts.text)).toBeVisible()
})
