// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { finderApi } from '@/redux/shell/finder/contract'
import { openPalette } from './openPalette'

describe('the global search', () => {
  it.each([
    ['5013', 'Invoices', '#5013', '/apps/invoice/preview/5013'],
    ['#5013', 'Invoices', '#5013', '/apps/invoice/preview/5013'],
    ['commuter bicycle', 'Shop', 'Commuter City Bicycle', '/apps/ecommerce/product-detail/'],
    [
      'create an api key',
      'Knowledge base',
      'How do I create an API key?',
      '/pages/knowledge-base/question/create-an-api-key',
    ],
    ['komorebi studio', 'Users', 'Haruka Nishimura', '/apps/user/view/7'],
  ])('finds rows of the data for “%s”, and opens them', async (typed, name, title, path) => {
    const { user, group, place } = await openPalette()
    await user.keyboard(typed)
    const [first] = within(await group(name)).getAllByRole('option')
    expect(first).toHaveTextContent(title)
    await user.click(first!)
    await waitFor(() => expect(place()).toContain(path))
  })

  it('is debounced, and ignores results of earlier queries', async () => {
    const { user, group, client } = await openPalette()
    const asked: unknown[] = []
    client.interceptors.request.use((config) => {
      if (config.url === finderApi.rows.path) asked.push(config.params)
      return config
    })
    await user.keyboard('5013')
    await group('Invoices')
    expect(asked).toEqual([{ q: '5013' }])
  })

  it('shows an error of the data search, and retries', async () => {
    const { user, group, client } = await openPalette()
    const { adapter } = client.defaults
    if (typeof adapter !== 'function') throw new Error('No sample backend answers.')
    client.defaults.adapter = (config) =>
      config.url === finderApi.rows.path ? Promise.reject(new Error('The line is dead.')) : adapter(config)
    await user.keyboard('5013')
    expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t search your data')
    client.defaults.adapter = adapter
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await group('Invoices')).toBeVisible()
  })

  it.each([
    ['en', 'new invoice', 'Actions', '/apps/invoice/add'],
    ['de', 'neue rechnung', 'Aktionen', '/apps/invoice/add'],
    ['en', 'add user', 'Actions', '/apps/user/list'],
    ['en', 'compose', 'Actions', '/apps/email'],
  ])('starts the command in %s for “%s”', async (language, typed, name, path) => {
    const { user, group, place, router } = await openPalette('admin', language)
    await user.keyboard(typed)
    await user.click(within(await group(name)).getAllByRole('option')[0]!)
    await waitFor(() => expect(place()).toBe(path))
    await waitFor(() => expect(router.state.location.hash).toBe(''))
    if (typed !== 'add user') return
    const drawer = within(await screen.findByRole('dialog', { name: 'Add user' }))
    await waitFor(() => expect(drawer.getAllByRole('textbox')[0]).toHaveFocus())
  })

  it('offers a client neither forbidden rows nor commands', async () => {
    const { user } = await openPalette('client')
    await user.keyboard('add user')
    await waitFor(() => expect(screen.queryByRole('option', { name: /Add user/ })).not.toBeInTheDocument())
    await user.keyboard('{Control>}a{/Control}5013')
    expect(await screen.findByText(/^No results for “5013”/)).toBeVisible()
  })
})
