// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import type { Email } from '@/redux/apps/email/schema'
import { now } from '../../support/backend'
import { giveRoom, openMailbox } from './mailbox'

beforeEach(giveRoom)

it('editing a scheduled email cancels it, and Undo schedules the edited email again', async () => {
  const { user, client, router } = await openMailbox()
  const { data } = await client.post<{ email: Email }>('/apps/email/send-email', {
    to: [{ email: 'kofi@voltacold.example' }],
    subject: 'Delivery',
    sendAt: new Date(now().getTime() + 86_400_000).toISOString(),
  })
  await router.navigate(`/apps/email/scheduled/${data.email.id}`)
  const row = within(await screen.findByRole('list', { name: 'Scheduled' })).getByRole('listitem')
  expect(within(row).queryByRole('button', { name: /^Mark as/ })).toBeNull()

  await user.click(await screen.findByRole('button', { name: 'Edit email' }))
  expect(await screen.findByText('Sending canceled. Saved as a draft.')).toBeVisible()
  const letter = within(await screen.findByRole('dialog', { name: 'Delivery' }))
  await user.type(letter.getByRole('textbox', { name: 'Subject' }), ' at nine')
  await user.click(screen.getByText('Undo'))
  expect(await screen.findByText(/^Email scheduled for/)).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await screen.findByRole('link', { name: /Delivery at nine/ })).toBeVisible()
})
