// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openBoard, pickUp } from './openBoard'

describe('a card', () => {
  it('is moved by keyboard, returns on Escape, and is stored when dropped', async () => {
    const { user, titles, link, tasksOf } = await openBoard()
    const before = titles('TODO')
    const [first = ''] = before
    link(first).focus()
    await pickUp(user)
    await user.keyboard('{ArrowDown}{Escape}')
    expect(await screen.findByText(/ is back in its original position\.$/)).toBeInTheDocument()
    expect(titles('TODO')).toEqual(before)
    link(first).focus()
    await pickUp(user)
    expect(screen.getByText(/^Picked up .* position 1 of 3 in TODO\.$/)).toBeInTheDocument()
    await user.keyboard('{ArrowRight}')
    await screen.findByText(/ position 1 of 4 in In Progress\.$/)
    await user.keyboard('{ArrowDown}')
    expect(await screen.findByText(/ position 2 of 4 in In Progress\.$/)).toBeInTheDocument()
    await user.keyboard(' ')
    await waitFor(() => expect(titles('In Progress')[1]).toBe(first))
    await waitFor(() => expect(link(first)).toHaveFocus())
    await waitFor(async () => {
      const stored = (await tasksOf()).filter(({ boardId }) => boardId === 'in-progress')
      expect(stored[1]?.title).toBe(first)
    })
  })

  it('is moved within its column by its menu', async () => {
    const { titles, chooseFor } = await openBoard()
    const [first = '', second = '', third = ''] = titles('TODO')
    await chooseFor(first, 'Down')
    expect(titles('TODO')).toEqual([second, first, third])
    await chooseFor(first, 'To bottom')
    expect(titles('TODO')).toEqual([second, third, first])
    await chooseFor(first, 'To top')
    expect(titles('TODO')).toEqual([first, second, third])
    await chooseFor(first, 'Up')
    expect(titles('TODO')).toEqual([first, second, third])
  })

  it('is moved to another column by its context menu, and back by Undo', async () => {
    const { user, titles, card } = await openBoard()
    const [first = ''] = titles('TODO')
    await user.pointer({ keys: '[MouseRight]', target: card(first) })
    const menu = within(await screen.findByRole('menu', { name: `Actions for “${first}”` }))
    await user.click(menu.getByRole('menuitem', { name: 'To Done' }))
    expect(titles('Done').at(-1)).toBe(first)
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(titles('TODO')[0]).toBe(first))
  })

  it('is moved to a column by number key, and back with z', async () => {
    const { user, titles, link } = await openBoard()
    const [first = ''] = titles('TODO')
    link(first).focus()
    await user.keyboard('3')
    await waitFor(() => expect(titles('Done').at(-1)).toBe(first))
    expect(link(first)).toHaveFocus()
    await screen.findByText(`“${first}” moved to Done`)
    await user.keyboard('z')
    await waitFor(() => expect(titles('TODO')[0]).toBe(first))
  })

  it('is reached from its neighbor by arrow keys', async () => {
    const { user, titles, link } = await openBoard()
    link(titles('TODO')[0]!).focus()
    await user.keyboard('{ArrowDown}')
    expect(link(titles('TODO')[1]!)).toHaveFocus()
    await user.keyboard('{ArrowRight}')
    expect(link(titles('In Progress')[1]!)).toHaveFocus()
    await user.keyboard('{End}')
    expect(link(titles('In Progress').at(-1)!)).toHaveFocus()
  })

  it('is duplicated and its link copied', async () => {
    const { titles, chooseFor } = await openBoard()
    const [first = '', second = ''] = titles('TODO')
    await chooseFor(first, 'Copy link')
    await waitFor(async () => expect(await navigator.clipboard.readText()).toMatch(/\/apps\/kanban\?task=2$/))
    await chooseFor(second, 'Duplicate')
    await waitFor(() => expect(titles('TODO').filter((title) => title === second)).toHaveLength(2))
  })

  it('is deleted, with focus on its neighbor, and restored', async () => {
    const { user, titles, chooseFor } = await openBoard()
    const [first = '', second = ''] = titles('TODO')
    await chooseFor(first, 'Delete')
    await waitFor(() => expect(titles('TODO')).not.toContain(first))
    await waitFor(() => expect(screen.getByRole('button', { name: `Actions for “${second}”` })).toHaveFocus())
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(titles('TODO')[0]).toBe(first))
  })

  it('is added at the bottom of a column, several in a row', async () => {
    const { user, titles } = await openBoard()
    await user.click(screen.getByRole('button', { name: 'Add task to Done' }))
    const field = screen.getByRole('textbox', { name: 'New task in Done' })
    await user.type(field, '{Enter}')
    expect(field).toHaveAccessibleDescription('Enter a task title')
    await user.type(field, 'Tea{Enter}Coffee{Enter}')
    await waitFor(() => expect(titles('Done').slice(-2)).toEqual(['Tea', 'Coffee']))
    expect(field).toHaveFocus()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add task to Done' })).toHaveFocus())
  })
})
