// @vitest-environment jsdom
import { handlers } from '@fake-db/misc/coming-soon/handlers'
import { createEnv } from '@fake-db/kit/env'
import { createRows } from '@fake-db/kit/rows'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { product } from '@/product'
import { comingSoonApi } from '@/redux/misc/coming-soon/contract'
import { now, refusal, startBackend } from '../support/backend'
import { renderPage } from '../support/renderPage'

const address = '/misc/coming-soon'
const heading = (name = 'We’re launching soon') => screen.findByRole('heading', { level: 1, name })

describe('the launch notification list', () => {
  it('adds an address once, with the same response the second time', async () => {
    const { api } = startBackend({ authorize: true })
    const leave = (email: string) => api.call(comingSoonApi.notify, { body: { email } })
    expect(await leave('rosa@example.com')).toEqual({})
    expect(await leave(' Rosa@example.com ')).toEqual({})
    for (const email of ['', 'rosa', 'x'.repeat(120) + '@example.com'])
      expect(await refusal(leave(email))).toMatchObject({ status: 400, error: { email: expect.anything() as unknown } })
  })

  it('contains it', () => {
    const rows = createRows()
    const env = createEnv(now, () => 0.5, rows)
    const kept: { value: unknown }[] = []
    const { notify } = handlers.create({
      ...env,
      cell(name, initial) {
        const cell = env.cell(name, initial)
        kept.push(cell)
        return cell
      },
    })
    for (const email of ['rosa@example.com', 'ROSA@example.com', 'ada@example.com'])
      void notify({ query: {}, params: {}, body: { email }, askedBy: null })
    expect(kept.at(-1)?.value).toEqual(['rosa@example.com', 'ada@example.com'])
  })
})

describe('subscribers', () => {
  const backend = () => ({ now: () => new Date(), authorize: true })

  it('are visible to users who may change data, and copied at once', async () => {
    const { user, client } = await renderPage(address, { as: 'admin', backend: backend() })
    for (const email of ['rosa@example.com', 'ada@example.com']) await client.post(comingSoonApi.notify.path, { email })
    await user.click(await screen.findByRole('button', { name: 'View waitlist' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Waitlist' }))
    expect(await dialog.findByText('2 emails, oldest first')).toBeVisible()
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'rosa@example.com',
      'ada@example.com',
    ])
    await user.click(dialog.getByRole('button', { name: 'Copy all emails' }))
    expect(await navigator.clipboard.readText()).toBe('rosa@example.com\nada@example.com')
  })

  it.each(['client', null] as const)('are missing for %s', async (as) => {
    await renderPage(address, { as, backend: backend() })
    await heading()
    expect(screen.queryByRole('button', { name: 'View waitlist' })).not.toBeInTheDocument()
  })
})

describe('the page', () => {
  it.each(['admin', null] as const)('has a countdown for %s, and is excluded from search engines', async (as) => {
    await renderPage(address, { as, backend: { now: () => new Date(), authorize: true } })
    await heading()
    expect(document.title).toBe(`We’re launching soon · ${product.name}`)
    expect(document.head).toContainHTML('<meta name="robots" content="noindex">')
    await screen.findByText(/^We launch on /)
    const timer = screen.getByRole('timer', { name: 'Time until launch' })
    expect(timer).toHaveTextContent(/2[34] days/)
    const before = timer.textContent
    await waitFor(() => expect(timer.textContent).not.toBe(before))
  })

  it('shows that the day has come', async () => {
    await renderPage(address, { as: null, backend: { now: () => new Date('2026-01-01T10:00:00Z') } })
    await heading('We’ve launched')
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
  })

  it('confirms an address, also twice, and rejects an invalid one', async () => {
    const { user } = await renderPage(address, { as: null, backend: { now: () => new Date(), authorize: true } })
    await heading()
    const field = screen.getByRole('textbox', { name: 'Your email' })
    const send = screen.getByRole('button', { name: 'Notify me' })
    await user.type(field, 'rosa{Enter}')
    await waitFor(() => expect(field).toBeInvalid())
    await user.type(field, '@example.com')
    await user.dblClick(send)
    const thanks = await screen.findByText(/Thanks! We’ll email .*rosa@example\.com/)
    expect(thanks).toBeVisible()
    expect(field).toHaveValue('')
    await user.type(field, 'rosa@example.com{Enter}')
    await waitFor(() => expect(field).toHaveValue(''))
    expect(screen.getByText(/Thanks!/)).toBeVisible()
  })

  it('offers a retry for the date', async () => {
    const { user, breakCall, router } = await renderPage('/misc/error', {
      as: null,
      backend: { now: () => new Date() },
    })
    const repair = breakCall(comingSoonApi.launch.path, 500)
    await router.navigate(address)
    const alert = await screen.findByRole('alert')
    repair()
    await user.click(within(alert).getByRole('button', { name: 'Try again' }))
    await screen.findByText(/^We launch on /)
  })
})
