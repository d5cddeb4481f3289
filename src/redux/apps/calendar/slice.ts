import type { ActionReducerMapBuilder, Draft, WithSlice } from '@reduxjs/toolkit'
import { createSlice } from '@reduxjs/toolkit'
import { rootReducer } from '@/redux/app/rootReducer'
import type { AfterCall, AppThunk, Loaded, RequestState, Rollbacks } from '@/redux/app/thunks'
import {
  addOptimisticCases,
  addReadCases,
  addRequestCases,
  createCallsThunk,
  createCallThunk,
  idle,
  isWriting,
  notLoaded,
} from '@/redux/app/thunks'
import type { EventListQuery } from './contract'
import { calendarApi } from './contract'
import type { CalendarEvent, EventChange, Guest, NewEvent } from './schema'

interface CalendarState {
  events: CalendarEvent[]
  request: RequestState
  query: EventListQuery | null
  rollbacks: Rollbacks<CalendarEvent[]>
  /** The latest event that was asked for by its id, as it was then. */
  single: Loaded<CalendarEvent>
  /** Whom one may invite. */
  guests: Loaded<{ guests: Guest[] }>
}

const initialState: CalendarState = {
  events: [],
  request: idle,
  query: null,
  rollbacks: {},
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

/** After any change the events are fetched anew (specification section 4). */
const refetch: AfterCall = (dispatch, state) => {
  const { query } = injected.selectSlice(state)
  if (query) void dispatch(fetchEvents(query))
}

export const addEvent = createCallThunk(
  'calendar/addEvent',
  calendarApi.add,
  (event: NewEvent) => ({ body: { event } }),
  refetch,
)

/** What a file brings: all of it or nothing. */
export const addEvents = createCallThunk(
  'calendar/addEvents',
  calendarApi.addAll,
  (events: NewEvent[]) => ({ body: { events } }),
  refetch,
)

/** Takes back what a file brought. */
export const removeEvents = createCallsThunk(
  'calendar/removeEvents',
  (ids: readonly number[], call) => Promise.all(ids.map((id) => call(calendarApi.remove, { query: { id } }))),
  refetch,
)

export const updateEvent = createCallThunk(
  'calendar/updateEvent',
  calendarApi.update,
  (event: EventChange) => ({ body: { event } }),
  refetch,
)

export const removeEvent = createCallThunk(
  'calendar/removeEvent',
  calendarApi.remove,
  (id: number) => ({ query: { id } }),
  refetch,
)

export const restoreEvent = createCallThunk(
  'calendar/restoreEvent',
  calendarApi.restore,
  (id: number) => ({ body: { id } }),
  refetch,
)

function addChange<Answer, Arg>(
  builder: ActionReducerMapBuilder<CalendarState>,
  thunk: AppThunk<Answer, Arg>,
  apply: (state: Draft<CalendarState>, arg: Arg) => void,
) {
  return addOptimisticCases(builder, thunk, {
    rollbacksOf: ({ rollbacks }) => rollbacks,
    take: ({ events }) => events,
    put(state, before) {
      state.events = before
    },
    apply,
  })
}

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
        if (!isWriting(state.rollbacks)) state.events = events
      },
    )
    addReadCases(builder, fetchEvent, ({ single }) => single)
    addReadCases(builder, fetchGuests, ({ guests }) => guests)
    addChange(builder, updateEvent, ({ events }, { extendedProps, ...change }) => {
      const event = events.find(({ id }) => id === change.id)
      if (event) Object.assign(event, change, { extendedProps: { ...event.extendedProps, ...extendedProps } })
    })
    addChange(builder, removeEvent, (state, id) => {
      state.events = state.events.filter((event) => event.id !== id)
    })
    builder.addMatcher(fetchEvents.pending.match, (state, { meta }) => {
      state.query = meta.arg
    })
  },
  selectors: {
    selectEvents: ({ events }) => events,
    selectEventsRequest: ({ request }) => request,
    selectSingle: ({ single }) => single,
    selectGuests: ({ guests }) => guests,
  },
})

declare module '@/redux/app/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof slice> {}
}

const injected = slice.injectInto(rootReducer)

export const { selectEvents, selectEventsRequest, selectSingle, selectGuests } = injected.selectors
