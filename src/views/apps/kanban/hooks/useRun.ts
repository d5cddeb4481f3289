import { useErrorText } from '@core/hooks/useErrorText'
import { toast } from '@core/toast/toast'
import { useCallback, useEffect, useRef } from 'react'
import { useAppDispatch } from '@/redux/app/hooks'
import type { AppThunk } from '@/redux/app/thunks'

/** Runs a write, and says when it failed, with a way to try again. It resolves to the answer, or null; always the same function. */
export function useRun() {
  const dispatch = useAppDispatch()
  const errorText = useErrorText()
  const latest = useRef(errorText)
  useEffect(() => {
    latest.current = errorText
  })

  return useCallback(
    async function run<Answer, Arg>(
      thunk: AppThunk<Answer, Arg>,
      arg: Arg,
      again: () => void,
    ): Promise<{ answer: Answer } | null> {
      const result = await dispatch((thunk as AppThunk<Answer, unknown>)(arg))
      if (thunk.fulfilled.match(result)) return { answer: result.payload }
      if (thunk.rejected.match(result) && result.payload) toast.error(latest.current(result.payload), { retry: again })
      return null
    },
    [dispatch],
  )
}

export type Run = ReturnType<typeof useRun>
