// @vitest-environment jsdom
import * as parts from '@core/lazy/fetchPart'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { giveRoom, openMailbox } from './mailbox'

/** Modules that fail to load. */
const connection = { lost: [] as string[] }

beforeEach(() => {
  giveRoom()
  const { fetchPart } = parts
  vi.spyOn(parts, 'fetchPart').mockImplementation((load) =>
    connection.lost.some((file) => String(load).includes(file))
      ? Promise.reject(new Error('Failed to fetch dynamically imported module'))
      : fetchPart(load),
  )
})

it('shows one message if the composer cannot be loaded, disables shortcuts, and opens on a retry', async () => {
  // Before the mailbox prefetches the composer.
  connection.lost = ['ComposeWindow', 'RichTextEditor']
  const { user, row, address } = await openMailbox()
  await user.click(screen.getAllByRole('button', { name: 'Compose' })[0]!)
  expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t load this section')
  await user.keyboard('offlinec')
  expect(row(/Sensor 7/)).toBeVisible()
  expect(address()).toBe('/apps/email')
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.click(screen.getAllByRole('button', { name: 'Compose' })[0]!)
  await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(1))

  connection.lost = ['RichTextEditor']
  await user.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('dialog', { name: 'New email' })).toBeVisible()
  expect(screen.getByRole('combobox', { name: 'To' })).toHaveFocus()
})

it('disables shortcuts if the reply editor cannot be loaded', async () => {
  connection.lost = ['RichTextEditor']
  const { user, address } = await openMailbox('/apps/email/inbox/1')
  await user.click(await screen.findByRole('button', { name: 'Reply' }))
  expect(await screen.findByText(/Couldn’t load the editor/)).toBeVisible()
  await user.keyboard('offline')
  expect(address()).toBe('/apps/email/inbox/1')
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
  expect(screen.getByRole('dialog', { name: /^Re: / })).toHaveFocus()
})

it('names an unreadable file, and attaches the others', async () => {
  const { user } = await openMailbox()
  await user.click(screen.getAllByRole('button', { name: 'Compose' })[0]!)
  const letter = within(await screen.findByRole('dialog', { name: 'New email' }))
  const readAsDataUrl = FileReader.prototype.readAsDataURL
  vi.spyOn(FileReader.prototype, 'readAsDataURL').mockImplementation(function (this: FileReader, file: Blob) {
    if (file instanceof File && file.name === 'moved.pdf') queueMicrotask(() => this.dispatchEvent(new Event('error')))
    else readAsDataUrl.call(this, file)
  })
  await user.upload(letter.getByLabelText('Attach files', { selector: 'input' }), [
    new File(['a'], 'moved.pdf'),
    new File(['b'], 'plan.pdf'),
  ])
  expect(await letter.findByText('plan.pdf')).toBeVisible()
  expect(await screen.findByText('“moved.pdf” couldn’t be read. Attach it again or choose another file.')).toBeVisible()
  expect(letter.queryByText('moved.pdf')).toBeNull()
})

it('undoing a sent reply opens it below its email again', async () => {
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { media, matches: media === '(width >= 768px)', onchange: null }),
  )
  Element.prototype.scrollIntoView = vi.fn<() => void>()
  connection.lost = []
  const { user } = await openMailbox('/apps/email/inbox/3')
  const reader = within(await screen.findByRole('region', { name: 'Email' }))
  await user.click(await reader.findByRole('button', { name: 'Reply' }))
  await user.click(await reader.findByRole('button', { name: 'Send' }))
  await screen.findByText('Email sent')
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await reader.findByRole('region', { name: 'Re: Question about invoice 5014' })).toBeVisible()
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('shows the length limit of a subject, and file sizes in words', async () => {
  const { user, compose } = await openMailbox()
  const letter = within(await compose())
  const subject = letter.getByRole('textbox', { name: 'Subject' })
  await user.click(subject)
  await user.paste('x'.repeat(255))
  expect(letter.getByText('Subjects can have up to 250 characters')).toBeVisible()
  await user.upload(letter.getByLabelText('Attach files', { selector: 'input' }), new File(['12345'], 'plan.pdf'))
  expect(await letter.findByText('5 bytes')).toBeVisible()
})
