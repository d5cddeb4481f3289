// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderPage } from '../../support/renderPage'

it('shows the license and copies it', async () => {
  const { user } = await renderPage('/pages/license')
  await screen.findByText(/Permission is hereby granted, free of charge/)
  expect(screen.getByRole('region', { name: 'You must' })).toHaveTextContent(
    'Keep the copyright notice with the source',
  )
  await user.click(screen.getByRole('button', { name: 'Copy license' }))
  expect(await navigator.clipboard.readText()).toMatch(/^MIT License/)
})
