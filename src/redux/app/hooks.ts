import { useCallback, useEffect, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { selectChanges } from './changesSlice'
import type { RootState } from './rootReducer'
import type { AppDispatch, ThunkExtra } from './store'
import type { AppThunk } from './thunks'

/** The store's `dispatch`, typed for thunks. Prefer `useRequest` for reads and `useWrite` for writes. */
export const useAppDispatch = useDispatch.withTypes<AppDispatch>()
/** Reads from the store, and renders again when the selected value changes. */
export const useAppSelector = useSelector.withTypes<RootState>()

const selectRetries = (_dispatch: unknown, _getState: unknown, { retries }: ThunkExtra) => retries

/**
 * Sends a request on mount, and again when `arg` changes or data is outdated. Aborts the previous request.
 * @param thunk from the module's slice
 * @param arg must be memoized, as a new object refetches; null sends no request
 * @returns retries this request and all failed requests on screen
 */
export function useRequest<Answer, Arg>(thunk: AppThunk<Answer, Arg>, arg: Arg | null): () => void {
  const dispatch = useAppDispatch()
  const [attempt, setAttempt] = useState(0)
  const changes = useAppSelector(selectChanges)
  const ask = useCallback(() => {
    setAttempt((count) => count + 1)
  }, [])
  useEffect(() => {
    if (arg === null) return undefined
    const failed = dispatch(selectRetries)
    const promise = dispatch((thunk as AppThunk<unknown, unknown>)(arg))
    let isOver = false
    void promise.then(({ meta }) => {
      if (meta.requestStatus === 'rejected' && !isOver) failed.add(ask)
    })
    return () => {
      isOver = true
      failed.delete(ask)
      promise.abort()
    }
  }, [dispatch, thunk, arg, attempt, changes, ask])
  return useCallback(() => {
    for (const askAgain of [ask, ...dispatch(selectRetries)]) askAgain()
  }, [ask, dispatch])
}
