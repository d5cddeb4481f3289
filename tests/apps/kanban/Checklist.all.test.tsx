// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openBoard } from './openBoard'

const storage = 'Warn before the storage is full'

async function open(search: string) {
  const board = await openBoard(search)
  const drawer = within(await screen.findByRole('dialog'))
  return {
    ...board,
    drawer,
    steps: () =>
      drawer.getAllByRole('textbox', { name: /^Step \d+ title$/ }).map((field) => (field as HTMLInputElement).value),
    next: () => drawer.getByRole('textbox', { name: 'Add step' }),
  }
}

describe('the checklist of a card', () => {
  it('is checked off, and the card shows the progress', async () => {
    const { user, card, drawer, tasksOf } = await open('?task=1')
    expect(card(storage)).toHaveTextContent('2 of 4 steps done')
    await user.click(drawer.getByRole('checkbox', { name: 'Complete step “Write the two emails”' }))
    expect(drawer.getByRole('progressbar', { name: '3 of 4 steps done' })).toBeVisible()
    expect(card(storage)).toHaveTextContent('3 of 4 steps done')
    await waitFor(async () => expect((await tasksOf())[0]!.checklist?.[2]).toMatchObject({ isDone: true }))
  })

  it('grows, is renamed, sorted and shortened, with Undo', async () => {
    const { user, drawer, steps, next, tasksOf } = await open('?task=1')
    await user.type(next(), 'Tell the support{Enter}')
    await waitFor(() => expect(steps().at(-1)).toBe('Tell the support'))
    expect(next()).toHaveValue('')
    expect(next()).toHaveFocus()
    const last = drawer.getByRole('textbox', { name: 'Step 5 title' })
    await user.type(last, ' team{Enter}')
    await waitFor(async () => expect((await tasksOf())[0]!.checklist?.[4]?.title).toBe('Tell the support team'))
    await user.click(drawer.getByRole('button', { name: 'Reorder step “Tell the support team”' }))
    await user.click(screen.getByRole('menuitem', { name: /up/i }))
    await waitFor(() => expect(steps().at(-2)).toBe('Tell the support team'))
    await user.click(drawer.getByRole('button', { name: 'Remove step “Tell the support team”' }))
    await waitFor(() => expect(steps()).toHaveLength(4))
    expect(await screen.findByText('Step “Tell the support team” removed')).toBeVisible()
    await user.click(screen.getAllByRole('button', { name: 'Undo' })[0]!)
    await waitFor(() => expect(steps()).toHaveLength(5))
  })

  it('keeps input when saving fails, and asks before it is lost', async () => {
    const { user, next, breakCall } = await open('?task=1')
    breakCall('/apps/kanban/update-task', 500)
    await user.type(next(), 'Tell the support{Enter}')
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
    await waitFor(() => expect(next()).toHaveValue('Tell the support'))
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(await screen.findByRole('dialog', { name: 'Discard changes?' })).toBeVisible()
  })
})
