// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { giveRoom, openMailbox } from './mailbox'

beforeEach(giveRoom)

const field = () => screen.getByRole('searchbox', { name: 'Search email' })

describe('search filters', () => {
  it('names an unknown operator and an invalid value, and keeps the search', async () => {
    const { user, address } = await openMailbox()
    await user.type(field(), 'size:5 is:purple')
    expect(await screen.findByText(/size:.*isn’t a search filter/)).toBeVisible()
    expect(await screen.findByText(/is:purple.*isn’t a valid filter\. Try .*is:unread/)).toBeVisible()
    expect(field()).toHaveValue('size:5 is:purple')
    expect(address()).toContain('q=size')
    await user.clear(field())
    await user.type(field(), '(kofi (esi))')
    expect(await screen.findByText(/can’t be nested/)).toBeVisible()
  })

  it('shows nothing for a valid search', async () => {
    const { user } = await openMailbox()
    await user.type(field(), '-from:kofi before:2099/1/1 -invoice')
    await waitFor(() => expect(screen.getByRole('button', { name: 'All emails' })).toBeVisible())
    expect(screen.queryByText(/isn’t a/)).not.toBeInTheDocument()
  })

  it('marks the words found, but neither operators nor excluded words', async () => {
    await openMailbox('/apps/email?q=from%3A(kofi+OR+esi)+sensor+-tea')
    expect((await screen.findAllByText('Kofi', { selector: 'mark' }))[0]).toBeVisible()
    expect(screen.getAllByText('Sensor', { selector: 'mark' })[0]).toBeVisible()
    expect(screen.queryByText(/^(or|tea)$/i, { selector: 'mark' })).not.toBeInTheDocument()
  })

  it('are on if typed, and off again when pressed', async () => {
    const { user } = await openMailbox('/apps/email?q=from%3Akofi+is%3Aunread')
    const press = async (name: RegExp) => {
      await user.click(screen.getByRole('button', { name: 'Search filters' }))
      const filter = within(screen.getByRole('dialog', { name: 'Search filters' })).getByRole('button', { name })
      const isOn = filter.getAttribute('aria-pressed')
      await user.click(filter)
      return isOn
    }
    expect(await press(/is:unread/)).toBe('true')
    await waitFor(() => expect(field()).toHaveValue('from:kofi'))
    expect(await press(/has:attachment/)).toBe('false')
    await waitFor(() => expect(field()).toHaveValue('from:kofi has:attachment'))
  })

  it('search another folder in place of the open one', async () => {
    const { user } = await openMailbox('/apps/email')
    await user.type(field(), 'in:trash')
    expect(await screen.findByRole('list', { name: 'All emails' })).toBeVisible()
    await waitFor(() => {
      const rows = within(screen.getByRole('list', { name: 'All emails' })).getAllByRole('listitem')
      expect(rows.length).toBeGreaterThan(0)
      for (const row of rows) expect(row).toHaveTextContent('Trash')
    })
    expect(screen.queryByRole('button', { name: 'All emails' })).not.toBeInTheDocument()
  })
})
