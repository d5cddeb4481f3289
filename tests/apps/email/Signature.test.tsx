// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { updateSignature } from '@/redux/apps/email/signatureSlice'
import { giveRoom, openMailbox } from './mailbox'

beforeEach(giveRoom)

it('a signature stands in the letters that are begun, which are no drafts for it', async () => {
  const { user, store } = await openMailbox()
  await store.dispatch(updateSignature('<p>Amara, Lagos</p>'))
  await user.keyboard('c')
  const letter = within(await screen.findByRole('dialog', { name: 'New mail' }))
  expect(await letter.findByRole('textbox', { name: 'Message' })).toHaveTextContent('Amara, Lagos')
  await user.click(letter.getByRole('button', { name: 'Save and close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.queryByText('The draft is saved.')).toBeNull()
})
