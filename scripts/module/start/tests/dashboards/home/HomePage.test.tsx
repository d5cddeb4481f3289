// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { publicPaths } from '@/configs/publicPaths'
import { renderPage } from '../../support/renderPage'

it('greets the user, and links to permitted pages', async () => {
  const { user, router } = await renderPage(publicPaths.home.pattern)
  expect(await screen.findByText(/^Welcome, \w/)).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Access control' }))
  await waitFor(() => expect(router.state.location.pathname).toBe(publicPaths.accessControl.pattern))
})
