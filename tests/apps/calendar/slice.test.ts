import { describe, expect, it } from 'vitest'
import type { EventListQuery } from '@/redux/apps/calendar/contract'
import {
  addEvent,
  fetchEvents,
  removeEvent,
  restoreEvent,
  selectEvents,
  updateEvent,
} from '@/redux/apps/calendar/slice'
import { openStore } from '../../support/openStore'

async function start(query: EventListQuery = {}) {
  const opened = openStore()
  await opened.store.dispatch(fetchEvents(query))
  const events = () => selectEvents(opened.store.getState())
  return {
    ...opened,
    events,
    event: (id: number) => events().find((candidate) => candidate.id === id)!,
  }
}

describe('the calendar slice', () => {
  it('keeps the filter when refetching after a write', async () => {
    const { store, events, settled } = await start({ calendars: ['Family'] })
    const before = events().length
    await store.dispatch(addEvent({ title: 'Tea', start: '2026-11-18', extendedProps: { calendar: 'Family' } }))
    await store.dispatch(addEvent({ title: 'Call', start: '2026-11-18', extendedProps: { calendar: 'Business' } }))
    await settled()
    expect(events()).toHaveLength(before + 1)
  })

  it('moves an event optimistically', async () => {
    const { store, event, settled } = await start()
    const moved = { ...event(1), start: '2026-11-20T09:00:00.000Z', end: '2026-11-20T09:30:00.000Z' }
    const promise = store.dispatch(updateEvent({ id: 1, start: moved.start, end: moved.end }))
    expect(event(1)).toEqual(moved)
    await promise
    await settled()
    expect(event(1)).toEqual(moved)
  })

  it('updates an extended property optimistically and keeps the others', async () => {
    const { store, event } = await start()
    const { extendedProps } = event(1)
    const writing = store.dispatch(updateEvent({ id: 1, extendedProps: { calendar: 'ETC' } }))
    expect(event(1).extendedProps).toEqual({ ...extendedProps, calendar: 'ETC' })
    await writing
  })

  it('deletes an event optimistically and restores it', async () => {
    const { store, events, settled } = await start()
    const before = events()
    const removing = store.dispatch(removeEvent(5))
    expect(events()).toHaveLength(before.length - 1)
    await removing
    await store.dispatch(restoreEvent(5))
    await settled()
    expect(events()).toEqual(before)
  })
})
