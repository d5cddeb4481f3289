// @vitest-environment jsdom
import { hasUnsaved } from '@core/components/overlay/unsaved'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openAsReader } from '../../support/openAsReader'
import { openList, openTodo } from './openTodo'

describe('actions', () => {
  it('add a task by a line, with a preview', async () => {
    const { user, row, titles } = await openList()
    const line = screen.getByRole('textbox', { name: 'Quick add task' })
    await user.click(line)
    await user.paste('Call Chen every Friday #low @kofi !')
    const understood = within(screen.getByRole('form'))
    for (const part of ['Friday, November 20', 'Every week', 'Low', 'Kofi Boateng', 'Important'])
      expect(understood.getByText(part)).toBeVisible()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(titles()[0]).toBe('Call Chen'))
    expect(line).toHaveValue('')
    expect(within(row('Call Chen')).getByText('Nov 20')).toBeVisible()
    expect(within(row('Call Chen')).getByText('Repeats: Every week')).toBeInTheDocument()
    await user.tab()
    await user.keyboard('z')
    await waitFor(() => expect(titles()).not.toContain('Call Chen'))
  })

  it('add a task with the tag of the list, and keep the line on failure', async () => {
    const { user, row, titles, breakCall } = await openList('/apps/todo/tag/high')
    const line = screen.getByRole('textbox', { name: 'Quick add task' })
    const mend = breakCall('/apps/todo/add-tasks', 500)
    await user.type(line, 'Tea{Enter}')
    expect(await screen.findByText('Something went wrong on the server. Try again.')).toBeVisible()
    expect(line).toHaveValue('Tea')
    mend()
    await user.type(line, '{Enter}')
    await waitFor(() => expect(titles()).toContain('Tea'))
    expect(within(row('Tea')).getByText('High')).toBeVisible()
  })

  it('keep the next line, typed while the first is added, and queue a second Enter', async () => {
    const { user, titles } = await openList()
    const line = screen.getByRole('textbox', { name: 'Quick add task' })
    await user.type(line, 'Buy milk{Enter}Call Bob{Enter}Pay r')
    await waitFor(() => expect(titles().slice(0, 2)).toEqual(['Call Bob', 'Buy milk']))
    expect(line).toHaveValue('Pay r')
    expect(hasUnsaved()).toBe(true)
  })

  it.each([
    ['#low !', 'Enter a task name'],
    ['a'.repeat(201), 'Use at most 200 characters'],
  ])('keep a line whose title is missing or too long, with an error', async (text, problem) => {
    const { user } = await openList('/apps/todo/important')
    const line = screen.getByRole('textbox', { name: 'Quick add task' })
    await user.click(line)
    await user.paste(text)
    await user.keyboard('{Enter}')
    expect(screen.getByText(problem)).toBeVisible()
    expect(line).toHaveValue(text)
    expect(line).toHaveFocus()
    expect(line).toBeInvalid()
  })

  it('move tasks by menu, and back by Undo', async () => {
    const { user, titles, choose, row } = await openList()
    const before = titles()
    const [first, second, third] = before
    await choose(first!, 'Move down')
    expect(titles().slice(0, 3)).toEqual([second, first, third])
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(titles()).toEqual(before))
    await choose(third!, 'Move to top')
    expect(titles().slice(0, 3)).toEqual([third, first, second])
    await choose(third!, 'Move to bottom')
    // Completed tasks stay behind it.
    const done = titles().slice(titles().indexOf(third!) + 1)
    expect(done.length).toBeGreaterThan(0)
    for (const title of done) expect(within(row(title)).getByLabelText(/^Complete/)).toBeChecked()
  })

  it('cannot move tasks in a sorted list, and say so', async () => {
    const { user, titles } = await openList()
    const [first] = titles()
    await user.click(screen.getByLabelText('Sort: Manual'))
    await user.click(screen.getByText('Title Z–A'))
    await waitFor(() => expect(titles()[0]).toMatch(/^Write/))
    await user.click(screen.getByLabelText(`Actions for “${titles()[0]}”`))
    const menu = within(screen.getByRole('menu', { hidden: true }))
    expect(menu.getByRole('menuitem', { name: 'Reset sort to reorder tasks' })).toHaveAttribute('aria-disabled', 'true')
    await user.keyboard('{Escape}')
    await user.click(screen.getByLabelText('Sort: Title Z–A'))
    await user.click(screen.getByText('Reset sort'))
    await waitFor(() => expect(titles()[0]).toBe(first))
  })

  it('select a range with Shift, for bulk actions', async () => {
    const { user, titles, row } = await openList('/apps/todo/important')
    const [first, second, third, fourth] = titles()
    await user.click(screen.getByRole('button', { name: 'Select' }))
    await user.click(screen.getByLabelText(`Select “${first}”`))
    fireEvent.click(screen.getByLabelText(`Select “${third}”`), { shiftKey: true })
    const tools = within(screen.getByRole('group', { name: 'Bulk actions' }))
    expect(tools.getByText('3 selected')).toBeVisible()
    expect(tools.getByRole('checkbox', { name: 'Select all' })).toBePartiallyChecked()
    await user.click(tools.getByRole('button', { name: 'Tags' }))
    const high = screen.getByRole('menuitemcheckbox', { name: 'High' })
    expect(high).toHaveAttribute('aria-checked', 'mixed')
    await user.click(high)
    expect(high).toHaveAttribute('aria-checked', 'true')
    await user.keyboard('{Escape}')
    for (const title of [first, second, third]) expect(within(row(title!)).getByText('High')).toBeVisible()
    await user.click(tools.getByRole('button', { name: 'Complete' }))
    expect(await screen.findByText('3 tasks completed')).toBeVisible()
    await user.click(tools.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('3 tasks deleted')).toBeVisible()
    expect(titles()[0]).toBe(fourth)
    expect(titles()).not.toContain(second)
    await user.keyboard('z')
    // Completed tasks move behind the open ones.
    await waitFor(() => expect(titles()).toEqual(expect.arrayContaining([first, second, third])))
    expect(titles()[0]).toBe(fourth)
  })

  it('restore deleted tasks, and delete one forever after confirmation', async () => {
    const { user, titles, choose } = await openList('/apps/todo/deleted')
    const [first, second] = titles()
    await user.click(screen.getByRole('button', { name: `Restore “${first}”` }))
    await waitFor(() => expect(titles()).not.toContain(first))
    await choose(second!, 'Delete forever')
    const question = within(await screen.findByRole('dialog', { name: `Delete “${second}” forever?` }))
    await user.click(question.getByRole('button', { name: 'Delete forever' }))
    await waitFor(() => expect(titles()).not.toContain(second))
  })

  it('render a long list in steps; the keys reach its end', async () => {
    const { user, store, router, shown, titles, row } = await openTodo('/')
    const { addTask } = await import('@/redux/apps/todo/slice')
    await Promise.all(Array.from({ length: 40 }, (_, index) => store.dispatch(addTask({ title: `Task ${index}` }))))
    await router.navigate('/apps/todo')
    await shown()
    expect(titles()).toHaveLength(60)
    const link = (index: number) => within(row(titles()[index]!)).getByRole('link')
    link(59).focus()
    await user.keyboard('j')
    expect(titles()).toHaveLength(71)
    expect(link(60)).toHaveFocus()
  })
})

describe('a read-only user', () => {
  it('sees the tasks, and no actions', async () => {
    const { user } = await openAsReader('/apps/todo/all/13', 'Todo')
    const form = within(await screen.findByRole('dialog', { name: 'Task' }))
    expect(form.getByText('You can view this task but can’t edit it')).toBeVisible()
    expect(form.getByLabelText('Title')).toBeDisabled()
    for (const name of ['Update', 'Delete', 'Reset']) expect(form.queryByRole('button', { name })).toBeNull()
    await user.keyboard('{Escape}')
    for (const name of ['Add task', 'Select', /^Move/, /^Important: /])
      expect(screen.queryByRole('button', { name })).toBeNull()
    expect(screen.queryByRole('form')).toBeNull()
    const boxes = screen.getAllByLabelText<HTMLInputElement>(/^Complete/)
    for (const box of boxes) expect(box).toBeDisabled()
    const ticks = boxes.map(({ checked }) => checked)
    await user.keyboard('jx#n')
    expect(screen.getAllByLabelText<HTMLInputElement>(/^Complete/).map(({ checked }) => checked)).toEqual(ticks)
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
