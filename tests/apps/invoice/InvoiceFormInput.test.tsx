// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderPage } from '../../support/renderPage'

it.each(['add', 'edit/5026'])('keeps everything typed into %s', async (page) => {
  const { user } = await renderPage(`/apps/invoice/${page}`)
  await screen.findByRole('form', { name: 'Invoice' })
  await user.click(screen.getByRole('button', { name: 'Preview' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Preview' })).getByRole('article')
  const fields = ['Issue date', 'Due date', 'Salesperson', 'Description', 'Price', 'Quantity'].map((name) => {
    const [first] = within(screen.getByRole('form', { name: 'Invoice', hidden: true })).getAllByLabelText(
      RegExp(`^${name}`),
    )
    return first!
  })
  for (const text of ['31.12.2026', 'Dec 31', '13/13/2026', 'abc', '1000000000', '😀', 'W'.repeat(10_000)]) {
    for (const typed of fields) {
      fireEvent.change(typed, { target: { value: text } })
      expect(typed).toHaveDisplayValue(text)
    }
    await waitFor(() => {
      expect(sheet).toHaveTextContent(text)
    })
    for (const typed of fields) fireEvent.blur(typed)
    for (const day of fields.slice(0, 2)) {
      expect(day).toHaveDisplayValue(text)
      await waitFor(() => {
        expect(day).toHaveAccessibleDescription('Enter a valid date')
      })
    }
  }
})
