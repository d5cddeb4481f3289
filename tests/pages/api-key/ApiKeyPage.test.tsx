// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderPage } from '../../support/renderPage'

async function open() {
  const view = await renderPage('/pages/api-key')
  await screen.findByRole('row', { name: /^Nightly invoice export/ })
  return view
}

it('creates a key, which is shown once completely, then by its last four characters', async () => {
  const { user, store } = await open()
  await user.click(screen.getByRole('button', { name: 'Create API key' }))
  const form = within(await screen.findByRole('dialog', { name: 'Create API key' }))
  await user.click(form.getByRole('button', { name: 'Create API key' }))
  expect(form.getByRole('textbox', { name: 'Name' })).toBeInvalid()
  await user.type(form.getByRole('textbox', { name: 'Name' }), 'Warehouse')
  await user.selectOptions(form.getByRole('combobox', { name: 'Scope' }), 'Read and write')
  await user.click(form.getByRole('button', { name: 'Create API key' }))

  const whole = within(await screen.findByRole('dialog', { name: 'API key “Warehouse”' }))
  const { value } = whole.getByRole<HTMLInputElement>('textbox', { name: 'Key' })
  expect(value).toMatch(/^lsk_\w{32}$/)
  await user.click(whole.getByRole('button', { name: 'Copy key' }))
  expect(await navigator.clipboard.readText()).toBe(value)
  expect(JSON.stringify(store.getState())).not.toContain(value)
  await user.click(whole.getByText('Close'))
  expect(await screen.findByRole('row', { name: /^Warehouse/ })).toHaveTextContent(
    `lsk_…${value.slice(-4)}Read and write`,
  )
})

it('revokes a key after confirmation, and restores it', async () => {
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: 'Revoke “Nightly invoice export”' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Revoke' }))
  await waitFor(() => expect(screen.queryByRole('row', { name: /^Nightly invoice export/ })).toBeNull())
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await screen.findByRole('row', { name: /^Nightly invoice export/ })
})
