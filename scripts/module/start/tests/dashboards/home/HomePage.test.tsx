// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { publicPaths } from '@/navigation/publicPaths'
import { renderPage } from '../../support/renderPage'

it('greets, and leads to the pages that one may see', async () => {
  const { user, router } = await renderPage(publicPaths.home.pattern)
  expect(await screen.findByText(/^Welcome, \w/)).toBeVisible()
  const [first] = screen.getAllByRole('link')
  await user.click(first!)
  expect(router.state.location.pathname).not.toBe('/')
})
