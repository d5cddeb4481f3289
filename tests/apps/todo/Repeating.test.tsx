// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openList, openTodo } from './openTodo'

const ferns = 'Water the desk ferns'

describe('a recurring task', () => {
  it('is marked, and repeats when completed, until undone', async () => {
    const { user, row, titles } = await openList('/apps/todo/tag/low')
    const count = () => titles().filter((title) => title === ferns).length
    expect(within(row(ferns)).getByText('Repeats: Every week')).toBeInTheDocument()
    await user.click(within(row(ferns)).getByLabelText(`Complete “${ferns}”`))
    expect(await screen.findByText(`“${ferns}” is due again on Wednesday, November 25`)).toBeVisible()
    await waitFor(() => expect(count()).toBe(2))
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(count()).toBe(1))
    expect(within(row(ferns)).getByLabelText(`Complete “${ferns}”`)).not.toBeChecked()
  })

  it('is created in its form', async () => {
    const { user, row } = await openTodo('/apps/todo/important/10')
    const form = within(await screen.findByRole('dialog'))
    await user.selectOptions(form.getByLabelText('Repeats'), 'Every weekday')
    expect(form.queryByText(/^Without a due date/)).toBeNull()
    await user.clear(form.getByLabelText(/^Due date/))
    expect(form.getByText(/^Without a due date/)).toBeVisible()
    await user.click(form.getByRole('button', { name: 'Update' }))
    await screen.findByText(/saved/)
    expect(
      within(row('Reply to Tariq about the storage limit')).getByText('Repeats: Every weekday'),
    ).toBeInTheDocument()
  })
})
