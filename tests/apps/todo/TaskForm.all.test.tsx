// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openList, openTodo } from './openTodo'

/** In a short list, where rows are found quickly. */
const tariq = 'Reply to Tariq about the storage limit'

async function openForm(path: string, options = {}) {
  const view = await openTodo(path, options)
  await screen.findByLabelText('Title')
  return view
}

describe('the task form', () => {
  it('adds a task with all fields', async () => {
    const { user, address, row, shown } = await openForm('/apps/todo/important/new')
    const form = within(screen.getByRole('dialog'))
    const title = form.getByLabelText('Title')
    await waitFor(() => expect(title).toHaveFocus())
    await user.type(title, 'Order tea')
    await user.click(form.getByRole('button', { name: 'Assignee: Unassigned' }))
    await user.click(screen.getByRole('menuitemradio', { name: 'Kofi Boateng' }))
    await user.type(form.getByLabelText(/^Due date/), '2026-11-24')
    await user.type(form.getByLabelText(/^Time/), '14:30')
    await user.click(form.getByRole('checkbox', { name: 'Low' }))
    await user.click(form.getByRole('button', { name: 'Add' }))
    expect(await screen.findByText('“Order tea” added')).toBeVisible()
    expect(address()).toBe('/apps/todo/important')
    await shown()
    const added = within(row('Order tea'))
    expect(added.getByText('Low')).toBeVisible()
    expect(added.getByText('Nov 24, 2:30 PM')).toHaveAttribute('title', 'Tuesday, November 24, 2026 at 2:30 PM')
    expect(added.getByRole('img', { name: 'Kofi Boateng' })).toBeVisible()
    expect(added.getByRole('button', { name: 'Mark “Order tea” as important' })).toHaveAttribute('aria-pressed', 'true')
  })

  it('requires a title, and says so at the field', async () => {
    const { user } = await openForm('/apps/todo/important/new')
    const form = within(screen.getByRole('dialog'))
    await user.click(await form.findByRole('button', { name: 'Add' }))
    expect(await form.findByText('“Title” is required')).toBeVisible()
    expect(form.getByLabelText('Title')).toHaveFocus()
  })

  it('opens with a row, saves with Update and reverts with Reset', async () => {
    const { user, row, address } = await openList('/apps/todo/important')
    await user.click(within(row(tariq)).getByRole('link'))
    expect(address()).toMatch(/^\/apps\/todo\/important\/\d+$/)
    const form = within(await screen.findByRole('dialog', { name: 'Edit task' }))
    const title = form.getByLabelText('Title')
    const reset = form.getByRole('button', { name: 'Reset' })
    expect(title).toHaveValue(tariq)
    expect(form.getByLabelText(/^Due date/)).toHaveValue('11/18/2026')
    expect(form.getByLabelText(/^Time/)).toHaveValue('9:30 AM')
    expect(reset).toBeDisabled()
    await user.type(title, ' twice')
    await user.click(reset)
    expect(title).toHaveValue(tariq)
    await user.clear(form.getByLabelText(/^Due date/))
    await user.type(title, ' twice')
    await user.click(form.getByRole('button', { name: 'Update' }))
    expect(await screen.findByText(`“${tariq} twice” saved`)).toBeVisible()
    expect(within(row(`${tariq} twice`)).queryByText('Nov 18')).toBeNull()
  })

  it('keeps input when saving fails, shows why, and asks before it is lost', async () => {
    const { user, breakCall, address } = await openForm('/apps/todo/important/new')
    const form = within(screen.getByRole('dialog'))
    breakCall('/apps/todo/add-tasks', 400, { error: { title: 'This is not a task.' } })
    await user.type(form.getByLabelText('Title'), 'Tea')
    await user.click(form.getByRole('button', { name: 'Add' }))
    expect(await form.findByText('This is not a task.')).toBeVisible()
    expect(form.getByLabelText('Title')).toHaveValue('Tea')
    await user.keyboard('{Escape}')
    const question = within(await screen.findByRole('dialog', { name: 'Discard changes?' }))
    await user.click(question.getByRole('button', { name: 'Keep editing' }))
    expect(form.getByLabelText('Title')).toHaveValue('Tea')
    await user.keyboard('{Escape}')
    await user.click(await screen.findByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(address()).toBe('/apps/todo/important'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('completes and stars a task at once', async () => {
    const { user, row, titles } = await openForm('/apps/todo/important/10')
    const form = within(screen.getByRole('dialog'))
    const complete = form.getByRole('button', { name: 'Completed' })
    await user.click(complete)
    await waitFor(() => expect(complete).toHaveAttribute('aria-pressed', 'true'))
    expect(within(row(tariq)).getByLabelText(`Complete “${tariq}”`)).toBeChecked()
    const star = form.getByRole('button', { name: 'Important' })
    await user.click(star)
    await waitFor(() => expect(titles()).not.toContain(tariq))
    expect(star).toHaveAttribute('aria-pressed', 'false')
    expect(form.getByRole('button', { name: 'Reset' })).toBeDisabled()
  })

  it('deletes a task, which Undo restores', async () => {
    const { user, address, titles } = await openForm('/apps/todo/important/10')
    const form = within(screen.getByRole('dialog'))
    await user.click(form.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText(`“${tariq}” deleted`)).toBeVisible()
    expect(address()).toBe('/apps/todo/important')
    expect(titles()).not.toContain(tariq)
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(titles()).toContain(tariq))
  })

  it('shows a deleted task read-only, to restore it or delete it forever', async () => {
    const { user, titles } = await openForm('/apps/todo/deleted/3')
    const form = within(screen.getByRole('dialog'))
    expect(form.getByText('This task was deleted. Restore it to edit it.')).toBeVisible()
    expect(form.getByLabelText('Title')).toBeDisabled()
    expect(form.queryByRole('button', { name: 'Update' })).toBeNull()
    await user.click(form.getByRole('button', { name: 'Restore' }))
    expect(await screen.findByText('“Order a standing desk for reception” restored')).toBeVisible()
    expect(titles()).not.toContain('Order a standing desk for reception')
  })

  it('opens a task that the list lacks', async () => {
    const { titles } = await openForm('/apps/todo/important/13')
    expect(screen.getByLabelText('Title')).toHaveValue('Water the desk ferns')
    expect(titles()).not.toContain('Water the desk ferns')
  })

  it.each(['9999', 'abc'])('shows that %s does not exist', async (id) => {
    const { user, address } = await openTodo(`/apps/todo/important/${id}`)
    expect(await screen.findByText('Task not found')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Back to list' }))
    expect(address()).toBe('/apps/todo/important')
  })
})
