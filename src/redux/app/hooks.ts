import { useCallback, useEffect, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { selectChanges } from './changes'
import type { RootState } from './rootReducer'
import type { AppDispatch } from './store'
import type { AppThunk } from './thunks'

export const useAppDispatch = useDispatch.withTypes<AppDispatch>()
export const useAppSelector = useSelector.withTypes<RootState>()

/**
 * Makes a request while the component is shown, again whenever `arg` changes or another tab has changed rows; the one before is then
 * aborted.
 * @param arg must be the same object as long as it says the same; null asks for nothing
 * @returns asks again
 */
export function useRequest<Answer, Arg>(thunk: AppThunk<Answer, Arg>, arg: Arg | null): () => void {
  const dispatch = useAppDispatch()
  const [attempt, setAttempt] = useState(0)
  const changes = useAppSelector(selectChanges)
  useEffect(() => {
    if (arg === null) return undefined
    const promise = dispatch((thunk as AppThunk<unknown, unknown>)(arg))
    return () => {
      promise.abort()
    }
  }, [dispatch, thunk, arg, attempt, changes])
  return useCallback(() => {
    setAttempt((count) => count + 1)
  }, [])
}
