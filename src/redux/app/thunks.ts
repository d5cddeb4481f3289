import type { AnswerOf, CallArgs, Endpoint } from '@core/api/endpoint'
import type { ApiError } from '@core/api/errors'
import { toApiError } from '@core/api/errors'
import type { ActionReducerMapBuilder, AsyncThunk, Draft } from '@reduxjs/toolkit'
import { createAsyncThunk } from '@reduxjs/toolkit'
import type { RootState } from './rootReducer'
import type { AppDispatch, ThunkExtra } from './store'

interface ThunkConfig {
  state: RootState
  dispatch: AppDispatch
  extra: ThunkExtra
  rejectValue: ApiError
}

export type AppThunk<Answer, Arg> = AsyncThunk<Answer, Arg, ThunkConfig>

export const createAppAsyncThunk = createAsyncThunk.withTypes<ThunkConfig>()

/** A thunk that makes one call. It is aborted with its promise, and rejects with an `ApiError`. */
export function createCallThunk<E extends Endpoint, Arg = void>(
  type: string,
  endpoint: E,
  toArgs: (arg: Arg) => CallArgs<E>,
): AppThunk<AnswerOf<E>, Arg> {
  return createAppAsyncThunk<AnswerOf<E>, Arg>(type, async (arg, { extra, signal, rejectWithValue }) => {
    try {
      return await extra.api.call(endpoint, toArgs(arg), signal)
    } catch (thrown) {
      return rejectWithValue(toApiError(thrown))
    }
  })
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
 * Keeps `state.request` for a thunk of which only the latest call counts: the answer of an older one is dropped, and an
 * aborted one leaves no error behind.
 */
export function addRequestCases<State extends WithRequest, Answer, Arg>(
  builder: ActionReducerMapBuilder<State>,
  thunk: AppThunk<Answer, Arg>,
  onAnswer: (state: Draft<State>, answer: Answer, arg: Arg) => void,
) {
  function put(state: WithRequest, request: RequestState) {
    state.request = request
  }

  const isLatest = ({ request }: WithRequest, requestId: string) =>
    request.status === 'pending' && request.requestId === requestId

  return builder
    .addCase(thunk.pending, (state, { meta }) => {
      put(state, { status: 'pending', requestId: meta.requestId })
    })
    .addCase(thunk.fulfilled, (state, { payload, meta }) => {
      if (!isLatest(state, meta.requestId)) return
      put(state, { status: 'succeeded' })
      onAnswer(state, payload, meta.arg)
    })
    .addCase(thunk.rejected, (state, { payload, error, meta }) => {
      if (!isLatest(state, meta.requestId)) return
      put(state, meta.aborted ? idle : { status: 'failed', error: payload ?? toApiError(error.message) })
    })
}
