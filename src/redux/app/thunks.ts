import type { AnswerOf, Call, CallArgs, Endpoint } from '@core/api/endpoint'
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

/** For custom thunks; {@link createCallThunk} and {@link createCallsThunk} are shorter for calls. */
export function createAppAsyncThunk<Answer, Arg>(
  type: string,
  run: AsyncThunkPayloadCreator<Answer, Arg, ThunkConfig>,
): AppThunk<Answer, Arg> {
  return createAsyncThunk<Answer, Arg, ThunkConfig>(type, run)
}

/** Runs after a request settles, for example to refetch. `answer` is undefined on failure. */
export type AfterCall<Answer = unknown> = (dispatch: AppDispatch, state: RootState, answer: Answer | undefined) => void

/**
 * Creates a thunk that makes calls. Aborting its promise aborts them. It rejects with an `ApiError`.
 * @param after skipped for aborted reads and ended sessions, as the next session would show the result
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
          // Wait until the write is reduced; an earlier read would count as stale.
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

/** Creates a thunk that makes one call; see {@link createCallsThunk}. */
export function createCallThunk<E extends Endpoint, Arg = void>(
  type: string,
  endpoint: E,
  toArgs: (arg: Arg) => CallArgs<E>,
  after?: AfterCall<AnswerOf<E>>,
): AppThunk<AnswerOf<E>, Arg> {
  return createCallsThunk<AnswerOf<E>, Arg>(type, (arg, call) => call(endpoint, toArgs(arg)), after)
}

/** @returns {@link createCallThunk} with a fixed `after`, for the writes of a slice */
export function writesThen(after: AfterCall) {
  return <E extends Endpoint, Arg = void>(type: string, endpoint: E, toArgs: (arg: Arg) => CallArgs<E>) =>
    createCallThunk(type, endpoint, toArgs, after)
}

/** The response is stored beside it. It stays during a refetch and after a failure. */
export type RequestState =
  | { readonly status: 'idle' }
  | { readonly status: 'pending'; readonly requestId: string }
  | { readonly status: 'succeeded' }
  | { readonly status: 'failed'; readonly error: ApiError }

export const idle: RequestState = { status: 'idle' }

function isLatest(request: RequestState, { meta }: { meta: { requestId: string } }): boolean {
  return request.status === 'pending' && request.requestId === meta.requestId
}

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

/** Tracks the latest `request` of a thunk in `holderOf(state)`. Aborted requests leave no error. */
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

/** Latest response, kept until the next, with the state of its request. */
export interface Loaded<Data> {
  data: Data | null
  request: RequestState
}

export const notLoaded: Loaded<never> = { data: null, request: idle }

/** Stores the latest response of a thunk in `holderOf(state)`. */
export function addReadCases<State, Answer, Arg>(
  builder: ActionReducerMapBuilder<State>,
  thunk: AppThunk<Answer, Arg>,
  holderOf: (state: Draft<State>) => Loaded<Answer>,
) {
  return addRequestCases(builder, thunk, holderOf, (state, answer) => {
    holderOf(state).data = answer
  })
}

/** A row that a page shows by id. */
export interface Viewed<Data> extends WithRequest {
  /** Null until the first response, then the latest. */
  shown: Data | null
  wantedId: number | null
  /** Latest error of `wantedId`; stays during a retry. */
  failure: ApiError | null
}

export const notViewed: Viewed<never> = { shown: null, wantedId: null, request: idle, failure: null }

/** Stores a row that a thunk reads by id. Call it last: the returned builder accepts only matchers. */
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
