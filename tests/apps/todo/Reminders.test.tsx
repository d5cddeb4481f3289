// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { openTodo } from './openTodo'

const slides = 'Review the partner day slides'

/** Shows the hidden page again, later on the same day. */
function comeBackAt(time: string) {
  vi.setSystemTime(new Date(`2026-11-18T${time}`))
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}

/** A page of another module, once the reminders have made their first check. */
async function openElsewhere() {
  const view = await openTodo('/access-control', { shell: true })
  await waitFor(() => expect(localStorage.getItem('todoReminded')).not.toBeNull(), { timeout: 20_000 })
  return view
}

describe('a reminder of a task', () => {
  it('appears once, on any page, and opens the task', async () => {
    const { user, address } = await openElsewhere()
    comeBackAt('15:59')
    comeBackAt('16:00')
    expect(await screen.findByText(`“${slides}” is due now`)).toBeVisible()
    comeBackAt('16:01')
    await user.click(screen.getByRole('button', { name: 'Open' }))
    await waitFor(() => expect(address()).toBe('/apps/todo/all/12'))
    expect(await screen.findByLabelText('Title')).toHaveValue(slides)
  })

  it('appears in one tab only: not in a hidden one, nor after another tab', async () => {
    await openElsewhere()
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
    await openElsewhere()
    comeBackAt('15:59')
    await waitFor(() =>
      expect(localStorage.getItem('todoReminded')).toContain(new Date('2026-11-18T15:59').toISOString()),
    )
    comeBackAt('16:30')
    expect(await screen.findByText(`“${slides}” was due on Nov 18, 4:00 PM`)).toBeVisible()
  })

  it('appears later if the request failed', async () => {
    const { breakCall, client } = await openElsewhere()
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
