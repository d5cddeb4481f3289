// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openAsReader } from '../../support/openAsReader'
import { renderPage } from '../../support/renderPage'
import { openBoard } from './openBoard'

const path = '/apps/kanban'

describe('the board', () => {
  it('shows columns as named regions with task counts, and cards with one link each', async () => {
    const { list } = await openBoard()
    expect(screen.getByRole('heading', { level: 1, name: 'Kanban' })).toBeVisible()
    const column = screen.getByRole('region', { name: /^TODO/ })
    expect(within(column).getByRole('heading', { level: 2 })).toHaveAccessibleName(/3 tasks/)
    const cards = within(list('TODO'))
      .getAllByRole('listitem')
      .filter((row) => row.matches('[data-task]'))
    expect(cards).toHaveLength(3)
    for (const card of cards) expect(within(card).getAllByRole('link')).toHaveLength(1)
  })

  it('offers a first step without columns', async () => {
    const view = await renderPage('/access-control')
    for (const id of ['todo', 'in-progress', 'done'])
      await view.client.delete('/apps/kanban/delete-board', { data: id })
    await view.router.navigate(path)
    expect(await screen.findByText('No columns yet')).toBeVisible()
    await view.user.click(screen.getByRole('button', { name: 'Add column' }))
    await view.user.type(screen.getByRole('textbox', { name: 'New column title' }), 'Ideas{Enter}')
    expect(await screen.findByRole('list', { name: 'Tasks in Ideas' })).toBeVisible()
  })
})

describe('arrow keys', () => {
  it('move between the last card and the button that adds a task', async () => {
    const { user, titles, link } = await openBoard()
    const last = link(titles('TODO').at(-1)!)
    last.focus()
    await user.keyboard('{ArrowDown}')
    expect(screen.getByRole('button', { name: 'Add task to TODO' })).toHaveFocus()
    await user.keyboard('{ArrowUp}')
    expect(last).toHaveFocus()
  })
})

describe('search and filters', () => {
  it('are behind a button on phones, and open for the search key', async () => {
    const { user } = await openBoard()
    const button = screen.getByRole('button', { name: 'Search and filter' })
    expect(button).toHaveAttribute('aria-expanded', 'false')
    await user.keyboard('/')
    expect(button).toHaveAttribute('aria-expanded', 'true')
    expect(screen.getByRole('searchbox', { name: 'Search tasks' })).toHaveFocus()
  })

  it('keep matches, are part of the URL, and disable sorting with a reason', async () => {
    const { user, titles, search, card, column } = await openBoard()
    await user.type(screen.getByRole('searchbox', { name: 'Search tasks' }), 'extra seats')
    await waitFor(() => expect(search()).toBe('?q=extra+seats'))
    await waitFor(() => expect(titles('TODO')).toEqual(['List extra seats on the invoice']))
    expect(screen.getByText('Clear search and filters to reorder tasks')).toBeVisible()
    expect(column('TODO')).toHaveAccessibleName(/1 of 3 tasks match/)
    await user.click(screen.getByRole('button', { name: 'Collapse TODO' }))
    expect(column('TODO')).toHaveAccessibleName(/1 of 3 tasks match/)
    await user.click(screen.getByRole('button', { name: 'Expand TODO' }))
    await user.click(within(card('List extra seats on the invoice')).getByRole('button', { name: /^Actions for/ }))
    const menu = within(screen.getByRole('menu'))
    expect(menu.getByRole('menuitem', { name: 'To bottom' })).toHaveAttribute('aria-disabled', 'true')
    await user.keyboard('{Escape}')
    await user.clear(screen.getByRole('searchbox', { name: 'Search tasks' }))
    await waitFor(() => expect(titles('TODO')).toHaveLength(3))
  })

  it('are read from the URL, accept several people, and are removed one by one', async () => {
    const { user, titles, search } = await openBoard('?label=Frontend&assignee=Jakub%20Dvo%C5%99%C3%A1k&due=someday')
    expect(titles('Done')).toEqual(['Export a report as a spreadsheet'])
    expect(screen.queryByRole('button', { name: /^Remove filter Due/ })).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Filter by Label' }))
    await user.click(await screen.findByRole('menuitemradio', { name: 'Any' }))
    await user.click(screen.getByRole('button', { name: 'Filter by Assignee' }))
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Dmytro Shevchenko' }))
    await waitFor(() => expect(titles('Done')).toHaveLength(3))
    expect(new URLSearchParams(search()).get('assignee')).toBe('Jakub Dvořák|Dmytro Shevchenko')
    await user.keyboard('{Escape}')
    await user.click(screen.getByRole('button', { name: 'Remove filter Assignee: Jakub Dvořák' }))
    await waitFor(() => expect(search()).toBe('?assignee=Dmytro+Shevchenko&due=someday'))
  })

  it('show when nothing matches', async () => {
    const { user } = await renderPage(`${path}?q=nothing%20at%20all`)
    expect(await screen.findByText('No tasks found')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Clear search and filters' }))
    expect(await screen.findByRole('list', { name: 'Tasks in TODO' })).toBeVisible()
  })
})

describe('the list', () => {
  it('has the same tasks, and sorts them', async () => {
    const { user, router } = await openBoard()
    await user.click(screen.getByRole('button', { name: 'List' }))
    const table = await screen.findByRole('table', { name: 'Tasks' })
    expect(router.state.location.search).toBe('?view=list')
    expect(within(table).getAllByRole('row')).toHaveLength(10)
    await user.click(within(table).getByRole('button', { name: 'Title' }))
    const titles = within(table)
      .getAllByRole('link')
      .map((link) => link.textContent)
    expect(titles).toEqual(titles.toSorted((a, b) => a.localeCompare(b, 'en')))
    await user.click(screen.getByRole('button', { name: 'Board' }))
    expect(await screen.findByRole('list', { name: 'Tasks in TODO' })).toBeVisible()
  })
})

describe('a read-only user', () => {
  it('sees no actions', async () => {
    const view = await openAsReader(path, 'Kanban')
    await screen.findByRole('list', { name: 'Tasks in TODO' })
    expect(screen.queryByRole('button', { name: /Add|Move|Actions for TODO/ })).not.toBeInTheDocument()
    await view.user.click(screen.getAllByRole('button', { name: /^Actions for “/ })[0]!)
    const items = within(await screen.findByRole('menu')).getAllByRole('menuitem')
    expect(items.map((item) => item.textContent)).toEqual(['Open', 'Copy link'])
  })
})
