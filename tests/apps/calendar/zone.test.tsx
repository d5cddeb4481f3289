// @vitest-environment jsdom
import { createApiClient } from '@core/api/client'
import { setTimeZone } from '@core/zonedTime'
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { calendarApi } from '@/redux/apps/calendar/contract'
import { openCalendar } from './openCalendar'

beforeEach(() => {
  vi.stubEnv('TZ', 'Europe/Berlin')
  setTimeZone(undefined)
})

describe('the calendar in a selected zone', () => {
  it('saves and shows hours in that zone, and follows a change', async () => {
    setTimeZone('Asia/Kolkata')
    const { user, drawer, client, ofKind, period } = await openCalendar('?view=day&date=2026-11-23&event=new')
    const api = createApiClient(() => Promise.resolve(client))
    const form = within(await drawer('Add event'))
    expect(form.getByText(/^Time zone: Asia\/(Calcutta|Kolkata) \(GMT\+5:30\)$/)).toBeVisible()
    await user.type(form.getByLabelText('Title'), 'Night shift')
    const clock = form.getByLabelText('Start time')
    await user.clear(clock)
    await user.type(clock, '02:30')
    await user.click(form.getByText('Save'))
    await waitFor(async () => {
      const events = await api.call(calendarApi.list, { query: {} })
      expect(events.find(({ title }) => title === 'Night shift')).toMatchObject({
        start: '2026-11-22T21:00:00.000Z',
        end: '2026-11-22T22:00:00.000Z',
      })
    })
    await waitFor(() => expect(ofKind('Business').some((text) => /Nov 23.*2:30/.test(text.textContent))).toBe(true))

    act(() => setTimeZone('America/New_York'))
    await user.keyboard('{ArrowLeft}')
    await period('Sunday, November 22, 2026')
    await waitFor(() => expect(ofKind('Business').some((text) => /Nov 22.*4:00/.test(text.textContent))).toBe(true))
    expect(screen.getAllByText('Time zone: America/New York (GMT-5)')).not.toEqual([])
  })

  it('names the zone beside the hours only if it is not the device’s', async () => {
    const { drawer } = await openCalendar('?view=day&date=2026-11-23&event=new')
    expect(within(await drawer('Add event')).queryByText(/^Time zone:/)).toBe(null)
  })
})
