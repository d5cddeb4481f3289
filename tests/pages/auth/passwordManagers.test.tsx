// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderPage } from '../../support/renderPage'

/** Fields as a password manager sees them: purpose and value. */
async function fieldsOf(path: string, as: 'admin' | null) {
  await renderPage(path, { as })
  // oxlint-disable-next-line testing-library/no-node-access -- by attribute, like a password manager
  const find = () => [...document.querySelectorAll<HTMLInputElement>('form input[autocomplete]')]
  await waitFor(() => expect(find()).not.toEqual([]))
  await screen.findByRole('heading', { level: 1 })
  const inputs = find()
  return inputs.map(({ autocomplete, value }) => (value ? `${autocomplete}: ${value}` : autocomplete))
}

it.each([
  ['logging in', '/login', null, ['username', 'current-password']],
  // Users log in by email, so it precedes the password, and no other field is the username.
  ['opening an account', '/register', null, ['nickname', 'email', 'new-password']],
  ['choosing a new password', '/reset-password?token=x', null, ['new-password', 'new-password']],
  ['unlocking', '/lock', 'admin', ['username: admin@demo.com', 'current-password']],
] as const)('marks fields for password managers when %s', async (_, path, as, fields) => {
  expect(await fieldsOf(path, as)).toEqual(fields)
})

it('includes the username when a password is changed', async () => {
  const fields = await fieldsOf('/pages/account-settings/security', 'admin')
  expect(fields).toEqual(['username: admin@demo.com', 'current-password', 'new-password', 'new-password'])
})
