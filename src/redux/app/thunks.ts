import type { AnswerOf, CallArgs, Endpoint } from '@core/api/endpoint'
import type { ApiError } from '@core/api/errors'
import { toApiError } from '@core/api/errors'
import type { ActionReducerMapBuilder, AsyncThunk, AsyncThunkPayloadCreator, Draft } from '@reduxjs/toolkit'
import { createAsyncThunk, current } from '@reduxjs/toolkit'
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

/** What is left to do once a call has succeeded or failed, such as fetching a list anew; a failed one has no answer. */
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
  return createAppAsyncThunk<Answer, Arg>(type, async (arg, { extra, signal, dispatch, getState, rejectWithValue }) => {
    const session = extra.endedSessions()
    const methods = new Set<string>()
    const call: Call = (endpoint, args) => {
      methods.add(endpoint.method)
      return extra.api.call(endpoint, args, signal)
    }
    let answer: Answer | undefined
    try {
      answer = await run(arg, call)
      return answer
    } catch (thrown) {
      const error = toApiError(thrown)
      if (error.kind === 'forbidden') dispatch(rightsChanged())
      return rejectWithValue(error)
    } finally {
      if (!signal.aborted && extra.endedSessions() === session) {
        after?.(dispatch, getState(), answer)
        if ([...methods].some((method) => method !== 'GET')) dispatch(dataWritten())
      }
    }
  })
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

/** How a request stands. What it brought is kept beside it, and stays while a newer one is under way or has failed. */
export type RequestState =
  | { readonly status: 'idle' }
  | { readonly status: 'pending'; readonly requestId: string }
  | { readonly status: 'succeeded' }
  | { readonly status: 'failed'; readonly error: ApiError }

export const idle: RequestState = { status: 'idle' }

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
  const isLatest = ({ request }: WithRequest, requestId: string) =>
    request.status === 'pending' && request.requestId === requestId

  return builder
    .addCase(thunk.pending, (state, { meta }) => {
      holderOf(state).request = { status: 'pending', requestId: meta.requestId }
    })
    .addCase(thunk.fulfilled, (state, { payload, meta }) => {
      if (!isLatest(holderOf(state), meta.requestId)) return
      holderOf(state).request = { status: 'succeeded' }
      onAnswer(state, payload, meta.arg)
    })
    .addCase(thunk.rejected, (state, { payload, error, meta }) => {
      if (!isLatest(holderOf(state), meta.requestId)) return
      holderOf(state).request = meta.aborted ? idle : { status: 'failed', error: payload ?? toApiError(error.message) }
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

/** What stood before the writes that are still under way, by their requests' ids. */
export type Rollbacks<Snapshot> = Record<string, Snapshot>

/** Whether an answer may be older than what is on screen. The last write fetches anew, so such an answer can be left out. */
export function isWriting(rollbacks: Rollbacks<unknown>): boolean {
  return Object.keys(rollbacks).length > 0
}

interface OptimisticWrite<State, Snapshot, Arg> {
  readonly rollbacksOf: (state: Draft<State>) => Rollbacks<Snapshot>
  /** What has to be put back. */
  readonly take: (state: State) => Snapshot
  readonly put: (state: Draft<State>, before: Snapshot) => void
  /** Changes the state as if the call had succeeded. */
  readonly apply: (state: Draft<State>, arg: Arg) => void
}

/** Lets a write show at once what it will change, and takes that back when the call fails. */
export function addOptimisticCases<State, Snapshot, Answer, Arg>(
  builder: ActionReducerMapBuilder<State>,
  thunk: AppThunk<Answer, Arg>,
  { rollbacksOf, take, put, apply }: OptimisticWrite<State, Snapshot, Arg>,
) {
  return builder
    .addCase(thunk.pending, (state, { meta }) => {
      // Not of the draft, into which `apply` is about to write.
      rollbacksOf(state)[meta.requestId] = take(current(state))
      apply(state, meta.arg)
    })
    .addCase(thunk.fulfilled, (state, { meta }) => {
      // eslint-disable-next-line @typescript-eslint/no-dynamic-delete -- keyed by request
      delete rollbacksOf(state)[meta.requestId]
    })
    .addCase(thunk.rejected, (state, { meta }) => {
      const before = rollbacksOf(state)[meta.requestId]
      if (before !== undefined) put(state, before)
      // eslint-disable-next-line @typescript-eslint/no-dynamic-delete -- keyed by request
      delete rollbacksOf(state)[meta.requestId]
    })
}
