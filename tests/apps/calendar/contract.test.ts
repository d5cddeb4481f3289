import { describe, expect, it } from 'vitest'
import { calendarApi } from '@/redux/apps/calendar/contract'
import { refusal } from '../../support/backend'
import { ids, unique, useServer } from '../../contract/server'

const { api } = useServer()

describe('an event', () => {
  const event = { start: '2026-12-01T09:00:00.000Z', end: '2026-12-01T10:00:00.000Z', allDay: false, url: '' }

  it('is added, filtered by kind, moved and removed', async () => {
    const title = unique('Review')
    const added = await api.call(calendarApi.add, {
      body: { event: { ...event, title, extendedProps: { calendar: 'Family' } } },
    })
    const { id } = added.event
    const kinds = async (...calendars: ('Family' | 'Business')[]) =>
      ids(await api.call(calendarApi.list, { query: { calendars } }))
    expect(await kinds('Family')).toContain(id)
    expect(await kinds('Business')).not.toContain(id)
    expect(await kinds()).toEqual([])

    const moved = await api.call(calendarApi.update, { body: { event: { id, end: '2026-12-01T12:00:00.000Z' } } })
    expect(moved.event).toMatchObject({ title, start: event.start, end: '2026-12-01T12:00:00.000Z' })
    expect((await refusal(api.call(calendarApi.update, { body: { event: { id, end: '2026-11-01' } } }))).status).toBe(
      400,
    )

    await api.call(calendarApi.remove, { query: { id } })
    expect(ids(await api.call(calendarApi.list, { query: {} }))).not.toContain(id)
    expect((await refusal(api.call(calendarApi.remove, { query: { id } }))).status).toBe(404)
  })
})

describe('an unscheduled event', () => {
  it('is added by its title, scheduled by a start, and unscheduled again', async () => {
    const title = unique('Dinner')
    const { event } = await api.call(calendarApi.addUnscheduled, { body: { event: { title } } })
    const { id } = event
    const places = async () => ({
      waits: ids(await api.call(calendarApi.listUnscheduled, {})).includes(id),
      isListed: ids(await api.call(calendarApi.list, { query: {} })).includes(id),
    })
    expect(await places()).toEqual({ waits: true, isListed: false })
    expect((await refusal(api.call(calendarApi.update, { body: { event: { id, title } } }))).status).toBe(400)

    await api.call(calendarApi.update, { body: { event: { id, start: '2026-12-01', allDay: true } } })
    expect(await places()).toEqual({ waits: false, isListed: true })
    await api.call(calendarApi.unschedule, { body: { id } })
    expect(await places()).toEqual({ waits: true, isListed: false })
    await api.call(calendarApi.remove, { query: { id } })
    expect(await places()).toEqual({ waits: false, isListed: false })
  })
})
