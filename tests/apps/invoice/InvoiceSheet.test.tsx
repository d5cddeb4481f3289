// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderPage } from '../../support/renderPage'

it('translates country names', async () => {
  await renderPage('/apps/invoice/preview/5002', { language: 'de' })
  const sheet = await screen.findByRole('article', { name: 'Rechnung' })
  expect(sheet).toHaveTextContent('Niederlande')
  expect(sheet).toHaveTextContent('Polen')
  expect(sheet).not.toHaveTextContent(/Netherlands|Poland/)
})

it('shows a free line of a credit note without a minus sign', async () => {
  const { client, router } = await renderPage('/apps/invoice/list')
  const lines = [
    { title: 'Hours', qty: 1, price: 100_00 },
    { title: 'Gift', qty: 1, price: 0 },
  ]
  await client.post('/apps/invoice/update-invoice', { id: 5026, lines })
  await client.post('/apps/invoice/add-payment', { id: 5026, amount: 100_00 })
  await client.post('/apps/invoice/credit-invoice', { id: 5026 })
  await router.navigate('/apps/invoice/preview/5037')
  const note = await screen.findByRole('article', { name: 'Credit note' })
  expect(note).toHaveTextContent('-$100.00')
  expect(note).not.toHaveTextContent('-$0.00')
})
