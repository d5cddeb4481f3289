// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderPage } from '../../support/renderPage'

const open = (address = '/pages/api-reference') => renderPage(address)

describe('the API page', () => {
  it('lists all requests by module', async () => {
    await open()
    const users = await screen.findByRole('region', { name: 'Users' })
    expect(within(users).getByRole('button', { name: /GET \/api\/users\/list\/data/ })).toBeVisible()
    expect(screen.getByRole('region', { name: 'Login' })).toBeVisible()
  })

  it('searches by path, method and words, and keeps the search in the URL', async () => {
    const { user, router } = await open()
    await user.type(await screen.findByRole('searchbox', { name: 'Search endpoints' }), 'delete users')
    expect(await screen.findByText('/apps/users/delete')).toBeVisible()
    await waitFor(() => expect(screen.queryByText('/jwt/login')).not.toBeInTheDocument())
    expect(router.state.location.search).toBe('?q=delete+users')
  })

  it('shows when nothing matches, with a link to all', async () => {
    const { user } = await open('/pages/api-reference?q=zzzz')
    await screen.findByText('No endpoints found')
    await user.click(screen.getByRole('button', { name: 'Show all endpoints' }))
    expect(await screen.findByText('/jwt/login')).toBeVisible()
  })

  it('opens the request of the URL, with parameters and responses', async () => {
    await open('/pages/api-reference?call=userList')
    const parameters = await screen.findByRole('table', { name: 'Parameters' })
    expect(within(parameters).getByRole('rowheader', { name: 'sortColumn' })).toBeVisible()
    expect(screen.getByText('Needs the ability to read User.')).toBeVisible()
  })

  it('sends a request and shows its response', async () => {
    const { user } = await open('/pages/api-reference?call=userOne')
    const id = await screen.findByRole('textbox', { name: 'id' })
    await user.clear(id)
    await user.type(id, '3')
    await user.click(screen.getByRole('button', { name: 'Send request' }))
    const answer = await screen.findByRole('region', { name: 'Response from /api/users/user' })
    expect(answer).toHaveTextContent('Adaeze Okonkwo')
  })

  it('resets a request to its example, if changed', async () => {
    const { user } = await open('/pages/api-reference?call=userOne')
    const id = await screen.findByRole<HTMLInputElement>('textbox', { name: 'id' })
    const example = id.value
    const reset = screen.getByRole('button', { name: 'Reset to example' })
    expect(reset).toHaveAttribute('aria-disabled', 'true')
    await user.click(screen.getByRole('button', { name: 'Send request' }))
    await screen.findByRole('region', { name: 'Response from /api/users/user' })
    await user.type(id, '3')
    await user.click(reset)
    expect(id).toHaveValue(example)
    expect(screen.queryByRole('region', { name: 'Response from /api/users/user' })).not.toBeInTheDocument()
    expect(reset).toHaveAttribute('aria-disabled', 'true')
  })

  it("shows the backend's error message", async () => {
    const { user } = await open('/pages/api-reference?call=userOne')
    const id = await screen.findByRole('textbox', { name: 'id' })
    await user.clear(id)
    await user.type(id, '999')
    await user.click(screen.getByRole('button', { name: 'Send request' }))
    const form = screen.getByRole('form', { name: 'Try /api/users/user' })
    expect(await within(form).findByText('404')).toBeVisible()
    expect(form).toHaveTextContent('User not found.')
  })

  it('stores changes, and sends no invalid JSON', async () => {
    const { user, client } = await open('/pages/api-reference?call=userUpdate')
    const body = await screen.findByRole('textbox', { name: 'Body (JSON)' })
    await user.clear(body)
    await user.type(body, '{{"id": 12, "company": "Blue Door"')
    expect(body).toHaveAccessibleDescription('Enter valid JSON')
    await user.type(body, '}')
    await user.click(screen.getByRole('button', { name: 'Send request' }))
    await screen.findByRole('region', { name: 'Response from /apps/users/update-user' })
    const { data } = await client.get<{ user: { company: string } }>('/api/users/user', { params: { id: 12 } })
    expect(data.user.company).toBe('Blue Door')
  })
})
