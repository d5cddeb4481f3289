import { useCallback, useEffect, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { selectChanges } from './changesSlice'
import type { RootState } from './rootReducer'
import type { AppDispatch, ThunkExtra } from './store'
import type { AppThunk } from './thunks'

export const useAppDispatch = useDispatch.withTypes<AppDispatch>()
export const useAppSelector = useSelector.withTypes<RootState>()

const selectRetries = (_dispatch: unknown, _getState: unknown, { retries }: ThunkExtra) => retries

/**
 * Makes a request while the component is shown, again whenever `arg` changes or another tab has changed rows; the one before is then
 * aborted.
 * @param arg must be the same object as long as it says the same; null asks for nothing
 * @returns retries the request and all failed requests of the screen: what failed together is tried again together
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
