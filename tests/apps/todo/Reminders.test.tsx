// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { openList } from './openTodo'

const slides = 'Review the partner day slides'

/** Shows the hidden page again, later on the same day. */
function comeBackAt(time: string) {
  vi.setSystemTime(new Date(`2026-11-18T${time}`))
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}

describe('a reminder of a task', () => {
  it('appears once, in any list, and opens the task', async () => {
    const { user, address } = await openList('/apps/todo/important')
    comeBackAt('15:59')
    comeBackAt('16:00')
    expect(await screen.findByText(`“${slides}” is due now`)).toBeVisible()
    comeBackAt('16:01')
    await user.click(screen.getByRole('button', { name: 'Open' }))
    expect(address()).toBe('/apps/todo/important/12')
    expect(await screen.findByLabelText('Title')).toHaveValue(slides)
  })

  it('appears in one tab only: not in a hidden one, nor after another tab', async () => {
    await openList('/apps/todo/important')
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    comeBackAt('16:00')
    localStorage.setItem('todoReminded', JSON.stringify({ 1: new Date('2026-11-18T16:00').toISOString() }))
    visibility.mockRestore()
    comeBackAt('16:02')
    await waitFor(() =>
      expect(localStorage.getItem('todoReminded')).toContain(new Date('2026-11-18T16:02').toISOString()),
    )
    expect(screen.queryByText(`“${slides}” is due now`)).toBeNull()
    expect(screen.queryByText(/was due on/)).toBeNull()
  })

  it('appears on a later visit', async () => {
    const { router } = await openList('/apps/todo/important')
    comeBackAt('15:59')
    await waitFor(() =>
      expect(localStorage.getItem('todoReminded')).toContain(new Date('2026-11-18T15:59').toISOString()),
    )
    await act(() => router.navigate('/access-control'))
    vi.setSystemTime(new Date('2026-11-18T16:30:00'))
    await act(() => router.navigate('/apps/todo/important'))
    expect(await screen.findByText(`“${slides}” was due on Nov 18, 2026, 4:00 PM`)).toBeVisible()
  })

  it('appears later if the request failed', async () => {
    const { breakCall, client } = await openList('/apps/todo/important')
    const mend = breakCall('/apps/todo/due-tasks', 500)
    const onFailure = vi.fn<(error: Error) => void>()
    client.interceptors.response.use(undefined, (error: Error) => {
      onFailure(error)
      throw error
    })
    comeBackAt('16:00')
    // The page does not show the failure.
    await waitFor(() => expect(onFailure).toHaveBeenCalled())
    expect(screen.queryByText(/is due now/)).toBeNull()
    mend()
    comeBackAt('16:01')
    expect(await screen.findByText(`“${slides}” is due now`)).toBeVisible()
  })
})
