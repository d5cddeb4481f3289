// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { product } from '@/product'
import { openTodo } from './openTodo'

afterEach(() => {
  vi.useRealTimers()
})

const lease = 'Renew the lease for the second floor'
const ferns = 'Water the desk ferns'

describe('the to-do app', () => {
  it('lists the tasks that are not deleted, with lists and tags and their counts beside them', async () => {
    const { shown, titles, lists } = await openTodo()
    await shown()
    expect(screen.getByRole('heading', { level: 1, name: 'My tasks' })).toBeVisible()
    expect(titles()).toContain(ferns)
    expect(
      await lists().findByRole('link', { name: new RegExp(`^My tasks ?${titles().length} tasks$`) }),
    ).toHaveAttribute('aria-current', 'page')
    expect(lists().getByRole('link', { name: /^Deleted ?\d task/ })).toHaveAttribute('href', '/apps/todo/deleted')
    expect(lists().getByRole('link', { name: /^High ?\d+ tasks/ })).toHaveAttribute('href', '/apps/todo/tag/high')
  })

  it('has the open task as its document title', async () => {
    const { shown, user, row } = await openTodo()
    await shown()
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

  it('begins with what is overdue, and ends with what is done', async () => {
    const { shown, titles, row } = await openTodo()
    await shown()
    expect(within(row(titles()[0]!)).getByText('Overdue')).toBeInTheDocument()
    expect(within(row(titles().at(-1)!)).getByRole('checkbox', { name: /^Complete/ })).toBeChecked()
  })

  it('shows a task with its tags, when it is due, whose it is, and whether it is done', async () => {
    const { shown, row } = await openTodo()
    await shown()
    const chase = within(row('Follow up on the two oldest unpaid invoices'))
    expect(chase.getByText('High')).toBeVisible()
    expect(chase.getByText('Overdue')).toBeInTheDocument()
    expect(chase.getByText('Nov 14')).toHaveAttribute('title', 'Saturday, November 14, 2026 at 11:00 AM')
    expect(chase.getByRole('img', { name: 'Wanjiru Kamau' })).toBeVisible()
    expect(within(row(ferns)).getByText('5:00 PM')).toBeVisible()
    expect(within(row('Call Catalina about Solpunto’s storage')).getByText(/^Tomorrow, \d+:\d\d [AP]M$/)).toBeVisible()
    expect(within(row('Say thank you to the night shift')).getByText('Nov 20, 10:00 AM')).toBeVisible()
    expect(within(row(lease)).getByRole('checkbox', { name: `Complete “${lease}”` })).toBeChecked()
  })

  it('narrows to what is important, completed, deleted, or has a tag', async () => {
    const { user, lists, shown, titles } = await openTodo()
    await shown()
    const all = titles().length
    await user.click(lists().getByRole('link', { name: /^Completed/ }))
    expect(await screen.findByRole('list', { name: 'Completed' })).toBeVisible()
    expect(titles()).toContain(lease)
    expect(titles().length).toBeLessThan(all)
    await user.click(lists().getByRole('link', { name: /^Low/ }))
    expect(await screen.findByRole('list', { name: 'Low' })).toBeVisible()
    expect(titles()).toContain(ferns)
    await user.click(lists().getByRole('link', { name: /^Deleted/ }))
    expect(await screen.findByRole('list', { name: 'Deleted' })).toBeVisible()
    expect(titles()).toContain('Old newsletter list')
  })

  it('reads list, search, order and grouping from the address', async () => {
    const { titles } = await openTodo('/apps/todo/tag/high?q=the&sort=title-asc&group=due')
    const overdue = await screen.findByRole('list', { name: 'Overdue' })
    expect(within(overdue).getAllByRole('listitem').length).toBeGreaterThan(0)
    expect(screen.getByRole('searchbox', { name: 'Search tasks' })).toHaveValue('the')
    expect(screen.getByRole('button', { name: 'Sort: Title A–Z' })).toBeVisible()
    expect(titles().every((title) => /the/i.test(title))).toBe(true)
  })

  it('says that there is no such list', async () => {
    const { user, address } = await openTodo('/apps/todo/attic')
    expect(await screen.findByText('This list doesn’t exist')).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Go to My tasks' }))
    expect(address()).toBe('/apps/todo')
  })

  it('says why tasks could not be loaded, and tries again', async () => {
    const { user, router, breakCall, shown } = await openTodo('/')
    const mend = breakCall('/apps/todo/tasks', 500)
    await router.navigate('/apps/todo')
    expect(await screen.findByText('Couldn’t load tasks')).toBeVisible()
    mend()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await shown()
  })

  it('keeps what was on screen when it cannot be had anew', async () => {
    const { user, shown, breakCall, titles } = await openTodo()
    await shown()
    const before = titles()
    breakCall('/apps/todo/tasks', 500)
    await user.click(screen.getByRole('button', { name: 'Sort: Manual' }))
    await user.click(screen.getByRole('menuitemradio', { name: 'Title A–Z' }))
    expect(await screen.findByText('Couldn’t refresh the list')).toBeVisible()
    expect(titles()).toEqual(before)
  })

  it('finds tasks by title, by tag and by the day on which they are due', async () => {
    const { user, shown, titles, address } = await openTodo()
    await shown()
    const search = screen.getByRole('searchbox', { name: 'Search tasks' })
    await user.type(search, 'Nov 18')
    await waitFor(() => expect(address()).toBe('/apps/todo?q=Nov+18'))
    await waitFor(() => expect(titles()).toHaveLength(5))
    expect(titles()).toContain(ferns)
    await user.clear(search)
    await user.type(search, 'nothing is called this')
    expect(await screen.findByText('No results for “nothing is called this”')).toBeVisible()
    // The search field has one, too.
    await user.click(screen.getAllByRole('button', { name: 'Clear search' }).at(-1)!)
    await shown()
  })

  it('says what an empty list is for, and leads on', async () => {
    const { user, address } = await openTodo('/apps/todo/deleted')
    await user.click(await screen.findByRole('button', { name: 'Empty deleted' }))
    await user.click(await screen.findByRole('button', { name: 'Delete forever' }))
    expect(await screen.findByText('No deleted tasks')).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Go to My tasks' }))
    expect(address()).toBe('/apps/todo')
  })

  it('parts the list by when tasks are due', async () => {
    const { user, shown, address } = await openTodo()
    await shown()
    await user.click(screen.getByRole('button', { name: 'Group by due date' }))
    expect(address()).toBe('/apps/todo?group=due')
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    const groups = headings
      .filter((text) => text !== 'Projects' && text !== 'Tags')
      .map((text) => text.replace(/\d+$/, ''))
    expect(groups).toEqual(['Overdue', 'Today', 'Tomorrow', 'This week', 'Later', 'No due date', 'Completed'])
    const today = within(screen.getByRole('list', { name: 'Today' }))
    expect(today.getByText(ferns)).toBeVisible()
    // At noon, what was due at half past nine is late.
    expect(today.queryByText('Reply to Tariq about the storage limit')).toBeNull()
  })

  it('has keys: to move, tick, star, open, search, begin, and to list them all', async () => {
    const { user, shown, row, titles, address } = await openTodo()
    await shown()
    await user.keyboard('jj')
    const second = titles()[1]!
    expect(within(row(second)).getByRole('link')).toHaveFocus()
    await user.keyboard('k')
    const first = titles()[0]!
    expect(within(row(first)).getByRole('link')).toHaveFocus()
    await user.keyboard('x')
    await waitFor(() => expect(within(row(first)).getByRole('checkbox')).toBeChecked())
    // It goes behind the open ones, and one goes on with the next.
    await waitFor(() => expect(titles()[0]).toBe(second))
    await waitFor(() => expect(within(row(second)).getByRole('link')).toHaveFocus())
    const star = within(row(second)).getByRole('button', { name: /as important$/ })
    const wasStarred = star.getAttribute('aria-pressed') === 'true'
    await user.keyboard('s')
    await waitFor(() => expect(star).toHaveAttribute('aria-pressed', String(!wasStarred)))
    await user.keyboard('/')
    expect(screen.getByRole('searchbox')).toHaveFocus()
    await user.tab()
    await user.keyboard('q')
    expect(screen.getByRole('textbox', { name: 'Quick add task' })).toHaveFocus()
    await user.tab()
    await user.keyboard('?')
    expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
    await user.keyboard('{Escape}')
    await user.keyboard('n')
    expect(address()).toBe('/apps/todo/all/new')
  })
})
