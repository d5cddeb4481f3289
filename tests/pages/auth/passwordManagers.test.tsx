// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderPage } from '../../support/renderPage'

/** The fields of the page's forms as a password manager sees them: what each is for, and what stands in it. */
async function fieldsOf(path: string, as: 'admin' | null) {
  await renderPage(path, { as })
  // oxlint-disable-next-line testing-library/no-node-access -- by the attribute alone, as a password manager does, which also sees what is hidden from people
  const find = () => [...document.querySelectorAll<HTMLInputElement>('form input[autocomplete]')]
  await waitFor(() => expect(find()).not.toEqual([]))
  await screen.findByRole('heading', { level: 1 })
  const inputs = find()
  return inputs.map(({ autocomplete, value }) => (value ? `${autocomplete}: ${value}` : autocomplete))
}

it.each([
  ['logging in', '/login', null, ['username', 'current-password']],
  // The email is what one logs in with, so it stands before the password, and nothing else claims to be the user name.
  ['opening an account', '/register', null, ['nickname', 'email', 'new-password']],
  ['choosing a new password', '/reset-password?token=x', null, ['new-password', 'new-password']],
  ['unlocking', '/lock', 'admin', ['username: admin@demo.com', 'current-password']],
] as const)('tells a password manager what is what when %s', async (_, path, as, fields) => {
  expect(await fieldsOf(path, as)).toEqual(fields)
})

it('tells a password manager whose password is changed', async () => {
  const fields = await fieldsOf('/pages/account-settings/security', 'admin')
  expect(fields).toEqual(['username: admin@demo.com', 'current-password', 'new-password', 'new-password'])
})
