import type { Draft } from '@reduxjs/toolkit'
import { createSlice } from '@reduxjs/toolkit'
import type { Pending } from '@/redux/app/optimistic'
import { nothingPending, OptimisticWrites } from '@/redux/app/optimistic'
import type { RootState } from '@/redux/app/rootReducer'
import { rootReducer } from '@/redux/app/rootReducer'
import type { AfterCall, Loaded, RequestState } from '@/redux/app/thunks'
import { addReadCases, addRequestCases, createCallThunk, idle, notLoaded, writesThen } from '@/redux/app/thunks'
import type { EventListQuery } from './contract'
import { calendarApi } from './contract'
import type {
  CalendarEvent,
  EventChange,
  Guest,
  NewEvent,
  NewSeries,
  NewUnscheduledEvent,
  Repeat,
  SeriesChange,
  SeriesScope,
  UnscheduledEvent,
} from './schema'

interface CalendarState {
  events: CalendarEvent[]
  /** What waits for a day. */
  unscheduled: Loaded<UnscheduledEvent[]>
  request: RequestState
  query: EventListQuery | null
  pending: Pending
  /** The latest event that was asked for by its id, as it was then. */
  single: Loaded<CalendarEvent>
  /** Whom one may invite. */
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

/** For an event that the filter leaves out, such as one that a link leads to. */
export const fetchEvent = createCallThunk('calendar/fetchEvent', calendarApi.get, (id: number) => ({ query: { id } }))

export const fetchGuests = createCallThunk('calendar/fetchGuests', calendarApi.guests, () => ({}))

/** Events of every kind, to be taken elsewhere; what is on screen stays. */
export const collectEvents = createCallThunk('calendar/collectEvents', calendarApi.list, () => ({ query: {} }))

export const fetchUnscheduled = createCallThunk('calendar/fetchUnscheduled', calendarApi.listUnscheduled, () => ({}))

/** After any change the events are fetched again. */
const refetch: AfterCall = (dispatch, state) => {
  const { query, unscheduled } = injected.selectSlice(state)
  if (query) void dispatch(fetchEvents(query))
  if (unscheduled.data) void dispatch(fetchUnscheduled())
}

const createWrite = writesThen(refetch)

export const addEvent = createWrite('calendar/addEvent', calendarApi.add, (event: NewEvent) => ({ body: { event } }))

/** What a file brings: all of it or nothing. */
export const addEvents = createWrite('calendar/addEvents', calendarApi.addAll, (events: NewEvent[]) => ({
  body: { events },
}))

/** Takes back what a file brought, or what came of one that repeats. */
export const removeEvents = createWrite('calendar/removeEvents', calendarApi.removeMany, (ids: readonly number[]) => ({
  body: { ids: [...ids] },
}))

export const restoreEvents = createWrite(
  'calendar/restoreEvents',
  calendarApi.restoreMany,
  (ids: readonly number[]) => ({ body: { ids: [...ids] } }),
)

export const addSeries = createWrite('calendar/addSeries', calendarApi.addSeries, (body: NewSeries) => ({ body }))

/** Changes how an event repeats from now on. The replaced events are deleted: `goneIds`. */
export const repeatEvent = createWrite('calendar/repeatEvent', calendarApi.repeat, (body: Repeat) => ({ body }))

export const updateSeries = createWrite('calendar/updateSeries', calendarApi.updateSeries, (body: SeriesChange) => ({
  body,
}))

/** Several, each by fields of its own: so a change of many is taken back. */
export const updateEvents = createWrite('calendar/updateEvents', calendarApi.updateMany, (events: EventChange[]) => ({
  body: { events },
}))

export const removeSeries = createWrite('calendar/removeSeries', calendarApi.removeSeries, (body: SeriesScope) => ({
  body,
}))

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

/** Takes an event off the calendar; it waits for another day. */
export const unscheduleEvent = createWrite('calendar/unscheduleEvent', calendarApi.unschedule, (id: number) => ({
  body: { id },
}))

/** An event that waits stands among the others once a change gives it a start. */
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
      // Where the backend has them: by age.
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
