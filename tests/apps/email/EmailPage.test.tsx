// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { EmailList } from '@/redux/apps/email/contract'
import type { Email } from '@/redux/apps/email/schema'
import { renderPage } from '../../support/renderPage'
import { giveRoom, openMailbox } from './mailbox'

beforeEach(giveRoom)

async function reader() {
  return screen.findByRole('region', { name: 'Email' })
}

describe('the mailbox', () => {
  it('shows the inbox with its unread count, folders and labels', async () => {
    const { list } = await openMailbox()
    expect(screen.getByRole('heading', { level: 1, name: 'Inbox' })).toBeVisible()
    expect(within(list).getAllByRole('listitem').length).toBeGreaterThan(10)
    const folders = within(screen.getByRole('navigation', { name: 'Folders' }))
    expect(folders.getByRole('link', { name: /Inbox/ })).toHaveAttribute('aria-current', 'page')
    expect(folders.getByRole('link', { name: /Drafts.*5 drafts/ })).toHaveAttribute('href', '/apps/email/draft')
    expect(folders.getByRole('link', { name: 'Company' })).toHaveAttribute('href', '/apps/email/label/company')
  })

  it('opens an email by URL, marks it as read, and moves on in the visible list', async () => {
    const { user, link, address } = await openMailbox()
    expect(link(/Sensor 7/)).toHaveTextContent(/^Unread/)
    await user.click(link(/Sensor 7/))
    expect(address()).toBe('/apps/email/inbox/1')
    expect(within(await reader()).getByRole('heading', { name: 'Sensor 7 is quiet again' })).toBeVisible()
    await waitFor(() => expect(link(/Sensor 7/)).not.toHaveTextContent(/^Unread/))
    expect(screen.getByRole('button', { name: 'Newer email' })).toHaveAttribute('aria-disabled', 'true')
    await user.click(screen.getByRole('button', { name: 'Older email' }))
    expect(await screen.findByRole('heading', { name: 'New login to your account' })).toBeVisible()
  })

  it('reads folder, email and search from the URL', async () => {
    const { list } = await openMailbox('/apps/email/label/company?q=is:starred')
    expect(within(list).getAllByRole('listitem').length).toBeGreaterThan(0)
    expect(screen.getByRole('searchbox', { name: 'Search email' })).toHaveValue('is:starred')
    expect(screen.getByRole('heading', { level: 1, name: 'Company' })).toBeVisible()
  })

  it('keeps the list until the search results arrive', async () => {
    const { user, list, address } = await openMailbox()
    await user.type(screen.getByRole('searchbox', { name: 'Search email' }), 'sensor')
    await waitFor(() => expect(address()).toBe('/apps/email?q=sensor'))
    await waitFor(() => expect(screen.queryByText('New login to your account')).toBeNull())
    // A skeleton, even for a moment, would have replaced the list element.
    expect(list).toBeInTheDocument()
    expect(within(list).getByRole('link', { name: /Sensor 7/ })).toBeVisible()
  })

  it('shows that a folder or email does not exist', async () => {
    const { unmount } = await renderPage('/apps/email/attic')
    expect(await screen.findByText('This folder or label doesn’t exist')).toBeVisible()
    unmount()
    await openMailbox('/apps/email/inbox/9999')
    expect(await screen.findByText('Email not found')).toBeVisible()
  })

  it('shows a load error and a retry', async () => {
    const view = await renderPage('/')
    const mend = view.breakCall('/apps/email/emails', 500)
    await view.router.navigate('/apps/email')
    expect(await screen.findByText('Couldn’t load emails')).toBeVisible()
    expect(screen.queryByText('No emails')).toBeNull()
    mend()
    await view.user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('list', { name: 'Inbox' })).toBeVisible()
  })
})

describe('a thread', () => {
  it('shows the time and text of its latest email', async () => {
    const { user, client, row } = await openMailbox()
    const { data } = await client.post<{ email: Email }>('/apps/email/send-email', {
      to: [{ email: 'kofi@voltacold.example' }],
      replyTo: 3,
      message: '<p>The number is right.</p>',
    })
    await user.click(screen.getByRole('button', { name: 'Refresh' }))
    await waitFor(() => expect(row(/Question about invoice 5014/)).toHaveTextContent('The number is right.'))
    expect(row(/Question about invoice 5014/).innerHTML).toContain(data.email.time)
    expect(row(/./)).toHaveTextContent('Question about invoice 5014')
  })
})

describe('a long list', () => {
  it('is paged, in the URL, and the open email follows', async () => {
    const { user, address, router } = await openMailbox()
    const tools = within(screen.getByRole('group', { name: 'List actions' }))
    const total = Number(/^1–25 of (\d+)$/.exec((await tools.findByText(/^1–25 of/)).textContent)?.[1])
    expect(tools.getByRole('button', { name: 'Previous page' })).toHaveAttribute('aria-disabled', 'true')
    await user.click(tools.getByRole('button', { name: 'Next page' }))
    expect(address()).toBe('/apps/email?page=2')
    expect(tools.getByText(`26–${total} of ${total}`)).toBeVisible()
    const rows = () => within(screen.getByRole('list', { name: 'Inbox' })).getAllByRole('listitem')
    await waitFor(() => expect(rows()).toHaveLength(total - 25))
    await user.keyboard('jo')
    expect(address()).toMatch(/^\/apps\/email\/inbox\/\d+\?page=2$/)
    await user.keyboard('k')
    expect(tools.getByText(`1–25 of ${total}`)).toBeVisible()
    await router.navigate('/apps/email?page=99')
    expect(await tools.findByText(`26–${total} of ${total}`)).toBeVisible()
  })

  it('searched everywhere says so, with the folder of each email', async () => {
    await openMailbox('/apps/email?q=invoice&scope=all')
    expect(screen.getByRole('heading', { level: 1, name: 'All emails' })).toBeVisible()
    const rows = within(screen.getByRole('list', { name: 'All emails' }))
    const places = await rows.findAllByText(/^(Inbox|Sent|Drafts|Trash)$/, { selector: '.badge' })
    expect(new Set(places.map(({ textContent }) => textContent)).size).toBeGreaterThan(1)
  })

  it('of sent emails shows the pictures of their first recipients', async () => {
    const { row } = await openMailbox('/apps/email/sent')
    await waitFor(() => expect(within(row(/^.*Toiture/)).getByRole('presentation')).toBeVisible())
  })

  it('of spam shows a warning', async () => {
    await openMailbox('/apps/email/spam')
    expect(screen.getByText(/^Suspected spam is moved here/)).toBeVisible()
  })
})

describe('actions', () => {
  it('select a range with Shift, and label it: some becomes all', async () => {
    const { user, row, list } = await openMailbox()
    const rows = within(list).getAllByRole('listitem')
    await user.click(within(rows[0]!).getByRole('checkbox'))
    fireEvent.click(within(rows[3]!).getByRole('checkbox'), { shiftKey: true })
    const tools = within(screen.getByRole('group', { name: 'List actions' }))
    expect(tools.getByText('4 selected')).toBeVisible()
    expect(tools.getByRole('checkbox', { name: 'Select all' })).toBePartiallyChecked()
    await user.click(tools.getByRole('button', { name: 'Labels' }))
    const company = screen.getByRole('menuitemcheckbox', { name: 'Company' })
    expect(company).toHaveAttribute('aria-checked', 'mixed')
    await user.click(company)
    expect(company).toHaveAttribute('aria-checked', 'true')
    expect(row(/New login/)).toHaveTextContent('Company')
  })

  it('select every email of the list, and Escape clears the selection', async () => {
    const { user, link } = await openMailbox()
    const tools = within(screen.getByRole('group', { name: 'List actions' }))
    const total = /\d+$/.exec((await tools.findByText(/^1–25 of/)).textContent)![0]
    await user.click(tools.getByRole('checkbox', { name: 'Select all' }))
    expect(tools.getByText('25 selected')).toBeVisible()
    await user.click(screen.getByRole('button', { name: `Select all ${total} in Inbox` }))
    expect(tools.getByText(`${total} selected`)).toBeVisible()
    fireEvent.contextMenu(link(/Sensor 7/))
    expect(within(screen.getByRole('menu')).getByText(`${total} selected`)).toBeVisible()
    await user.keyboard('{Escape}')
    expect(tools.getByText(`${total} selected`)).toBeVisible()
    await user.keyboard('{Escape}')
    expect(tools.getByText(/^1–25 of/)).toBeVisible()
    expect(tools.getByRole('checkbox', { name: 'Select all' })).not.toBeChecked()
  })

  it('delete forever from the trash, with Undo', async () => {
    const { user, list } = await openMailbox('/apps/email/trash')
    const count = within(list).getAllByRole('listitem').length
    await user.click(screen.getByRole('button', { name: 'Empty trash' }))
    expect(await screen.findByText('Trash is empty')).toBeVisible()
    expect(await screen.findByText(/permanently deleted$/)).toBeVisible()
    await user.click(screen.getAllByRole('button', { name: 'Undo' })[0]!)
    await waitFor(() =>
      expect(within(screen.getByRole('list', { name: 'Trash' })).getAllByRole('listitem')).toHaveLength(count),
    )
  })
})

describe('writing', () => {
  it('shows the sender, suggests contacts, marks invalid addresses, sends, and undoes it', async () => {
    const { user, compose } = await openMailbox()
    const letter = within(await compose())
    expect(letter.getByText('Amara Mensah <admin@demo.com>')).toBeVisible()
    const to = letter.getByRole('combobox', { name: 'To' })
    await waitFor(() => expect(to).toHaveFocus())
    await user.click(letter.getByRole('button', { name: 'Send' }))
    expect(await screen.findByText('Add at least one recipient')).toBeVisible()
    expect(to).toHaveFocus()
    await user.type(to, 'kofi')
    expect(await letter.findByRole('option', { name: /Kofi Boateng/ })).toBeVisible()
    await user.keyboard('{Enter}')
    await user.type(to, 'half@{Enter}')
    expect(letter.getByText('Invalid email address')).toBeInTheDocument()
    await user.keyboard('{Backspace}')
    await user.type(letter.getByRole('textbox', { name: 'Subject' }), 'Two minutes')
    await user.click(letter.getByRole('button', { name: 'Send' }))
    expect(await screen.findByText('Email sent')).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByRole('dialog', { name: 'Two minutes' })).toBeVisible()
  })

  it.each([
    ['was never saved', false],
    ['is kept as a draft', true],
  ])('sends an email that %s once, however often Send is pressed', async (_, isKept) => {
    const { user, client, compose } = await openMailbox()
    const letter = within(await compose())
    await user.type(letter.getByRole('combobox', { name: 'To' }), 'kofi@voltacold.example,')
    await user.type(letter.getByRole('textbox', { name: 'Subject' }), 'Only once')
    if (isKept) await letter.findByText(/^Saved/)
    const send = letter.getByRole('button', { name: 'Send' })
    fireEvent.click(send)
    fireEvent.click(send)
    fireEvent.keyDown(send, { key: 'Enter', ctrlKey: true })
    await waitFor(() => expect(send).toHaveAttribute('aria-disabled', 'true'))
    expect(await screen.findByText('Email sent')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const { data } = await client.get<EmailList>('/apps/email/emails', { params: { folder: 'sent', q: 'Only once' } })
    expect(data.emails).toHaveLength(1)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('keeps an email that cannot be sent', async () => {
    const { user, breakCall, compose } = await openMailbox()
    const letter = within(await compose())
    await user.type(letter.getByRole('combobox', { name: 'To' }), 'kofi@voltacold.example,')
    await user.type(letter.getByRole('textbox', { name: 'Subject' }), 'Kept')
    breakCall('/apps/email/send-email', 500)
    await user.click(letter.getByRole('button', { name: 'Send' }))
    expect((await screen.findAllByText('Something went wrong on the server. Try again.'))[0]).toBeVisible()
    expect(screen.getByRole('dialog', { name: 'Kept' })).toBeVisible()
  })

  it('fills in recipients, subject and quote of a reply to all', async () => {
    const { user } = await openMailbox('/apps/email/inbox/3')
    await screen.findByRole('heading', { name: 'Question about invoice 5014' })
    await user.keyboard('a')
    const letter = within(await screen.findByRole('dialog', { name: 'Re: Question about invoice 5014' }))
    expect(letter.getByRole('list', { name: 'To recipients' })).toHaveTextContent('Adaeze Okonkwo')
    expect(letter.getByRole('list', { name: 'Cc recipients' })).toHaveTextContent('Wanjiru Kamau')
    expect(await letter.findByRole('textbox', { name: 'Message' })).toHaveTextContent(
      /On .* at .*, Adaeze Okonkwo wrote:.*Dear Amara/,
    )
  })

  it('saves a draft automatically, and continues it from Drafts', async () => {
    const { user, router, compose } = await openMailbox()
    const letter = within(await compose())
    await user.type(letter.getByRole('textbox', { name: 'Subject' }), 'Half a thought')
    expect(await letter.findByText(/^Saved/)).toBeVisible()
    await user.click(letter.getByRole('button', { name: 'Save and close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await router.navigate('/apps/email/draft')
    await user.click(await screen.findByRole('link', { name: /Half a thought/ }))
    expect(await screen.findByRole('dialog', { name: 'Half a thought' })).toBeVisible()
  })
})
