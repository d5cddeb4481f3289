import { screen } from '@testing-library/react'
import { renderPage } from '../../support/renderPage'

/** Shows the profile once it has come. */
export async function openProfile(path = '/pages/profile') {
  const view = await renderPage(path)
  await screen.findByRole('tablist')
  return view
}
