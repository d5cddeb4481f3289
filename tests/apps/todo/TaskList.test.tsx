// @vitest-environment jsdom
import { hasUnsaved } from '@core/components/overlay/unsaved'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { rolesApi } from '@/redux/apps/roles/contract'
import { signIn } from '@/redux/shell/session/slice'
import { openTodo } from './openTodo'

afterEach(() => {
  vi.useRealTimers()
})

const ferns = 'Water the desk ferns'

describe('what is done to tasks', () => {
  it('adds one by a line, and says what it understood before', async () => {
    const { user, shown, row, titles } = await openTodo()
    await shown()
    const line = screen.getByRole('textbox', { name: 'Quick add task' })
    await user.click(line)
    await user.paste('Call Chen tomorrow #low @kofi !')
    const understood = within(screen.getByRole('form'))
    for (const part of ['Thursday, November 19', 'Low', 'Kofi Boateng', 'Important'])
      expect(understood.getByText(part)).toBeVisible()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(titles()[0]).toBe('Call Chen'))
    expect(line).toHaveValue('')
    expect(within(row('Call Chen')).getByText('Tomorrow')).toBeVisible()
    await user.tab()
    await user.keyboard('z')
    await waitFor(() => expect(titles()).not.toContain('Call Chen'))
  })

  it('gives a task that is added in the list of a tag this tag, and keeps the line when that fails', async () => {
    const { user, shown, row, titles, breakCall } = await openTodo('/apps/todo/tag/high')
    await shown()
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

  it('keeps the next line, which is typed while the first is added, and queues a second Enter', async () => {
    const { user, shown, titles } = await openTodo()
    await shown()
    const line = screen.getByRole('textbox', { name: 'Quick add task' })
    await user.type(line, 'Buy milk{Enter}Call Bob{Enter}Pay r')
    await waitFor(() => expect(titles().slice(0, 2)).toEqual(['Call Bob', 'Buy milk']))
    expect(line).toHaveValue('Pay r')
    expect(hasUnsaved()).toBe(true)
  })

  it('wants a title in the line', async () => {
    const { user, shown } = await openTodo()
    await shown()
    await user.type(screen.getByRole('textbox', { name: 'Quick add task' }), '#low !{Enter}')
    expect(screen.getByText('Enter a task name')).toBeVisible()
  })

  it('says of a title that is too long how long it may be, and asks no backend', async () => {
    const { user, shown, breakCall } = await openTodo()
    await shown()
    breakCall('/apps/todo/add-tasks', 400)
    const line = screen.getByRole('textbox', { name: 'Quick add task' })
    await user.click(line)
    await user.paste('a'.repeat(201))
    await user.keyboard('{Enter}')
    expect(screen.getByText('Use at most 200 characters')).toBeVisible()
    expect(line).toHaveFocus()
    expect(line).toBeInvalid()
  })

  it('ticks one at once, and unticks it when that fails', async () => {
    const { user, shown, row, breakCall } = await openTodo()
    await shown()
    const box = within(row(ferns)).getByLabelText(`Complete “${ferns}”`)
    breakCall('/apps/todo/update-tasks', 500)
    await user.click(box)
    expect(await screen.findByText('Something went wrong on the server. Try again.')).toBeVisible()
    expect(box).not.toBeChecked()
  })

  it('puts tasks in order from the menu', async () => {
    const { shown, titles, choose, row } = await openTodo()
    await shown()
    const [first, second, third] = titles()
    await choose(first!, 'Move down')
    expect(titles().slice(0, 3)).toEqual([second, first, third])
    await choose(third!, 'Move to top')
    expect(titles().slice(0, 3)).toEqual([third, second, first])
    await choose(third!, 'Move to bottom')
    // What is done stays behind it.
    const done = titles().slice(titles().indexOf(third!) + 1)
    expect(done.length).toBeGreaterThan(0)
    for (const title of done) expect(within(row(title)).getByLabelText(/^Complete/)).toBeChecked()
  })

  it('takes a changed order back by Undo', async () => {
    const { user, shown, titles, choose } = await openTodo()
    await shown()
    const before = titles()
    await choose(before[0]!, 'Move to bottom')
    expect(titles()[0]).toBe(before[1])
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(titles()).toEqual(before))
    await choose(before[4]!, 'Move to top')
    expect(titles()[0]).toBe(before[4])
    await screen.findAllByText(`“${before[4]}” moved`)
    await user.keyboard('z')
    await waitFor(() => expect(titles()).toEqual(before))
  })

  it('moves nothing while the list is sorted, and says so', async () => {
    const { user, shown, titles } = await openTodo()
    await shown()
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

  it('selects a range with Shift, and does something with all of it', async () => {
    const { user, shown, titles, row } = await openTodo('/apps/todo/important')
    await shown()
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
    // They are done, and stand behind what is open.
    await waitFor(() => expect(titles()).toEqual(expect.arrayContaining([first, second, third])))
    expect(titles()[0]).toBe(fourth)
  })

  it('restores deleted tasks, and lets one go for ever after a question', async () => {
    const { user, shown, titles, choose } = await openTodo('/apps/todo/deleted')
    await shown()
    const [first, second] = titles()
    await user.click(screen.getByRole('button', { name: `Restore “${first}”` }))
    await waitFor(() => expect(titles()).not.toContain(first))
    await choose(second!, 'Delete forever')
    const question = within(await screen.findByRole('dialog', { name: `Delete “${second}” forever?` }))
    await user.click(question.getByRole('button', { name: 'Delete forever' }))
    await waitFor(() => expect(titles()).not.toContain(second))
  })

  it('draws a long list piece by piece; the keys go on to its end', async () => {
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

describe('somebody who may only read', () => {
  it('sees the tasks, and no way to change them', async () => {
    const view = await openTodo('/access-control')
    const look = { read: true, write: false, create: false, delete: false }
    const { data } = await view.client.get<{ roles: { id: number; key: string }[] }>(rolesApi.list.path)
    const { id } = data.roles.find(({ key }) => key === 'restricted-user')!
    await view.client.post(rolesApi.update.path, { id, matrix: { Todo: look } })
    await view.store.dispatch(signIn({ email: 'client@demo.com', password: 'client' })).unwrap()
    await view.router.navigate('/apps/todo/all/13')
    const form = within(await screen.findByRole('dialog', { name: 'Task' }))
    expect(form.getByText('You can view this task but can’t edit it')).toBeVisible()
    expect(form.getByLabelText('Title')).toBeDisabled()
    for (const name of ['Update', 'Delete', 'Reset']) expect(form.queryByRole('button', { name })).toBeNull()
    await view.user.keyboard('{Escape}')
    for (const name of ['Add task', 'Select', /^Move/, /^Important: /])
      expect(screen.queryByRole('button', { name })).toBeNull()
    expect(screen.queryByRole('form')).toBeNull()
    expect(within(view.row(ferns)).getByLabelText(`Complete “${ferns}”`)).toBeDisabled()
    const before = view.titles()
    await view.user.keyboard('jx#n')
    expect(view.titles()).toEqual(before)
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
