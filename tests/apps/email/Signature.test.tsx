// @vitest-environment jsdom
import type { RichTextProps } from '@core/components/editor/RichTextEditor'
import { act, screen, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { fetchSignature } from '@/redux/apps/email/signatureSlice'
import { giveRoom, openMailbox } from './mailbox'

// The editor measures text, which jsdom cannot.
vi.mock('@core/components/editor/RichTextEditor', () => ({
  RichTextEditor: ({ label, value, onChange }: RichTextProps) => (
    <textarea aria-label={label} value={value} onChange={({ target }) => onChange(target.value)} />
  ),
}))
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

it('keeps the typed signature while it is fetched again', async () => {
  const { user, store } = await openMailbox()
  await user.click(screen.getByRole('button', { name: 'Signature' }))
  await user.type(await screen.findByRole('textbox', { name: 'Signature' }), 'Best wishes')
  await act(() => store.dispatch(fetchSignature()))
  expect(screen.getByRole('textbox', { name: 'Signature' })).toHaveValue('Best wishes')
})
