// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openPage } from './openChat'

const searchbox = () => screen.getByRole('searchbox', { name: 'Search chats, contacts' })

describe('the search of the list', () => {
  it('finds messages of all chats, marks the words, and links to them', async () => {
    const { user, address } = await openPage()
    await user.type(searchbox(), 'tea warehouse')
    const list = await screen.findByRole('list', { name: 'Messages' })
    const [hit] = within(list).getAllByRole('link')
    expect(hit).toHaveAccessibleName(/^Haruka Nishimura/)
    expect(within(hit!).getByText('tea warehouse', { selector: 'mark' })).toBeVisible()
    await user.click(hit!)
    const log = await screen.findByRole('log', { name: 'Messages with Haruka Nishimura' })
    expect(address()).toMatch(/\?q=tea\+warehouse&message=\d+$/)
    await waitFor(() => expect(within(log).getByText('tea warehouse', { selector: 'mark' })).toBeVisible())
    const marked = within(log)
      .getAllByRole('listitem')
      .filter((row) => row.classList.contains('is-marked'))
    expect(marked).toHaveLength(1)
    expect(marked[0]).toHaveTextContent('The studio moved into the old tea warehouse.')
    await user.clear(searchbox())
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Messages' })).toBeNull())
  })

  it('shows the number of further results', async () => {
    await openPage('/apps/chat?q=e')
    expect(within(await screen.findByRole('list', { name: 'Messages' })).getAllByRole('link')).toHaveLength(50)
    expect(screen.getByText(/more messages match/)).toBeVisible()
  })

  it('still finds contacts if the message search fails, and retries', async () => {
    const page = await openPage()
    const mend = page.breakCall('/apps/chat/search-msgs', 500)
    await page.user.type(searchbox(), 'kofi')
    expect(await screen.findByText('Couldn’t search messages')).toBeVisible()
    expect(screen.getByRole('link', { name: /^Kofi Boateng/ })).toBeVisible()
    mend()
    await page.user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.queryByText('Couldn’t search messages')).toBeNull())
  })
})
