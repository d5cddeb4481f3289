// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openList } from './openTodo'

/** An important task with five subtasks, two of them done. */
const review = 'Prepare the Teranga Solaire review'
const first = 'Export the actual output'

async function openReview() {
  const view = await openList('/apps/todo/important')
  await view.user.click(within(view.row(review)).getByRole('link'))
  const form = within(await screen.findByRole('dialog', { name: 'Edit task' }))
  const names = () => form.getAllByLabelText<HTMLInputElement>(/^Subtask \d+ title$/).map(({ value }) => value)
  return { ...view, form, names, next: () => form.getByLabelText('Add subtask', { selector: 'input' }) }
}

describe('subtasks', () => {
  it('are counted in the row, added by Enter, and checked off, renamed and deleted with Update', async () => {
    const { user, form, names, next, row } = await openReview()
    await user.type(next(), 'Order the cake{Enter}')
    expect(names().at(-1)).toBe('Order the cake')
    expect(next()).toHaveValue('')
    expect(next()).toHaveFocus()
    await user.click(form.getByRole('checkbox', { name: 'Complete subtask “Order the cake”' }))
    expect(form.getByRole('progressbar', { name: '3 of 6 subtasks done' })).toHaveAttribute('aria-valuenow', '50')
    await user.type(form.getByLabelText('Subtask 1 title'), ', by panel')
    await user.click(form.getByRole('button', { name: 'Remove subtask “Book the large meeting room”' }))
    expect(within(row(review)).getByText('2 of 5 subtasks done')).toBeInTheDocument()
    expect(within(row('Reply to Tariq about the storage limit')).queryByText(/subtasks? done/)).toBeNull()
    await user.click(form.getByRole('button', { name: 'Update' }))
    expect(await screen.findByText(`“${review}” saved`)).toBeVisible()
    expect(within(row(review)).getByText('3 of 5 subtasks done')).toBeInTheDocument()
    await user.click(within(row(review)).getByRole('link'))
    await screen.findByRole('dialog', { name: 'Edit task' })
    expect(names()).toEqual([
      `${first}, by panel`,
      'Add the forecast',
      'Write about the dusty weeks',
      'Send the agenda to Fatoumata',
      'Order the cake',
    ])
  })

  it('are sorted without dragging, deleted, and restored by Reset', async () => {
    const { user, form, names } = await openReview()
    const before = names()
    await user.click(form.getByRole('button', { name: `Reorder subtask “${first}”` }))
    await user.click(screen.getByRole('menuitem', { name: 'Move down' }))
    expect(names()).toEqual([before[1], first, ...before.slice(2)])
    await user.click(form.getByRole('button', { name: 'Remove subtask “Add the forecast”' }))
    expect(names()).toEqual([first, ...before.slice(2)])
    expect(screen.getByText('Subtask “Add the forecast” removed')).toBeInTheDocument()
    await user.click(form.getByRole('button', { name: 'Reset' }))
    await waitFor(() => expect(names()).toEqual(before))
  })

  it('require names, and Update includes a typed subtask', async () => {
    const { user, form, next, row } = await openReview()
    await user.type(next(), 'Order the cake')
    const second = form.getByLabelText('Subtask 2 title')
    await user.clear(second)
    await user.click(form.getByRole('button', { name: 'Update' }))
    expect(await form.findByText('This field is required')).toBeVisible()
    expect(second).toHaveFocus()
    await user.type(second, 'Add the outlook')
    await user.click(form.getByRole('button', { name: 'Update' }))
    await screen.findByText(`“${review}” saved`)
    expect(within(row(review)).getByText('2 of 6 subtasks done')).toBeInTheDocument()
  })
})
