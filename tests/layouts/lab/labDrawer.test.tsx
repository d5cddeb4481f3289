// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { showMark } from '@/layouts/lab/showMark'
import { fetchNotifications } from '@/redux/shell/notifications/slice'
import { openShell } from '../openShell'

const lab = { search: '', storage: () => sessionStorage, onActive: () => undefined }

async function openLab(address = '/access-control') {
  const view = await openShell(address, { backend: { lab } })
  await view.user.keyboard('{Control>}{Shift>}L{/Shift}{/Control}')
  const drawer = await screen.findByRole('dialog', { name: 'Lab' })
  await within(drawer).findByRole('tab', { name: 'Behavior' })
  const fetch = async () => (await view.store.dispatch(fetchNotifications())).payload
  return { ...view, drawer, fetch }
}

it('makes one module fail, and undoes it', async () => {
  const { user, drawer, fetch } = await openLab()
  await user.selectOptions(within(drawer).getByLabelText('Requests'), 'shell/notifications')
  await user.selectOptions(within(drawer).getByLabelText('Response'), '500 Server Error')
  expect(await fetch()).toMatchObject({ kind: 'server', status: 500 })
  await user.selectOptions(within(drawer).getByLabelText('Request'), 'markRead')
  expect(within(drawer).getByLabelText('Response')).toHaveValue('')
  await user.click(within(drawer).getByRole('button', { name: 'Remove filter shell/notifications: 500 Server Error' }))
  expect(await fetch()).not.toMatchObject({ kind: 'server' })
})

it('applies a scene, and copies its URL without earlier rules', async () => {
  const { user, drawer, fetch, router } = await openLab('/access-control?scene=slow&x=1')
  await user.selectOptions(within(drawer).getByLabelText('Scene'), 'Server down')
  expect(await fetch()).toMatchObject({ status: 500 })
  await user.click(within(drawer).getByRole('button', { name: 'Copy link' }))
  await expect.poll(() => navigator.clipboard.readText()).toMatch(/[?&]scene=down$/)
  await user.keyboard('{Escape}')
  expect(router.state.location).toMatchObject({ pathname: '/access-control', search: '?x=1' })
})

it('lists requests, and copies one', async () => {
  const { user, drawer, fetch } = await openLab()
  await user.click(within(drawer).getByRole('tab', { name: /Requests/ }))
  await user.click(within(drawer).getByRole('button', { name: 'Clear log' }))
  expect(within(drawer).getByText('No requests yet')).toBeVisible()
  await act(fetch)
  const [row] = within(drawer).getAllByRole('listitem')
  expect(row).toHaveTextContent(/GET \/api\/notifications\/data.*200/)
  await user.click(within(row!).getByRole('button', { name: 'Copy GET /api/notifications/data' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Copy as cURL' }))
  await expect.poll(() => navigator.clipboard.readText()).toMatch(/^curl -X GET 'http.*\/api\/notifications\/data'/)
})

it('stores whether changes persist, which is off by default', async () => {
  const { user, drawer } = await openLab()
  await user.click(within(drawer).getByRole('tab', { name: 'Data' }))
  const keep = within(drawer).getByRole('switch', { name: 'Keep my changes in this browser' })
  expect(keep).not.toBeChecked()
  await user.click(keep)
  expect(localStorage.getItem('keepSamples')).toBe('true')
  await user.click(keep)
  expect(localStorage.getItem('keepSamples')).toBeNull()
})

it('is indicated on the page while active, and can be ended there', async () => {
  const { backend, router } = await openShell('/access-control', { backend: { lab } })
  const onEnd = vi.fn()
  act(() => showMark(backend.lab!, router, onEnd))
  act(() => backend.lab!.enter('slow'))
  const mark = await screen.findByRole('complementary', { name: 'Lab' })
  expect(mark).toHaveTextContent('Lab: Slow')
  act(() => backend.lab!.changeRule({ target: 'apps/todo', fault: '500' }))
  await waitFor(() => expect(mark).toHaveTextContent('Lab: 2 rules')) // it has a React root of its own
  fireEvent.click(within(mark).getByRole('button', { name: 'Turn off' }))
  await waitFor(() => expect(onEnd).toHaveBeenCalledOnce())
  expect(mark).not.toBeInTheDocument()
  expect(backend.lab!.state().rules).toEqual([])
})
