// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderPage } from '../../support/renderPage'

Element.prototype.scrollIntoView = () => undefined

it('an invoice is written, shown and listed in its currency, and not added to others', async () => {
  const { user, router } = await renderPage('/apps/invoice/add')
  await screen.findByRole('form', { name: 'Invoice' })
  await user.selectOptions(screen.getByRole('combobox', { name: 'Currency' }), 'JPY – Japanese Yen')
  await user.type(screen.getByRole('combobox', { name: 'Client' }), 'komorebi')
  await user.click(await screen.findByRole('option', { name: /Haruka/ }))
  await user.type(screen.getByRole('combobox', { name: 'Item' }), 'Garden')
  const price = screen.getByRole('textbox', { name: 'Price' })
  await user.type(price, '1200.50')
  await user.click(screen.getByRole('button', { name: 'Save as draft' }))
  expect((await screen.findAllByText('Enter a whole number')).length).toBeGreaterThan(0)
  await user.clear(price)
  await user.type(price, '1200')
  await user.click(screen.getByRole('button', { name: 'Save as draft' }))
  await expect.poll(() => router.state.location.pathname).toBe('/apps/invoice/preview/5037')
  const sheet = within(await screen.findByRole('article', { name: 'Invoice' }))
  expect(sheet.getAllByText('¥1,200').length).toBeGreaterThan(1)
  await user.click(screen.getByRole('button', { name: 'Add payment' }))
  const drawer = within(await screen.findByRole('dialog'))
  expect(drawer.getByRole('textbox', { name: 'Amount (JPY)' })).toHaveValue('1,200')
  await user.click(drawer.getByRole('button', { name: 'Add payment' }))
  await expect.poll(() => sheet.queryAllByText('-¥1,200').length).toBe(1)
  await router.navigate('/apps/invoice/list?currency=JPY')
  const row = await screen.findByRole('row', { name: /#5037/ })
  expect(within(row).getByText('¥1,200')).toBeVisible()
  const isSum = (_: string, element: Element | null) => /^\$[\d,.]+ \+ ¥1,200$/.test(element?.textContent ?? '')
  expect((await screen.findAllByText(isSum)).length).toBeGreaterThan(0)
  expect(screen.getByText('Multiple currencies')).toBeVisible()
})
