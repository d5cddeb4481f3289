// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { fetchSignature, updateSignature } from '@/redux/apps/email/signatureSlice'
import { giveRoom, openMailbox } from './mailbox'

beforeEach(giveRoom)

it('the compose window shows the sender', async () => {
  const { user } = await openMailbox()
  await user.keyboard('c')
  const letter = within(await screen.findByRole('dialog', { name: 'New email' }))
  expect(letter.getByText('Amara Mensah <admin@demo.com>')).toBeVisible()
})

it('a signature stands in the letters that are begun, which are no drafts for it', async () => {
  const { user, store } = await openMailbox()
  await store.dispatch(updateSignature('<p>Amara, Lagos</p>'))
  await user.keyboard('c')
  const letter = within(await screen.findByRole('dialog', { name: 'New email' }))
  expect(await letter.findByRole('textbox', { name: 'Message' })).toHaveTextContent('Amara, Lagos')
  await user.click(letter.getByRole('button', { name: 'Save and close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.queryByText('Draft saved')).toBeNull()
})

it('is not written over where it could not be fetched, and can be fetched again', async () => {
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
