import type { Draft } from '@reduxjs/toolkit'
import { createSlice } from '@reduxjs/toolkit'
import type { Pending } from '@/redux/app/optimistic'
import { nothingPending, OptimisticWrites } from '@/redux/app/optimistic'
import type { RootState } from '@/redux/app/rootReducer'
import { rootReducer } from '@/redux/app/rootReducer'
import type { AfterCall, Loaded, RequestState } from '@/redux/app/thunks'
import { addReadCases, addRequestCases, createCallThunk, idle, notLoaded, writesThen } from '@/redux/app/thunks'
import type { DueQuery, EventListQuery } from './contract'
import { calendarApi } from './contract'
import type {
  CalendarEvent,
  EventChange,
  Guest,
  NewEvent,
  NewUnscheduledEvent,
  Split,
  UnscheduledEvent,
} from './schema'

interface CalendarState {
  events: CalendarEvent[]
  unscheduled: Loaded<UnscheduledEvent[]>
  request: RequestState
  query: EventListQuery | null
  pending: Pending
  single: Loaded<CalendarEvent>
  guests: Loaded<{ guests: Guest[] }>
}

const initialState: CalendarState = {
  events: [],
  unscheduled: notLoaded,
  request: idle,
  query: null,
  pending: nothingPending,
  single: notLoaded,
  guests: notLoaded,
}

export const fetchEvents = createCallThunk('calendar/fetchEvents', calendarApi.list, (query: EventListQuery) => ({
  query,
}))

/** For events that the filter excludes, such as linked events. */
export const fetchEvent = createCallThunk('calendar/fetchEvent', calendarApi.get, (id: number) => ({ query: { id } }))

export const fetchGuests = createCallThunk('calendar/fetchGuests', calendarApi.guests, () => ({}))

/** The caller uses the response; the store ignores it. */
export const fetchDueEvents = createCallThunk('calendar/fetchDueEvents', calendarApi.dueEvents, (query: DueQuery) => ({
  query,
}))

/** All kinds, for exports; leaves the events on screen unchanged. */
export const collectEvents = createCallThunk('calendar/collectEvents', calendarApi.list, () => ({ query: {} }))

export const fetchUnscheduled = createCallThunk('calendar/fetchUnscheduled', calendarApi.listUnscheduled, () => ({}))

const refetch: AfterCall = (dispatch, state) => {
  const { query, unscheduled } = injected.selectSlice(state)
  if (query) void dispatch(fetchEvents(query))
  if (unscheduled.data) void dispatch(fetchUnscheduled())
}

const createWrite = writesThen(refetch)

export const addEvent = createWrite('calendar/addEvent', calendarApi.add, (event: NewEvent) => ({ body: { event } }))

export const addEvents = createWrite('calendar/addEvents', calendarApi.addAll, (events: NewEvent[]) => ({
  body: { events },
}))

export const removeEvents = createWrite('calendar/removeEvents', calendarApi.removeMany, (ids: readonly number[]) => ({
  body: { ids: [...ids] },
}))

export const restoreEvents = createWrite(
  'calendar/restoreEvents',
  calendarApi.restoreMany,
  (ids: readonly number[]) => ({ body: { ids: [...ids] } }),
)

export const splitEvent = createWrite('calendar/splitEvent', calendarApi.split, (body: Split) => ({ body }))

export const updateEvent = createWrite('calendar/updateEvent', calendarApi.update, (event: EventChange) => ({
  body: { event },
}))

export const removeEvent = createWrite('calendar/removeEvent', calendarApi.remove, (id: number) => ({ query: { id } }))

export const restoreEvent = createWrite('calendar/restoreEvent', calendarApi.restore, (id: number) => ({
  body: { id },
}))

export const addUnscheduled = createWrite(
  'calendar/addUnscheduled',
  calendarApi.addUnscheduled,
  (event: NewUnscheduledEvent) => ({ body: { event } }),
)

export const unscheduleEvent = createWrite('calendar/unscheduleEvent', calendarApi.unschedule, (id: number) => ({
  body: { id },
}))

/** Moves an unscheduled event to the calendar when a change sets its start. */
function schedule({ events, unscheduled }: Draft<CalendarState>, { id, start }: EventChange) {
  const index = unscheduled.data?.findIndex((event) => event.id === id) ?? -1
  if (!unscheduled.data || index === -1 || start === undefined) return
  const [event] = unscheduled.data.splice(index, 1)
  if (event && !events.some(({ id: known }) => known === id)) events.push({ ...event, start })
}

const optimistic = new OptimisticWrites<CalendarState>()
  .reads(fetchEvents)
  .reads(fetchUnscheduled)
  .writes(updateEvent, {
    expect(state, { extendedProps, ...change }) {
      schedule(state, change)
      const event = state.events.find(({ id }) => id === change.id)
      if (event) Object.assign(event, change, { extendedProps: { ...event.extendedProps, ...extendedProps } })
    },
  })
  .writes(removeEvent, {
    expect(state, id) {
      state.events = state.events.filter((event) => event.id !== id)
      if (state.unscheduled.data) state.unscheduled.data = state.unscheduled.data.filter((event) => event.id !== id)
    },
  })
  .writes(unscheduleEvent, {
    expect({ events, unscheduled }, id) {
      const index = events.findIndex((event) => event.id === id)
      const [event] = index === -1 ? [] : events.splice(index, 1)
      if (!event || !unscheduled.data || unscheduled.data.some((known) => known.id === id)) return
      unscheduled.data.push({ ...event, start: null, end: null, allDay: false })
      // Order of the backend: by age.
      unscheduled.data.sort((one, other) => one.id - other.id)
    },
  })

const slice = createSlice({
  name: 'calendar',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    addRequestCases(
      builder,
      fetchEvents,
      (state) => state,
      (state, events) => {
        state.events = events
      },
    )
    addReadCases(builder, fetchUnscheduled, ({ unscheduled }) => unscheduled)
    addReadCases(builder, fetchEvent, ({ single }) => single)
    addReadCases(builder, fetchGuests, ({ guests }) => guests)
    builder.addMatcher(fetchEvents.pending.match, (state, { meta }) => {
      state.query = meta.arg
    })
    optimistic.attach(builder)
  },
  selectors: {
    selectEvents: ({ events }) => events,
    selectEventsRequest: ({ request }) => request,
    selectUnscheduled: ({ unscheduled }) => unscheduled,
    selectSingle: ({ single }) => single,
    selectGuests: ({ guests }) => guests,
  },
})

const injected = slice.injectInto(rootReducer)

export const { selectEvents, selectEventsRequest, selectUnscheduled, selectSingle, selectGuests } =
  injected.getSelectors((root: RootState) => optimistic.shown(injected.selectSlice(root)))
