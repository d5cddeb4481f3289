// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import { changeLanguage } from 'i18next'
import { expect, it } from 'vitest'
import { renderPage } from '../../support/renderPage'

Element.prototype.scrollIntoView = () => undefined

const question = (name: string | RegExp) => screen.findByRole('button', { name })

it('shows one category at a time, with answers below their questions', async () => {
  const { user, router } = await renderPage('/pages/faq')
  await user.click(await question('When is my card charged?'))
  expect(screen.getByText(/When your order leaves the warehouse/)).toBeVisible()
  expect(router.state.location.hash).toBe('#when-is-my-card-charged')
  await user.click(await question('When is my card charged?'))
  expect(screen.getByText(/When your order leaves the warehouse/)).not.toBeVisible()

  screen.getByRole('tab', { name: /^Payment/ }).focus()
  await user.keyboard('{ArrowRight}')
  expect(await question('How can I track my package?')).toHaveAttribute('aria-expanded', 'false')
  expect(screen.queryByRole('button', { name: 'When is my card charged?' })).toBeNull()
})

it('opens the question of the URL, in its category', async () => {
  await renderPage('/pages/faq#how-long-is-the-warranty')
  expect(await question('How long is the warranty?')).toHaveAttribute('aria-expanded', 'true')
  expect(screen.getByRole('tab', { name: /^Product & Services/ })).toHaveAttribute('aria-selected', 'true')
})

it('searches questions, marks matches, and shows when nothing matches', async () => {
  const { user, router } = await renderPage('/pages/faq')
  await question('When is my card charged?')
  await user.type(screen.getByRole('searchbox'), 'refund')
  await question('When do I get my refund?')
  expect(await screen.findByText('refund')).toHaveProperty('tagName', 'MARK')
  expect(screen.getAllByRole('tab')).toHaveLength(1)
  expect(router.state.location.search).toBe('?q=refund')

  await user.clear(screen.getByRole('searchbox'))
  await user.type(screen.getByRole('searchbox'), 'gardening')
  await screen.findByText('No results for “gardening”')
  await user.click(screen.getByRole('button', { name: 'Show all questions' }))
  await waitFor(() => expect(screen.getAllByRole('tab')).toHaveLength(5))
})

it('follows a change of language, with the same question open', async () => {
  await renderPage('/pages/faq#how-long-is-the-warranty')
  await question('How long is the warranty?')
  await act(() => changeLanguage('de'))
  expect(await question('Wie lange gilt die Garantie?')).toHaveAttribute('aria-expanded', 'true')
  expect(screen.getByRole('tab', { name: /^Produkte und Service/ })).toHaveAttribute('aria-selected', 'true')
})

it('opens a question by an address from another language, and searches in its own', async () => {
  const { user } = await renderPage('/pages/faq#how-long-is-the-warranty', { language: 'ar' })
  expect(await question('ما مدة الضمان؟')).toHaveAttribute('aria-expanded', 'true')
  await user.type(screen.getByRole('searchbox'), 'طردي')
  await question('كيف أتتبّع طردي؟')
  await waitFor(() => expect(screen.getAllByRole('tab')).toHaveLength(2))
})
