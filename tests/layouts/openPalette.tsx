import { screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { openShell } from './openShell'

export async function openPalette(as: 'admin' | 'client' = 'admin', language = 'en') {
  const view = await openShell('/access-control', { as, language })
  await view.user.keyboard('{Control>}k{/Control}')
  const field = await screen.findByRole('combobox', { name: /^(?:Search pages, files, contacts|Seiten, Dateien, .*)$/ })
  await waitFor(() => {
    expect(field).toHaveFocus()
  })
  const group = (name: string) => screen.findByRole('group', { name })
  return { ...view, field, group }
}
