// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openShell } from '../openShell'

async function openDrawer(address: string) {
  const view = await openShell(address)
  await view.user.keyboard('{Control>}{Shift>}L{/Shift}{/Control}')
  await view.user.click(await screen.findByRole('button', { name: 'Source of this page' }))
  const drawer = await screen.findByRole('dialog', { name: 'Source of this page' })
  await within(drawer).findByText(/^Module: /)
  return { ...view, drawer }
}

it('shows the files and endpoints of the module, and the command that copies it', async () => {
  const { user, drawer } = await openDrawer('/pages/faq')
  expect(within(drawer).getByText('Module: pages/faq')).toBeVisible()
  await user.click(within(drawer).getByRole('button', { name: 'Copy code' }))
  await expect.poll(() => navigator.clipboard.readText()).toBe('npm run module -- copy pages/faq ../my-app')

  await user.click(within(drawer).getByRole('button', { name: /^Views: \d+$/ }))
  const rows = within(drawer).getAllByRole('listitem')
  expect(rows.map(({ textContent }) => textContent)).toContainEqual(expect.stringMatching(/^FaqPage\.tsx\d{2,}$/))

  await user.click(within(drawer).getByRole('button', { name: 'GET /faq/data' }))
  expect(within(drawer).getByRole('region', { name: 'Sample response' })).toHaveTextContent('"faqData"')
})

it('shows no endpoints for a module without any', async () => {
  const { drawer } = await openDrawer('/pages/license')
  expect(within(drawer).getByText('Module: pages/license')).toBeVisible()
  expect(within(drawer).queryByRole('heading', { name: 'Endpoints' })).not.toBeInTheDocument()
})
