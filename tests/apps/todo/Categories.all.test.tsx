// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openList } from './openTodo'

type Opened = Awaited<ReturnType<typeof openList>>

async function make({ user, lists }: Opened, kind: 'tag' | 'project', name: string) {
  await user.click(lists().getByRole('button', { name: `Manage ${kind}s` }))
  await user.click(await screen.findByRole('button', { name: `New ${kind}` }))
  const box = await screen.findByRole('dialog', { name: `New ${kind}` })
  const form = within(box)
  await user.type(form.getByRole('textbox', { name: 'Name' }), name)
  await user.click(form.getByRole('radio', { name: 'Rose' }))
  await user.click(form.getByRole('button', { name: 'Save' }))
  return box
}

async function quickAdd({ user }: Opened, line: string) {
  await user.type(await screen.findByRole('combobox', { name: 'Quick add task' }), `${line}{Enter}`)
}

describe('the lists by day', () => {
  it('Today contains overdue tasks and those of today; a task added there is due today', async () => {
    const opened = await openList('/apps/todo/today')
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    expect(headings.filter((text) => /Overdue|Today|Tomorrow|Later|No date/.test(text))).toEqual([
      expect.stringContaining('Overdue'),
      expect.stringContaining('Today'),
    ])
    await quickAdd(opened, 'Ring the bell')
    await waitFor(() => expect(opened.titles()).toContain('Ring the bell'))
    expect(opened.row('Ring the bell')).toHaveTextContent('Today')
  })

  it('Upcoming contains later tasks, by day, and can be ungrouped in the URL', async () => {
    const opened = await openList('/apps/todo/upcoming')
    expect(opened.lists().getByRole('link', { name: /Upcoming/ })).toHaveAttribute('aria-current', 'page')
    await quickAdd(opened, 'Ring the bell')
    await waitFor(() => expect(opened.row('Ring the bell')).toHaveTextContent('Tomorrow'))
    await opened.user.click(screen.getByRole('button', { name: 'Group by due date' }))
    await waitFor(() => expect(opened.address()).toBe('/apps/todo/upcoming?group=none'))
  })
})

describe('custom tags and projects', () => {
  it('a project is created, receives tasks, and leaves them when deleted', async () => {
    const opened = await openList()
    const { user, lists, router, row, titles } = opened
    await make(opened, 'project', 'Moving house')
    expect(await screen.findByText('Project “Moving house” created')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'New project' })).toBeNull())
    await user.keyboard('{Escape}')
    await opened.choose('Water the desk ferns', 'Select')
    await user.click(screen.getByRole('button', { name: 'Project' }))
    await user.click(await screen.findByRole('menuitemradio', { name: 'Moving house' }))
    await waitFor(() => expect(row('Water the desk ferns')).toHaveTextContent('Moving house'))
    await user.click(lists().getByRole('link', { name: /Moving house/ }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Moving house' })).toBeVisible()
    await waitFor(() => expect(titles()).toEqual(['Water the desk ferns']))
    await quickAdd(opened, 'Pack the books')
    await waitFor(() => expect(titles()).toEqual(['Pack the books', 'Water the desk ferns']))
    await user.click(lists().getByRole('button', { name: 'Manage projects' }))
    await user.click(await screen.findByRole('button', { name: 'Delete “Moving house”' }))
    const question = within(await screen.findByRole('dialog', { name: 'Delete project “Moving house”?' }))
    await user.click(question.getByRole('button', { name: 'Delete project' }))
    expect(await screen.findByText('Project “Moving house” deleted')).toBeVisible()
    expect(router.state.location.pathname).toBe('/apps/todo')
    await waitFor(() => expect(titles()).toContain('Pack the books'))
    expect(row('Pack the books')).not.toHaveTextContent('Moving house')
    const undo = screen.getAllByRole('button', { name: 'Undo' })
    await user.click(undo[0]!)
    expect(await lists().findByRole('link', { name: /Moving house/ })).toBeVisible()
    await waitFor(() => expect(row('Pack the books')).toHaveTextContent('Moving house'))
  })

  it('a tag is created under a unique name, renamed, and recognized in a line', async () => {
    const opened = await openList()
    const { user, row } = opened
    const newTag = within(await make(opened, 'tag', 'high'))
    expect(await newTag.findByText('Already in use')).toBeVisible()
    await user.clear(newTag.getByRole('textbox', { name: 'Name' }))
    await user.type(newTag.getByRole('textbox', { name: 'Name' }), 'Garden{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'New tag' })).toBeNull())
    await user.click(await screen.findByRole('button', { name: 'Edit “Garden”' }))
    const form = within(await screen.findByRole('dialog', { name: 'Edit tag' }))
    await user.type(form.getByRole('textbox', { name: 'Name' }), ' work')
    await user.click(form.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Tag “Garden work” updated')).toBeVisible()
    await user.keyboard('{Escape}')
    await quickAdd(opened, 'Dig #gard')
    await waitFor(() => expect(row('Dig')).toHaveTextContent('Garden work'))
  })
})
