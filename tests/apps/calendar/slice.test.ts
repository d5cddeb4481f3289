import { describe, expect, it } from 'vitest'
import type { EventListQuery } from '@/redux/apps/calendar/contract'
import {
  addEvent,
  fetchEvents,
  removeEvent,
  restoreEvent,
  selectEvents,
  selectEventsRequest,
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
    breakWrites: () => {
      opened.breakCalls((call) => !call.startsWith('GET'))
    },
  }
}

describe('the calendar slice', () => {
  it('has the events of the kinds that were asked for, and none where none were', async () => {
    const { store, events } = await start({ calendars: ['Family'] })
    expect(new Set(events().map(({ extendedProps }) => extendedProps.calendar))).toEqual(new Set(['Family']))
    await store.dispatch(fetchEvents({ calendars: [] }))
    expect(events()).toEqual([])
    expect(selectEventsRequest(store.getState())).toEqual({ status: 'succeeded' })
  })

  it('keeps the filter when it fetches anew after a write', async () => {
    const { store, events, settled } = await start({ calendars: ['Family'] })
    const before = events().length
    await store.dispatch(addEvent({ title: 'Tea', start: '2026-11-18', extendedProps: { calendar: 'Family' } }))
    await store.dispatch(addEvent({ title: 'Call', start: '2026-11-18', extendedProps: { calendar: 'Business' } }))
    await settled()
    expect(events()).toHaveLength(before + 1)
  })

  it('moves an event at once, and back when that fails', async () => {
    const { store, event, settled, breakWrites, breakCalls } = await start()
    const before = event(1)
    const moved = { start: '2026-11-20T09:00:00.000Z', end: '2026-11-20T09:30:00.000Z' }
    breakWrites()
    const failing = store.dispatch(updateEvent({ id: 1, ...moved }))
    expect(event(1)).toEqual({ ...before, ...moved })
    await failing
    await settled()
    expect(event(1)).toEqual(before)
    breakCalls(() => false)
    await store.dispatch(updateEvent({ id: 1, ...moved }))
    await settled()
    expect(event(1)).toEqual({ ...before, ...moved })
  })

  it('changes one extended property at once and keeps the others', async () => {
    const { store, event } = await start()
    const { extendedProps } = event(1)
    const writing = store.dispatch(updateEvent({ id: 1, extendedProps: { calendar: 'ETC' } }))
    expect(event(1).extendedProps).toEqual({ ...extendedProps, calendar: 'ETC' })
    await writing
  })

  it('removes an event at once and brings it back', async () => {
    const { store, events, settled } = await start()
    const before = events()
    const removing = store.dispatch(removeEvent(5))
    expect(events()).toHaveLength(before.length - 1)
    await removing
    await store.dispatch(restoreEvent(5))
    await settled()
    expect(events()).toEqual(before)
  })

  it('shows a removed event again when removing it fails', async () => {
    const { store, events, settled, breakWrites } = await start()
    const before = events()
    breakWrites()
    await store.dispatch(removeEvent(5))
    await settled()
    expect(events()).toEqual(before)
  })
})
