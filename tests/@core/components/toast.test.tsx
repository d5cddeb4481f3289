// @vitest-environment jsdom
import { toast } from '@core/toast/toast'
import { ToastArea } from '@core/toast/ToastArea'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { show } from './show'

test('a toast before the library has loaded appears later, and undoes once', async () => {
  const undo = vi.fn()
  const user = show(<ToastArea position="top-right" />)
  toast.success('Ada was deleted.', { undo })
  expect(await screen.findByRole('status')).toHaveTextContent('Ada was deleted.')
  await user.dblClick(screen.getByRole('button', { name: 'Undo' }))
  expect(undo).toHaveBeenCalledOnce()
  await waitFor(() => expect(screen.queryByText('Ada was deleted.')).not.toBeInTheDocument())
})

test('an error interrupts and offers a retry, and a toast about an object opens it', async () => {
  const [retry, run] = [vi.fn(), vi.fn()]
  const user = show(<ToastArea position="top-right" />)
  toast.error('The list could not be loaded.', { retry })
  expect(await screen.findByRole('alert')).toHaveTextContent('The list could not be loaded.')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(retry).toHaveBeenCalledOnce()
  toast.info('The tea is due now.', { open: { label: 'Open', run } })
  await user.click(await screen.findByRole('button', { name: 'Open' }))
  expect(run).toHaveBeenCalledOnce()
})

test('all toasts close when a session ends, because nobody could undo them', async () => {
  show(<ToastArea position="top-right" />)
  for (const name of ['Ada', 'Ben', 'Cleo', 'Dora', 'Eva']) toast.success(`${name} was deleted.`, { undo: vi.fn() })
  await screen.findByText('Dora was deleted.')
  toast.dismissAll()
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument())
  toast.info('Logged out.')
  expect(await screen.findByText('Logged out.')).toBeVisible()
  expect(screen.queryByText('Eva was deleted.')).not.toBeInTheDocument()
})

test('equal toasts are merged, and can be dismissed', async () => {
  const user = show(<ToastArea position="top-right" />)
  toast.info('Copied.')
  toast.info('Copied.')
  expect(await screen.findAllByText('Copied.')).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Dismiss' }))
  await waitFor(() => expect(screen.queryByText('Copied.')).not.toBeInTheDocument())
})

test.each([
  ['five seconds', 'was done', undefined, '5000ms'],
  ['seven seconds', 'can be undone', () => undefined, '7000ms'],
])('a toast closes after %s if its action %s', async (_, text, undo, duration) => {
  show(<ToastArea position="top-right" />)
  toast.success(text, undo && { undo })
  await screen.findByText(text)
  // The library counts by a CSS animation, which jsdom lacks.
  expect(screen.getByRole('progressbar', { hidden: true })).toHaveStyle({ animationDuration: duration })
})
