// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { fetchSignature } from '@/redux/apps/email/signatureSlice'
import { giveRoom, openMailbox } from './mailbox'

beforeEach(giveRoom)

it('a signature is not overwritten while it cannot be loaded, and loads on a retry', async () => {
  const { user, store, breakCall } = await openMailbox()
  const mend = breakCall('/apps/email/signature', 500)
  await store.dispatch(fetchSignature())
  await user.click(screen.getByRole('button', { name: 'Signature' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Signature' }))
  expect(await dialog.findByRole('alert')).toBeVisible()
  expect(dialog.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument()
  mend()
  await user.click(dialog.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('button', { name: 'Save' })).toBeVisible()
})
