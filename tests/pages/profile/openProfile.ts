import { screen } from '@testing-library/react'
import { renderPage } from '../../support/renderPage'

export async function openProfile(path = '/pages/profile') {
  const view = await renderPage(path)
  await screen.findByRole('tablist')
  return view
}
