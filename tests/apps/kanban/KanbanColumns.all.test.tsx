// @vitest-environment jsdom
import { hasUnsaved } from '@core/components/overlay/unsaved'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openBoard, pickUp } from './openBoard'

describe('a column', () => {
  it('requires a unique title', async () => {
    const { user, columns } = await openBoard()
    await user.click(screen.getByRole('button', { name: 'Add column' }))
    const field = screen.getByRole('textbox', { name: 'New column title' })
    await user.type(field, '{Enter}')
    expect(field).toHaveAccessibleDescription('Enter a column title')
    await user.type(field, ' done{Enter}')
    expect(field).toHaveAccessibleDescription('“done” already exists. Choose another title.')
    await user.clear(field)
    await user.type(field, 'In review{Enter}')
    await waitFor(() => expect(columns()).toEqual(['TODO', 'In Progress', 'Done', 'In review']))
    expect(Element.prototype.scrollIntoView).toHaveBeenCalled()
  })

  it('gets its title back if saving fails', async () => {
    const { user, breakCall, columns } = await openBoard()
    const mend = breakCall('/apps/kanban/add-board', 500)
    await user.click(screen.getByRole('button', { name: 'Add column' }))
    await user.type(screen.getByRole('textbox', { name: 'New column title' }), 'In review{Enter}')
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'New column title' })).toHaveValue('In review'))
    expect(hasUnsaved()).toBe(true)
    mend()
    await user.type(screen.getByRole('textbox', { name: 'New column title' }), '{Enter}')
    await waitFor(() => expect(columns()).toContain('In review'))
  })

  it('is renamed inline, and back by Undo', async () => {
    const { user, chooseIn, columns } = await openBoard()
    await chooseIn('TODO', 'Rename')
    const field = screen.getByRole('textbox', { name: 'New title for TODO' })
    expect(field).toHaveFocus()
    await user.clear(field)
    await user.type(field, 'Next up{Enter}')
    await waitFor(() => expect(columns()[0]).toBe('Next up'))
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(columns()[0]).toBe('TODO'))
  })

  it('shows when it exceeds its limit', async () => {
    const { user, chooseIn, column } = await openBoard()
    await chooseIn('TODO', 'Set task limit…')
    const field = await screen.findByRole('textbox', { name: /^Task limit/ })
    await user.type(field, 'ten')
    await user.click(screen.getByRole('button', { name: 'Set limit' }))
    expect(field).toBeInvalid()
    await user.clear(field)
    await user.type(field, '2')
    await user.click(screen.getByRole('button', { name: 'Set limit' }))
    await waitFor(() => expect(column('TODO')).toHaveAccessibleName(/3 tasks, over the limit of 2/))
    expect(await screen.findByText('TODO limited to 2 tasks')).toBeVisible()
  })

  it('is moved by its menu, and by keys on its handle', async () => {
    const { user, chooseIn, columns } = await openBoard()
    await chooseIn('TODO', 'Move right')
    await waitFor(() => expect(columns()).toEqual(['In Progress', 'TODO', 'Done']))
    screen.getByRole('button', { name: 'Move column TODO' }).focus()
    await pickUp(user)
    await user.keyboard('{ArrowRight}')
    expect(await screen.findByText('Column “TODO” is in position 3 of 3.')).toBeInTheDocument()
    await user.keyboard(' ')
    await waitFor(() => expect(columns()).toEqual(['In Progress', 'Done', 'TODO']))
  })

  it('stays collapsed for new tasks elsewhere, and expands for its own', async () => {
    const { user, column } = await openBoard()
    await user.click(screen.getByRole('button', { name: 'Collapse TODO' }))
    await user.click(screen.getByRole('button', { name: 'Add task' }))
    const field = within(column('In Progress')).getByRole('textbox')
    expect(field).toHaveFocus()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add task to In Progress' })).toHaveFocus())
    screen.getByRole('button', { name: 'Expand TODO' }).focus()
    await user.keyboard('n')
    expect(within(column('TODO')).getByRole('textbox')).toHaveFocus()
    expect(screen.getByRole('button', { name: 'Collapse TODO' })).toBeVisible()
  })

  it('stays collapsed, for all users', async () => {
    const { user, router } = await openBoard()
    await user.click(screen.getByRole('button', { name: 'Collapse Done' }))
    expect(screen.queryByRole('list', { name: 'Tasks in Done' })).not.toBeInTheDocument()
    await router.navigate('/access-control')
    await screen.findByRole('heading', { level: 1, name: 'Access control' })
    await router.navigate('/apps/kanban')
    await user.click(await screen.findByRole('button', { name: 'Expand Done' }))
    expect(screen.getByRole('list', { name: 'Tasks in Done' })).toBeVisible()
    expect(localStorage.getItem('kanbanCollapsed')).toBeNull()
  })

  it('is cleared after a clear confirmation, and refilled by Undo', async () => {
    const { user, chooseIn, column } = await openBoard()
    await chooseIn('In Progress', /^Clear/)
    const dialog = await screen.findByRole('dialog', { name: 'Clear column “In Progress”?' })
    expect(dialog).toHaveTextContent('3 tasks will be deleted. The column stays.')
    await user.click(within(dialog).getByRole('button', { name: 'Delete 3 tasks' }))
    await waitFor(() => expect(column('In Progress')).toHaveTextContent('No tasks'))
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(column('In Progress')).toHaveAccessibleName(/3 tasks/))
  })

  it('is deleted after a confirmation with the number of tasks, and restored by Undo', async () => {
    const { user, chooseIn, columns, column } = await openBoard()
    await chooseIn('Done', /^Delete/)
    const dialog = await screen.findByRole('dialog', { name: 'Delete column “Done”?' })
    expect(dialog).toHaveTextContent('The column and its 3 tasks will be deleted.')
    await user.click(within(dialog).getByRole('button', { name: 'Delete column' }))
    await waitFor(() => expect(columns()).toEqual(['TODO', 'In Progress']))
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(columns()).toEqual(['TODO', 'In Progress', 'Done']))
    await waitFor(() => expect(column('Done')).toHaveAccessibleName(/3 tasks/))
  })
})
