// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { kanbanApi } from '@/redux/apps/kanban/contract'
import { renderPage } from '../../support/renderPage'
import { openBoard } from './openBoard'

const switcher = () => screen.findByRole('button', { name: /^Board: / })

async function openWebsite() {
  const view = await renderPage('/apps/kanban?board=website')
  await screen.findByRole('list', { name: 'Tasks in Ideas' })
  return view
}

describe('several boards', () => {
  it('are selected by the switch beside the title, with their own URLs', async () => {
    const { user, router } = await openWebsite()
    expect(await switcher()).toHaveAccessibleName('Board: Website')
    await user.click(await switcher())
    await user.click(screen.getByRole('menuitemradio', { name: 'Product' }))
    expect(await screen.findByRole('list', { name: 'Tasks in TODO' })).toBeVisible()
    expect(router.state.location.search).toBe('')
    await router.navigate(-1)
    expect(await screen.findByRole('list', { name: 'Tasks in Ideas' })).toBeVisible()
  })

  it('are created with three columns, renamed, deleted and restored', async () => {
    const { user, router } = await openWebsite()
    await user.click(await switcher())
    await user.click(screen.getByRole('menuitem', { name: 'New board…' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'New board' }))
    await user.type(dialog.getByRole('textbox', { name: 'Title' }), 'website{Enter}')
    expect(await dialog.findByText('“website” already exists. Choose another title.')).toBeVisible()
    await user.clear(dialog.getByRole('textbox', { name: 'Title' }))
    await user.type(dialog.getByRole('textbox', { name: 'Title' }), 'Office move{Enter}')
    expect(await screen.findByRole('list', { name: 'Tasks in In Progress' })).toBeVisible()
    expect(router.state.location.search).toBe('?board=office-move')

    await user.click(await switcher())
    await user.click(screen.getByRole('menuitem', { name: 'Rename board…' }))
    const title = within(await screen.findByRole('dialog')).getByRole('textbox', { name: 'Title' })
    await user.clear(title)
    await user.type(title, 'The move{Enter}')
    await waitFor(async () => expect(await switcher()).toHaveAccessibleName('Board: The move'))

    await user.click(await switcher())
    await user.click(screen.getByRole('menuitem', { name: 'Delete board…' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete board' }))
    await waitFor(async () => expect(await switcher()).toHaveAccessibleName('Board: Product'))
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(async () => expect(await switcher()).toHaveAccessibleName('Board: The move'))
  })

  it('exchange cards', async () => {
    const { user, tasksOf, chooseFor, titles } = await openBoard()
    const [title] = titles('TODO')
    await chooseFor(title!, 'To another board…')
    const dialog = within(await screen.findByRole('dialog', { name: `Move “${title!}”` }))
    await user.selectOptions(await dialog.findByRole('combobox', { name: 'Column' }), 'Writing')
    await user.click(dialog.getByRole('button', { name: 'Move task' }))
    await waitFor(() => expect(titles('TODO')).not.toContain(title))
    await waitFor(async () => expect((await tasksOf()).map((task) => task.title)).not.toContain(title))
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(titles('TODO')[0]).toBe(title))
  })

  it('show an unknown board in the URL', async () => {
    const { user } = await renderPage('/apps/kanban?board=nowhere')
    expect(await screen.findByText('Board not found')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Go to main board' }))
    expect(await screen.findByRole('list', { name: 'Tasks in TODO' })).toBeVisible()
  })
})

describe('the archive', () => {
  it('stores cards and columns, can be searched, and restores them', async () => {
    const { user, client, search, chooseFor, chooseIn, titles } = await openBoard()
    const [first, second] = titles('TODO')
    await chooseFor(first!, 'Archive')
    await waitFor(() => expect(titles('TODO')).not.toContain(first))
    await chooseIn('TODO', 'Archive all tasks')
    await waitFor(() => expect(titles('TODO')).toEqual([]))
    await user.click(screen.getByRole('button', { name: 'Archive' }))
    expect(search()).toBe('?panel=archive')
    const drawer = within(await screen.findByRole('dialog', { name: 'Archive' }))
    expect(await drawer.findAllByRole('button', { name: /^Restore/ })).toHaveLength(3)
    await user.type(drawer.getByRole('searchbox', { name: 'Search archive' }), first!)
    await waitFor(() => expect(drawer.getAllByRole('button', { name: /^Restore/ })).toHaveLength(1))
    await user.click(drawer.getByRole('button', { name: `Restore “${first!}”` }))
    await waitFor(() => expect(titles('TODO')).toEqual([first]))
    await user.clear(drawer.getByRole('searchbox', { name: 'Search archive' }))
    await user.click(await drawer.findByRole('button', { name: `Delete “${second!}”` }))
    const archived = async () => (await client.get<{ tasks: unknown[] }>(kanbanApi.archive.path)).data.tasks
    await waitFor(async () => expect(await archived()).toHaveLength(1))
    const undo = await screen.findAllByRole('button', { name: 'Undo' })
    await user.click(undo[0]!)
    expect(await drawer.findByRole('button', { name: `Restore “${second!}”` })).toBeVisible()
  })
})
