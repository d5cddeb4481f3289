// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { addEvent } from '@/redux/apps/calendar/slice'
import { openCalendar } from './openCalendar'

const code = vi.hoisted(() => ({ isMissing: true }))

vi.mock('@core/lazy/fetchPart', async (load) => ({
  ...(await load<object>()),
  fetchPart: (part: () => Promise<unknown>) =>
    code.isMissing && String(part).includes('calendar/rules') ? Promise.reject(new Error('No connection')) : part(),
}))

it('keeps single events on screen while the rules of recurring events cannot be loaded', async () => {
  const { user, store, events } = await openCalendar()
  const closed = events('Office closed').length
  await store
    .dispatch(
      addEvent({
        title: 'Talk',
        start: '2026-11-20T09:00:00.000Z',
        extendedProps: { calendar: 'Holiday' },
        recurrence: { rule: 'FREQ=WEEKLY;COUNT=3', timeZone: 'UTC' },
      }),
    )
    .unwrap()
  expect(await screen.findByText('Couldn’t load recurring events')).toBeVisible()
  expect(events('Office closed')).toHaveLength(closed)
  expect(events('Talk')).toEqual([])
  code.isMissing = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(events('Talk')).toHaveLength(3))
  expect(screen.queryByText('Couldn’t load recurring events')).toBeNull()
})
