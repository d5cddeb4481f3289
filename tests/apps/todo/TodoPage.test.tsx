// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { product } from '@/product'
import { openList, openTodo } from './openTodo'

const lease = 'Renew the lease for the second floor'
const ferns = 'Water the desk ferns'

describe('the to-do app', () => {
  it('shows lists and tags with counts, and the details of each task', async () => {
    const { titles, lists, row } = await openList()
    expect(screen.getByRole('heading', { level: 1, name: 'My tasks' })).toBeVisible()
    expect(titles()).toContain(ferns)
    expect(await lists().findByRole('link', { name: /^My tasks ?25 tasks$/ })).toHaveAttribute('aria-current', 'page')
    expect(lists().getByRole('link', { name: /^Deleted ?\d task/ })).toHaveAttribute('href', '/apps/todo/deleted')
    expect(lists().getByRole('link', { name: /^High ?\d+ tasks/ })).toHaveAttribute('href', '/apps/todo/tag/high')
    const chase = within(row('Follow up on the two oldest unpaid invoices'))
    expect(chase.getByText('High')).toBeVisible()
    expect(chase.getByText('Overdue')).toBeInTheDocument()
    expect(chase.getByText('Nov 14')).toHaveAttribute('title', 'Saturday, November 14, 2026 at 11:00 AM')
    expect(chase.getByRole('img', { name: 'Wanjiru Kamau' })).toBeVisible()
    expect(within(row(ferns)).getByText('5:00 PM')).toBeVisible()
    // Overdue since this morning.
    expect(within(row('Reply to Tariq about the storage limit')).getByText('9:30 AM')).toBeVisible()
    expect(within(row('Call Catalina about Solpunto’s storage')).getByText(/^Tomorrow, \d+:\d\d [AP]M$/)).toBeVisible()
    expect(within(row('Say thank you to the night shift')).getByText('Nov 20, 10:00 AM')).toBeVisible()
    expect(within(row(lease)).getByRole('checkbox', { name: `Complete “${lease}”` })).toBeChecked()
  })

  it('has the open task as document title', async () => {
    const { user, row } = await openList()
    const hasTitle = (title: string) => waitFor(() => expect(document.title).toBe(`${title} · ${product.name}`))
    await hasTitle('My tasks')
    await user.click(within(row(ferns)).getByRole('link', { name: ferns }))
    await hasTitle(ferns)
    await screen.findByRole('dialog')
    await user.keyboard('{Escape}')
    await hasTitle('My tasks')
    await user.click(screen.getAllByRole('link', { name: 'Add task' })[0]!)
    await hasTitle('New task')
  })

  it('opens the list of a filter and of a tag', async () => {
    const { user, lists, titles } = await openList()
    await user.click(lists().getByRole('link', { name: /^Completed/ }))
    expect(await screen.findByRole('list', { name: 'Completed' })).toBeVisible()
    expect(titles()).toContain(lease)
    expect(titles()).not.toContain(ferns)
    await user.click(lists().getByRole('link', { name: /^Low/ }))
    expect(await screen.findByRole('list', { name: 'Low' })).toBeVisible()
    expect(titles()).toContain(ferns)
  })

  it('reads list, search, order and grouping from the URL', async () => {
    const { titles } = await openTodo('/apps/todo/tag/high?q=the&sort=title-asc&group=due')
    const overdue = await screen.findByRole('list', { name: 'Overdue' })
    expect(within(overdue).getAllByRole('listitem').length).toBeGreaterThan(0)
    expect(screen.getByRole('searchbox', { name: 'Search tasks' })).toHaveValue('the')
    expect(screen.getByRole('button', { name: 'Sort: Title A–Z' })).toBeVisible()
    expect(titles().every((title) => /the/i.test(title))).toBe(true)
  })

  it.each(['attic', 'project-77'])('shows that the list %s does not exist', async (list) => {
    const { user, address } = await openTodo(`/apps/todo/${list}`)
    expect(await screen.findByText('This list doesn’t exist')).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Go to My tasks' }))
    expect(address()).toBe('/apps/todo')
  })

  it('keeps the list on screen if the refetch fails', async () => {
    const { user, breakCall, titles } = await openList()
    const before = titles()
    breakCall('/apps/todo/tasks', 500)
    await user.click(screen.getByRole('button', { name: 'Sort: Manual' }))
    await user.click(screen.getByRole('menuitemradio', { name: 'Title A–Z' }))
    expect(await screen.findByText('Couldn’t refresh the list')).toBeVisible()
    expect(titles()).toEqual(before)
  })

  it('searches while typing, and shows when nothing matches', async () => {
    const { user, titles, address, shown } = await openList()
    const search = screen.getByRole('searchbox', { name: 'Search tasks' })
    await user.type(search, 'Nov 18')
    await waitFor(() => expect(address()).toBe('/apps/todo?q=Nov+18'))
    await waitFor(() => expect(titles()).toHaveLength(5))
    await user.clear(search)
    await user.type(search, 'nothing is called this')
    expect(await screen.findByText('No results for “nothing is called this”')).toBeVisible()
    // The search field has such a button, too.
    await user.click(screen.getAllByRole('button', { name: 'Clear search' }).at(-1)!)
    await shown()
  })

  it('explains empty lists, with a next step', async () => {
    const { user, address } = await openTodo('/apps/todo/deleted')
    await user.click(await screen.findByRole('button', { name: 'Empty deleted' }))
    await user.click(await screen.findByRole('button', { name: 'Delete forever' }))
    expect(await screen.findByText('No deleted tasks')).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Go to My tasks' }))
    expect(address()).toBe('/apps/todo')
  })

  it('groups the list by due date', async () => {
    const { user, address } = await openList()
    await user.click(screen.getByRole('button', { name: 'Group by due date' }))
    expect(address()).toBe('/apps/todo?group=due')
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    const groups = headings
      .filter((text) => text !== 'Projects' && text !== 'Tags')
      .map((text) => text.replace(/\d+$/, ''))
    expect(groups).toEqual(['Overdue', 'Today', 'Tomorrow', 'This week', 'Later', 'No due date', 'Completed'])
    const today = within(screen.getByRole('list', { name: 'Today' }))
    expect(today.getByText(ferns)).toBeVisible()
    expect(today.queryByText('Reply to Tariq about the storage limit')).toBeNull()
  })

  it('hides completed tasks if asked to, also after a reload', async () => {
    const { user, row, titles, unmount } = await openList()
    const count = titles().length
    await user.click(screen.getByRole('button', { name: /^Sort/ }))
    await user.click(screen.getByRole('menuitemcheckbox', { name: 'Show completed tasks' }))
    await user.keyboard('{Escape}')
    const open = titles().length
    expect(open).toBeLessThan(count)
    const [first] = titles()
    await user.click(within(row(first!)).getByRole('checkbox'))
    expect(await screen.findByText(`“${first}” completed`)).toBeVisible()
    expect(titles()[0]).toBe(first)
    unmount()
    const again = await openList()
    expect(again.titles().length).toBeLessThanOrEqual(open)
  })

  it('has shortcuts: move, complete, star, open, search, add, and list them', async () => {
    const { user, row, titles, address } = await openList()
    await user.keyboard('jj')
    const second = titles()[1]!
    expect(within(row(second)).getByRole('link')).toHaveFocus()
    await user.keyboard('k')
    const first = titles()[0]!
    expect(within(row(first)).getByRole('link')).toHaveFocus()
    await user.keyboard('x')
    await waitFor(() => expect(within(row(first)).getByRole('checkbox')).toBeChecked())
    expect(await screen.findByText(`“${first}” completed`)).toBeVisible()
    // The completed task stays in place, and so does the focus.
    expect(titles()[0]).toBe(first)
    expect(within(row(first)).getByRole('link')).toHaveFocus()
    await user.keyboard('j')
    const star = within(row(second)).getByRole('button', { name: /as important$/ })
    const wasStarred = star.getAttribute('aria-pressed') === 'true'
    await user.keyboard('s')
    await waitFor(() => expect(star).toHaveAttribute('aria-pressed', String(!wasStarred)))
    await user.keyboard('/')
    expect(screen.getByRole('searchbox')).toHaveFocus()
    await user.tab()
    await user.keyboard('q')
    expect(screen.getByRole('combobox', { name: 'Quick add task' })).toHaveFocus()
    await user.tab()
    await user.keyboard('?')
    expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
    await user.keyboard('{Escape}')
    await user.keyboard('n')
    expect(address()).toBe('/apps/todo/all/new')
  })
})
