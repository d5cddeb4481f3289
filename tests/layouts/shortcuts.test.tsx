// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openShell } from './openShell'

const shortcuts = {
  '/apps/email': 'Reply all',
  '/apps/chat': 'Next chat',
  '/apps/todo': 'Quick add task',
  '/apps/calendar': 'Month view',
  '/apps/kanban': 'Pick up or drop card',
}

it('the shortcuts are those of the app on screen, also after leaving another app', async () => {
  const { user, router } = await openShell('/access-control')
  await user.keyboard('?')
  await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
  await user.keyboard('{Escape}')
  for (const [path, shortcut] of Object.entries(shortcuts)) {
    await act(() => router.navigate(path))
    await screen.findByRole('heading', { level: 1 })
    await user.keyboard('?')
    const sheet = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
    expect(within(sheet).getByText(shortcut)).toBeVisible()
    await user.keyboard('{Escape}')
  }
})
