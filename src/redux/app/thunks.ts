import type { AnswerOf, CallArgs, Endpoint } from '@core/api/endpoint'
import type { ApiError } from '@core/api/errors'
import { toApiError } from '@core/api/errors'
import type {
  ActionReducerMapBuilder,
  AsyncThunk,
  AsyncThunkPayloadCreator,
  Draft,
  UnknownAction,
} from '@reduxjs/toolkit'
import { addListener, createAsyncThunk } from '@reduxjs/toolkit'
import { dataWritten, rightsChanged } from './events'
import type { RootState } from './rootReducer'
import type { AppDispatch, ThunkExtra } from './store'

interface ThunkConfig {
  state: RootState
  dispatch: AppDispatch
  extra: ThunkExtra
  rejectValue: ApiError
}

export type AppThunk<Answer, Arg> = AsyncThunk<Answer, Arg, ThunkConfig>

/** A thunk of any shape; where it makes calls and no more, {@link createCallThunk} and {@link createCallsThunk} are shorter. */
export function createAppAsyncThunk<Answer, Arg>(
  type: string,
  run: AsyncThunkPayloadCreator<Answer, Arg, ThunkConfig>,
): AppThunk<Answer, Arg> {
  return createAsyncThunk<Answer, Arg, ThunkConfig>(type, run)
}

/** What is left to do once a call has succeeded or failed, such as fetching a list again; a failed one has no answer. */
export type AfterCall<Answer = unknown> = (dispatch: AppDispatch, state: RootState, answer: Answer | undefined) => void

export type Call = <E extends Endpoint>(endpoint: E, args: CallArgs<E>) => Promise<AnswerOf<E>>

/**
 * A thunk that makes calls. They are aborted with its promise, and it rejects with an `ApiError`.
 * @param run makes the calls
 * @param after not done for calls that were aborted, nor for those of a session that has ended meanwhile: what it fetches would
 *   be shown to the next one
 */
export function createCallsThunk<Answer, Arg = void>(
  type: string,
  run: (arg: Arg, call: Call) => Promise<Answer>,
  after?: AfterCall<Answer>,
): AppThunk<Answer, Arg> {
  const thunk = createAppAsyncThunk<Answer, Arg>(
    type,
    async (arg, { extra, signal, dispatch, getState, requestId, rejectWithValue }) => {
      const session = extra.endedSessions()
      let isWrite = false
      const call: Call = (endpoint, args) => {
        isWrite ||= endpoint.method !== 'GET'
        return extra.api.call(endpoint, args, signal)
      }
      let answer: Answer | undefined
      const isEnd = (action: UnknownAction) => thunk.fulfilled.match(action) || thunk.rejected.match(action)
      dispatch(
        addListener({
          // A read that begins before the store has the answer of the write would take it for one that it cannot know.
          predicate: (action) => isEnd(action) && action.meta.requestId === requestId,
          effect(_, { unsubscribe }) {
            unsubscribe()
            if ((signal.aborted && !isWrite) || extra.endedSessions() !== session) return
            after?.(dispatch, getState(), answer)
            if (isWrite) dispatch(dataWritten())
          },
        }),
      )
      try {
        answer = await run(arg, call)
        return answer
      } catch (thrown) {
        const error = toApiError(thrown)
        if (error.kind === 'forbidden') dispatch(rightsChanged())
        return rejectWithValue(error)
      }
    },
  )
  return thunk
}

/**
 * A thunk that makes one call; see {@link createCallsThunk}.
 * @param toArgs what the call is given
 */
export function createCallThunk<E extends Endpoint, Arg = void>(
  type: string,
  endpoint: E,
  toArgs: (arg: Arg) => CallArgs<E>,
  after?: AfterCall<AnswerOf<E>>,
): AppThunk<AnswerOf<E>, Arg> {
  return createCallsThunk<AnswerOf<E>, Arg>(type, (arg, call) => call(endpoint, toArgs(arg)), after)
}

/**
 * For the writes of a slice, after all of which the same is left to do.
 * @returns {@link createCallThunk} without its last parameter
 */
export function writesThen(after: AfterCall) {
  return <E extends Endpoint, Arg = void>(type: string, endpoint: E, toArgs: (arg: Arg) => CallArgs<E>) =>
    createCallThunk(type, endpoint, toArgs, after)
}

/** How a request stands. What it brought is kept beside it, and stays while a newer one is under way or has failed. */
export type RequestState =
  | { readonly status: 'idle' }
  | { readonly status: 'pending'; readonly requestId: string }
  | { readonly status: 'succeeded' }
  | { readonly status: 'failed'; readonly error: ApiError }

export const idle: RequestState = { status: 'idle' }

/** Whether an action is about the latest call of its kind: what an older one brings is dropped. */
function isLatest(request: RequestState, { meta }: { meta: { requestId: string } }): boolean {
  return request.status === 'pending' && request.requestId === meta.requestId
}

/** How a request stands after an action of its thunk; an aborted one leaves no error behind. */
function requestAfter<Answer, Arg>(
  before: RequestState,
  action: UnknownAction,
  thunk: AppThunk<Answer, Arg>,
): RequestState {
  if (thunk.pending.match(action)) return { status: 'pending', requestId: action.meta.requestId }
  if (thunk.fulfilled.match(action)) return isLatest(before, action) ? { status: 'succeeded' } : before
  if (!thunk.rejected.match(action) || !isLatest(before, action)) return before
  const { payload, error, meta } = action
  return meta.aborted ? idle : { status: 'failed', error: payload ?? toApiError(error.message) }
}

interface WithRequest {
  request: RequestState
}

/**
 * Keeps the `request` of a thunk of which only the latest call counts: the answer of an older one is dropped, and an aborted
 * one leaves no error behind.
 * @param holderOf the part of the state that has the `request`
 */
export function addRequestCases<State, Answer, Arg>(
  builder: ActionReducerMapBuilder<State>,
  thunk: AppThunk<Answer, Arg>,
  holderOf: (state: Draft<State>) => WithRequest,
  onAnswer: (state: Draft<State>, answer: Answer, arg: Arg) => void,
) {
  return builder
    .addCase(thunk.pending, (state, action) => {
      holderOf(state).request = requestAfter(idle, action, thunk)
    })
    .addCase(thunk.fulfilled, (state, action) => {
      const holder = holderOf(state)
      if (!isLatest(holder.request, action)) return
      holder.request = { status: 'succeeded' }
      onAnswer(state, action.payload, action.meta.arg)
    })
    .addCase(thunk.rejected, (state, action) => {
      const holder = holderOf(state)
      holder.request = requestAfter(holder.request, action, thunk)
    })
}

/** What one call reads: the latest answer, which stays until the next, and how the request for it stands. */
export interface Loaded<Data> {
  data: Data | null
  request: RequestState
}

export const notLoaded: Loaded<never> = { data: null, request: idle }

/**
 * Keeps the answers of a thunk that reads something.
 * @param holderOf the part of the state that they are kept in
 */
export function addReadCases<State, Answer, Arg>(
  builder: ActionReducerMapBuilder<State>,
  thunk: AppThunk<Answer, Arg>,
  holderOf: (state: Draft<State>) => Loaded<Answer>,
) {
  return addRequestCases(builder, thunk, holderOf, (state, answer) => {
    holderOf(state).data = answer
  })
}

/** One row that a page shows, by its id. */
export interface Viewed<Data> extends WithRequest {
  /** Null until the first answer; from then on the latest one. */
  shown: Data | null
  /** Of the latest request. */
  wantedId: number | null
  /** Of the latest answer for this id. It stays during another try. */
  failure: ApiError | null
}

export const notViewed: Viewed<never> = { shown: null, wantedId: null, request: idle, failure: null }

/**
 * Keeps the row that a thunk reads by its id. Ends a builder's cases: only matchers may follow.
 * @returns the builder
 */
export function addViewCases<Answer, State extends Viewed<Answer>>(
  builder: ActionReducerMapBuilder<State>,
  thunk: AppThunk<Answer, number>,
) {
  const holderOf = (state: Draft<State>) => state as Viewed<Answer>
  return addRequestCases(builder, thunk, holderOf, (state, answer) => {
    Object.assign(holderOf(state), { shown: answer, failure: null })
  })
    .addMatcher(thunk.pending.match, (state, { meta }) => {
      const view = holderOf(state)
      if (view.wantedId !== meta.arg) view.failure = null
      view.wantedId = meta.arg
    })
    .addMatcher(thunk.rejected.match, (state, { payload, meta }) => {
      const view = holderOf(state)
      if (!meta.aborted && meta.arg === view.wantedId) view.failure = payload ?? null
    })
}
