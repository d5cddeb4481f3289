// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openPage } from './openChat'

type Page = Awaited<ReturnType<typeof openPage>>

async function makeGroup({ user }: Page) {
  await user.click(screen.getByRole('button', { name: 'New group' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'New group' }))
  await user.click(dialog.getByRole('button', { name: 'Create group' }))
  expect(await dialog.findByText('Add at least one person')).toBeVisible()
  await user.type(dialog.getByRole('textbox', { name: 'Group name' }), 'Harvest dinner')
  for (const name of ['Kofi Boateng', 'Giulia Bernasconi']) {
    await user.type(dialog.getByRole('combobox', { name: 'Members' }), name.slice(0, 3))
    await user.click(await screen.findByRole('option', { name }))
  }
  await user.click(dialog.getByRole('button', { name: 'Create group' }))
  return screen.findByRole('log', { name: 'Messages with Harvest dinner' })
}

const openDrawer = async ({ user }: Page) => {
  await user.click(screen.getByRole('button', { name: /Harvest dinner.*Boateng/ }))
  return screen.findByRole('dialog', { name: 'Group' })
}

describe('a group', () => {
  it('is created with a name and members, opens, and a member answers by name', async () => {
    const page = await openPage()
    await makeGroup(page)
    expect(page.address()).toBe('/apps/chat/1001')
    expect(within(page.list()).getAllByRole('link')[0]).toHaveAccessibleName(/^Harvest dinner.*2 members/)
    await page.user.type(screen.getByRole('textbox', { name: 'Message Harvest dinner' }), 'Bread?{Enter}')
    const answer = await screen.findByRole('article', { name: /^(Kofi Boateng|Giulia Bernasconi),/ })
    expect(answer).toBeVisible()
    await waitFor(() => expect(within(page.list()).getAllByRole('link')[0]).toHaveTextContent(/(Kofi|Giulia):/))
  })

  it('loses members, is renamed, and disappears after leaving, unless undone', async () => {
    const page = await openPage()
    await makeGroup(page)
    const drawer = within(await openDrawer(page))
    await page.user.click(drawer.getByRole('button', { name: 'Remove Kofi Boateng from the group' }))
    await waitFor(() => expect(drawer.queryByText('Kofi Boateng')).toBeNull())
    expect(drawer.queryByRole('button', { name: /^Remove .* from the group$/ })).toBeNull()
    await page.user.click(drawer.getByRole('button', { name: 'Edit group' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit group' }))
    const name = dialog.getByRole('textbox', { name: 'Group name' })
    await page.user.clear(name)
    await page.user.type(name, 'Lunch')
    await page.user.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(within(page.list()).getAllByRole('link')[0]).toHaveAccessibleName(/^Lunch.*1 member/))
    await page.user.click(drawer.getByRole('button', { name: 'Leave group' }))
    await waitFor(() => expect(screen.queryByRole('link', { name: /^Lunch/ })).toBeNull())
    expect(page.address()).toBe('/apps/chat')
    expect(await screen.findByText('You left “Lunch”')).toBeVisible()
    await page.user.click(screen.getAllByRole('button', { name: 'Undo' })[0]!)
    expect(await screen.findByRole('link', { name: /^Lunch/ })).toBeVisible()
    expect(await screen.findByText('You rejoined “Lunch”')).toBeVisible()
  })

  it('cannot be blocked', async () => {
    const page = await openPage()
    await makeGroup(page)
    const [menu] = await screen.findAllByRole('button', { name: 'Chat actions for Harvest dinner' })
    await page.user.click(menu!)
    const items = within(screen.getByRole('menu')).getAllByRole('menuitem')
    expect(items.map((item) => item.textContent)).toEqual(['Mute', 'Leave group'])
  })
})
