// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { product } from '@/product'
import { maintenanceApi } from '@/redux/misc/maintenance/contract'
import { now, startBackend } from '../support/backend'
import { renderPage } from '../support/renderPage'

const address = '/misc/maintenance'
const ask = () => screen.findByRole('button', { name: 'Check again' })

it('lasts for a while, and ends', async () => {
  let time = now()
  const { api } = startBackend({ now: () => time, authorize: true })
  const status = () => api.call(maintenanceApi.status, {})
  const { isUnderWay, until } = await status()
  expect(isUnderWay).toBe(true)
  time = new Date(until)
  expect(await status()).toEqual({ isUnderWay: false, until })
})

it('shows its end and a contact, and is excluded from search engines', async () => {
  await renderPage(address, { as: null, backend: { authorize: true } })
  await screen.findByText(/^We expect to be back on Nov 18, 2026/)
  expect(document.title).toBe(`We’ll be back soon · ${product.name}`)
  expect(document.head).toContainHTML('<meta name="robots" content="noindex">')
  expect(screen.getByRole('link', { name: new RegExp(`support@${product.domain}`) })).toHaveAttribute(
    'href',
    `mailto:support@${product.domain}`,
  )
})

it('is requested repeatedly, until over', async () => {
  let time = now()
  const { user } = await renderPage(address, { as: 'client', backend: { now: () => time } })
  await screen.findByText(/^We expect to be back/)
  await user.click(await ask())
  await waitFor(async () => expect(await ask()).toBeEnabled())
  time = new Date(time.getTime() + 3_600_000)
  await user.click(await ask())
  await screen.findByRole('heading', { level: 1, name: 'We’re back' })
  expect(screen.getByRole('link', { name: 'Go to home page' })).toBeVisible()
})

it('keeps the page if the request fails', async () => {
  const { user, breakCall } = await renderPage(address, { as: null })
  await screen.findByText(/^We expect to be back/)
  const repair = breakCall(maintenanceApi.status.path, 500)
  await user.click(await ask())
  await screen.findByRole('alert')
  expect(screen.getByText(/^We expect to be back/)).toBeVisible()
  repair()
  await user.click(await ask())
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument())
})
