// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openBoard } from './openBoard'

async function openTask(id = 2, search = '') {
  const view = await openBoard(`?task=${id}${search}`)
  return {
    ...view,
    box: await screen.findByRole('dialog'),
    stored: async () => (await view.tasksOf()).find((task) => task.id === id),
  }
}

describe('the task drawer', () => {
  it('opens by URL, requires a title, and saves only changed fields', async () => {
    const { user, box, stored, search } = await openTask()
    const drawer = within(box)
    const before = await stored()
    const title = drawer.getByLabelText('Title')
    expect(title).toHaveValue('List extra seats on the invoice')
    await user.clear(title)
    await user.click(drawer.getByText('Update'))
    await waitFor(() => expect(title).toBeInvalid())
    expect(title).toHaveFocus()
    await user.type(title, 'Seats')
    await user.selectOptions(drawer.getByLabelText('Column'), 'In Progress')
    await user.click(drawer.getByText('Update'))
    await waitFor(() => expect(search()).toBe(''))
    expect(await screen.findByText('“Seats” updated')).toBeVisible()
    expect(await stored()).toEqual({ ...before, title: 'Seats', boardId: 'in-progress' })
  })

  it.each(['abc', '9999', '2e0'])('shows that %s does not exist', async (id) => {
    const { user, search } = await openBoard(`?task=${id}`)
    const drawer = await screen.findByRole('dialog', { name: 'Task not found' })
    await user.click(within(drawer).getByRole('button', { name: 'Back to board' }))
    expect(search()).toBe('')
  })

  it('accepts labels, new ones included, and assignees', async () => {
    const { user, box, stored } = await openTask()
    const drawer = within(box)
    await user.click(drawer.getByText('Add labels'))
    const labels = within(await screen.findByRole('dialog', { name: 'Add labels' }))
    await user.click(labels.getByLabelText('Bug'))
    await user.type(labels.getByRole('searchbox'), 'Harbour')
    await user.click(await labels.findByText('Create “Harbour”'))
    await user.keyboard('{Escape}')
    await user.click(drawer.getByLabelText('Remove Backend'))
    await user.click(drawer.getByText('Add assignees'))
    const people = within(await screen.findByRole('dialog', { name: 'Add assignees' }))
    await user.click(await people.findByLabelText('Amara Mensah'))
    await user.keyboard('{Escape}')
    await user.click(drawer.getByText('Update'))
    await waitFor(async () => expect((await stored())?.labels).toEqual(['Bug', 'Harbour']))
    const assignees = (await stored())?.assignedTo.map(({ title }) => title)
    expect(assignees).toEqual(['Sofía Márquez Villanueva', 'Amara Mensah'])
  })

  it('accepts a cover and files, and removes them', async () => {
    const { user, box, stored } = await openTask()
    const drawer = within(box)
    const picture = new File(['picture'], 'harbour.png', { type: 'image/png' })
    await user.upload(drawer.getByLabelText('Add cover', { selector: 'input' }), picture)
    expect(await drawer.findByAltText('Cover preview')).toBeVisible()
    await user.upload(drawer.getByLabelText('Attach files', { selector: 'input' }), [
      new File(['a'], 'Plan.pdf', { type: 'application/pdf' }),
      new File(['b'], 'Notes.txt', { type: 'text/plain' }),
    ])
    await user.click(await drawer.findByLabelText('Remove Notes.txt'))
    await user.click(drawer.getByText('Update'))
    await waitFor(async () => expect((await stored())?.coverImage).toMatch(/^data:image\/png/))
    expect((await stored())?.attachments).toEqual([{ name: 'Plan.pdf', img: '' }])
  })

  it('deletes the task, which Undo restores', async () => {
    const { user, box, stored, search } = await openTask()
    const drawer = within(box)
    await user.click(drawer.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(search()).toBe('')
    await waitFor(async () => expect(await stored()).toBeUndefined())
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(async () => expect(await stored()).toBeDefined())
  })

  it('asks before input is lost', async () => {
    const { user, box, search } = await openTask()
    const drawer = within(box)
    await user.type(drawer.getByLabelText('Title'), '!')
    await user.keyboard('{Escape}')
    const question = within(await screen.findByRole('dialog', { name: /Discard/ }))
    await user.click(question.getByRole('button', { name: 'Keep editing' }))
    expect(search()).toBe('?task=2')
    await user.click(drawer.getByText('Cancel'))
    await user.click(
      within(await screen.findByRole('dialog', { name: /Discard/ })).getByRole('button', { name: /Discard/ }),
    )
    await waitFor(() => expect(search()).toBe(''))
  })

  it('stores comments as sent, and lets authors delete theirs', async () => {
    const { user, box, stored } = await openTask(2, '&tab=comments')
    const drawer = within(box)
    await user.click(await drawer.findByText('Add comment'))
    expect(drawer.getByText('This field is required')).toBeVisible()
    await user.type(drawer.getByLabelText('Write a comment'), 'Two lines, then.')
    expect(drawer.queryByText('This field is required')).toBeNull()
    await user.click(drawer.getByText('Add comment'))
    expect(await drawer.findByText('Two lines, then.')).toBeVisible()
    await waitFor(async () => expect((await stored())?.comments).toHaveLength(2))
    const remove = drawer.getAllByLabelText('Delete comment')
    expect(remove).toHaveLength(1)
    await user.click(remove[0]!)
    await waitFor(async () => expect((await stored())?.comments).toHaveLength(1))
  })

  it('shows the activity of the task', async () => {
    const { user, box, search } = await openTask(1)
    const drawer = within(box)
    await user.click(await drawer.findByRole('tab', { name: 'Activity' }))
    expect(search()).toBe('?task=1&tab=activity')
    expect(await drawer.findByText('Amara Mensah added this task')).toBeVisible()
    expect(drawer.getByText(/ moved this task from TODO to In Progress$/)).toBeVisible()
  })
})
